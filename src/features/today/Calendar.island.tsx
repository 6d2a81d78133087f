import { useEffect, useRef, useState } from 'react';
import type { CalendarBook } from '../../export/calendar.ts';
import type { Plan } from '../../model/day.ts';
import { Button, ButtonRow } from '../../ui/Button.tsx';
import { withBoundary } from '../../ui/with-boundary.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './Calendar.module.css';

type Status = 'ready' | 'making' | 'saved' | 'failed';
type CalendarProps = {
  brand: string;
  origin: string;
  /** Its buttons, and what it says while it makes the file and afterward. */
  words: Record<'save' | 'remind' | Exclude<Status, 'ready'>, string>;
};

/** Saves a text as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function CalendarForm({ brand, origin, words }: CalendarProps) {
  const isLive = useIsHydrated();
  const [status, setStatus] = useState<Status>('ready');
  const answer = useRef<HTMLParagraphElement>(null);
  // On a phone, the answer may be below the edge of the screen.
  useEffect(() => {
    if (status !== 'ready') answer.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  async function save(hasReminder: boolean) {
    // The page’s own script has read the address and refused an invalid date.
    const { plan = 'adults', start } = document.documentElement.dataset as { plan?: Plan; start?: string };
    if (!start) return;
    setStatus('making');
    try {
      const [{ calendarFile }, response] = await Promise.all([
        import('./calendar-file.ts'),
        fetch(`/calendar/${plan}.json`),
      ]);
      if (!response.ok) throw new Error(`Loading /calendar/${plan}.json failed with status ${response.status}`);
      const book = (await response.json()) as CalendarBook;
      download(`${book.name}.ics`, calendarFile(book, { plan, start, brand, origin, hasReminder }));
      setStatus('saved');
    } catch {
      setStatus('failed');
    }
  }
  return (
    <div className={`stack-2 ${styles.calendar}`}>
      <ButtonRow>
        <Button className="link-button" disabled={!isLive} onClick={() => void save(false)}>
          {words.save}
        </Button>
        <Button className="link-button" disabled={!isLive} onClick={() => void save(true)}>
          {words.remind}
        </Button>
      </ButtonRow>
      <p ref={answer} className={styles.answer} role="status">
        {status !== 'ready' && words[status]}
      </p>
    </div>
  );
}

/** Makes a calendar file of the plan for the start date in the address. Its code is loaded on the tap. */
export const Calendar = withBoundary(CalendarForm);
