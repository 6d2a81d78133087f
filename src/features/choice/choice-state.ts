export type Choice = 'none' | 'blue' | 'red';

/** The heading that each state begins with, and that focus moves to. */
export const headings: Record<Choice, string> = { none: 'choose-title', blue: 'blue-title', red: 'red-title' };

/** The state that the page shows now. */
export const choiceOnPage = () => document.documentElement.dataset.choice;

/** Runs before the body is drawn: `auto=red` skips the choice, and any other value has no effect. */
export const markChoice = "document.documentElement.dataset.choice=new URLSearchParams(location.search).get('auto')==='red'?'red':'none'";
