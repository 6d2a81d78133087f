import { dayPath, plans } from '../../plan/days.ts';
import { fragmentOf, readToday, startsToChoose } from '../../plan/today.ts';

/** Asks for the page itself. Otherwise, the address would open the day at once. */
const staying = '?keep';

const longDate = (iso: string) =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day and month; with the year where it is another one. */
const shortDate = (iso: string, { year }: { year: number }) =>
  iso.startsWith(`${year}-`) ? longDate(iso).replace(/, \d+$/, '') : longDate(iso);

const fill = (name: string, words: string | number) => {
  for (const place of document.querySelectorAll(`[data-fill="${name}"]`)) place.textContent = String(words);
};

/** Shows what the address says, or opens the day. `isOpened` is false where the reader chose a date on this page. */
function show(isOpened: boolean): void {
  const now = new Date();
  const fragment = location.hash.slice(1);
  const today = readToday(fragment, now);
  const { state, plan } = today;
  if (state === 'day' && isOpened && location.search !== staying) {
    location.replace(`${dayPath(plan, today.day)}#${fragment}`);
    return;
  }
  fill('length', plans[plan].length);
  if ('start' in today) fill('start', longDate(today.start));
  if (state === 'day') fill('when', today.day === 1 ? '' : `Day 1 was ${longDate(today.start)}.`);
  if (state === 'before') fill('in', today.inDays === 1 ? 'tomorrow' : `in ${today.inDays} days`);
  const path = dayPath(plan, state === 'day' ? today.day : 1);
  fill('day', state === 'day' ? today.day : 1);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-open]'))
    link.href = 'start' in today ? `${path}#${fragment}` : path;
  for (const { id, start } of startsToChoose(now)) {
    const link = document.querySelector<HTMLAnchorElement>(`[data-start="${id}"]`);
    if (!link) continue;
    link.href = `#${fragmentOf(plan, start)}`;
    link.querySelector('[data-date]')?.replaceChildren(shortDate(start, { year: now.getFullYear() }));
    link.parentElement?.removeAttribute('hidden');
  }
  const { dataset } = document.documentElement;
  dataset.plan = plan;
  dataset.start = 'start' in today ? today.start : '';
  for (const panel of document.querySelectorAll<HTMLElement>('[data-states]'))
    panel.hidden = !panel.dataset.states?.split(' ').includes(state);
  for (const part of document.querySelectorAll<HTMLElement>('[data-plan]')) part.hidden = part.dataset.plan !== plan;
  if (!isOpened) document.querySelector<HTMLElement>(`[data-states~="${state}"] h2`)?.focus();
}

try {
  show(true);
} finally {
  document.documentElement.dataset.today = 'read';
}
addEventListener('hashchange', () => show(false));
