export type Choice = 'none' | 'blue' | 'red';

/** The heading that each state begins with, and that focus moves to. */
export const headings: Record<Choice, string> = { none: 'choose-title', blue: 'blue-title', red: 'red-title' };

/**
 * Runs before the body is drawn. The state is in `<html data-choice>`, where styles read it: `auto=red` skips the choice,
 * `#blue` is the blue result, and any other value has no effect. A later change of the fragment enters or leaves blue, and
 * nothing else does: the skip link keeps what is chosen, and no step back in the history leads out of red.
 */
export const markChoice =
  "(d=>{const f=()=>{const h=location.hash;if(d.choice!='red'&&(!h||h=='#blue'))d.choice=h?'blue':'none'};d.choice=new URLSearchParams(location.search).get('auto')=='red'?'red':'none';f();addEventListener('hashchange',f)})(document.documentElement.dataset)";

/** Moves the page to a state, and focus with it. Blue has an address of its own, so that the Back button leaves it. */
export function choose(next: Choice): void {
  document.documentElement.dataset.choice = next;
  if (next !== 'red') history.pushState(null, '', next === 'blue' ? '#blue' : location.pathname);
  document.getElementById(headings[next])?.focus();
}
