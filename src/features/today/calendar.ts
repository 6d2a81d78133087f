import type { CalendarBook } from '../../export/calendar.ts';
import type { Plan } from '../../model/day.ts';

/** Makes a calendar file of the plan for the start date in the address, on the tap of a button. Its code is loaded then. */
const calendar = document.querySelector<HTMLElement>('[data-brand]');
const status = calendar?.querySelector('[role="status"]');

/** Shows an answer. On a phone, it may be below the edge of the screen. */
function show(words = ''): void {
  status?.replaceChildren(words);
  status?.scrollIntoView({ block: 'nearest' });
}

/** Saves a text as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function save({ brand = '', origin = '', ...words }: DOMStringMap, hasReminder: boolean): Promise<void> {
  // The page’s own script has read the address and refused an invalid date.
  const { plan = 'adults', start } = document.documentElement.dataset as { plan?: Plan; start?: string };
  if (!start) return;
  show(words.making);
  try {
    const [{ calendarFile }, response] = await Promise.all([
      import('./calendar-file.ts'),
      fetch(`/calendar/${plan}.json`),
    ]);
    if (!response.ok) throw new Error(`Loading /calendar/${plan}.json failed with status ${response.status}`);
    const book = (await response.json()) as CalendarBook;
    download(`${book.name}.ics`, calendarFile(book, { plan, start, brand, origin, hasReminder }));
    show(words.saved);
  } catch {
    show(words.failed);
  }
}

for (const [index, button] of calendar?.querySelectorAll('button').entries() ?? []) {
  button.disabled = false;
  button.onclick = () => calendar && void save(calendar.dataset, index > 0);
}
