import { useState } from 'react';
import type { CalendarBook } from '../../export/calendar.ts';
import type { Plan } from '../../model/day.ts';
import { ButtonRow, buttonClass } from '../../ui/Button.tsx';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './Calendar.module.css';

type CalendarProps = { brand: string; origin: string };
type Status = 'ready' | 'making' | 'saved' | 'failed';

const words: Record<Status, string> = {
  ready: '',
  making: 'One moment …',
  saved: 'Saved as a file. Open it, and your calendar takes the days in. Importing it again replaces them.',
  failed: 'The file could not be made just now. Try again, or print the sheet for the wall.',
};

/** Hands a text to the browser as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function CalendarForm({ brand, origin }: CalendarProps) {
  const isLive = useIsHydrated();
  const [status, setStatus] = useState<Status>('ready');
  async function save(hasReminder: boolean) {
    // The page’s own script has read the address, and refused what is no start.
    const { plan = 'adults', start } = document.documentElement.dataset as { plan?: Plan; start?: string };
    if (!start) return;
    setStatus('making');
    try {
      const [{ calendarFile }, answer] = await Promise.all([
        import('./calendar-file.ts'),
        fetch(`/calendar/${plan}.json`),
      ]);
      if (!answer.ok) throw new Error(`the days of the calendar: ${answer.status}`);
      const book = (await answer.json()) as CalendarBook;
      download(`${book.days.length}-days.ics`, calendarFile(book, { plan, start, brand, origin, hasReminder }));
      setStatus('saved');
    } catch {
      setStatus('failed');
    }
  }
  return (
    <div className={styles.calendar}>
      <ButtonRow>
        <button type="button" disabled={!isLive} className={buttonClass} onClick={() => void save(false)}>
          Put it in my calendar
        </button>
        <button type="button" disabled={!isLive} className={buttonClass} onClick={() => void save(true)}>
          With a reminder at 7:00
        </button>
      </ButtonRow>
      <p role="status">{words[status]}</p>
    </div>
  );
}

/** Makes a calendar file of the plan for the start in the address. What makes it is loaded on the tap. */
export function Calendar(props: CalendarProps) {
  return (
    <IslandBoundary>
      <CalendarForm {...props} />
    </IslandBoundary>
  );
}
