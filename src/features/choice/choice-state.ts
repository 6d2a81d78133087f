export type Choice = 'none' | 'blue' | 'red';

/** The heading that each state begins with, and that focus moves to. */
export const headings: Record<Choice, string> = { none: 'choose-title', blue: 'blue-title', red: 'red-title' };

/**
 * Runs before the body is drawn, and again when the address’s fragment changes. The state stands on `<html data-choice>`,
 * where styles read it: `auto=red` skips the choice, `#blue` is the blue result, and any other value has no effect.
 */
export const markChoice =
  "(f=>{f();addEventListener('hashchange',f)})(()=>{document.documentElement.dataset.choice=new URLSearchParams(location.search).get('auto')==='red'?'red':location.hash==='#blue'?'blue':'none'})";

/** Moves the page to a state, and focus with it. Blue has an address of its own, so that the Back button leaves it. */
export function choose(next: Choice): void {
  document.documentElement.dataset.choice = next;
  if (next !== 'red') history.pushState(null, '', next === 'blue' ? '#blue' : location.pathname);
  document.getElementById(headings[next])?.focus();
}
