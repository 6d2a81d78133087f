import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Records } from '../../model/records.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { withBoundary } from '../../ui/with-boundary.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './PreOrder.module.css';
import { usePausableTimeout } from './use-pausable-timeout.ts';

/** How long the notice stays, in milliseconds, unless someone points at it, touches it or has the focus in it. */
const noticeMs = 8000;
const noticeId = 'pre-order-notice';
/** What keeps the notice open. */
const free = { byPointer: false, byTouch: false, byFocus: false };

type PreOrderProps = {
  /** A letter to the project, already begun. */
  mailHref: string;
  email: string;
  words: Records['kidsScreen']['preOrder'];
};

function NoticeText({ mailHref, email, words }: PreOrderProps) {
  return (
    <>
      <p>
        <strong>{words.title}</strong>
      </p>
      <p>{words.text}</p>
      <p>
        {words.write} <a href={mailHref}>{email}</a>.
      </p>
    </>
  );
}

function Notice(props: PreOrderProps) {
  const isLive = useIsHydrated();
  const [choice, setChoice] = useState<'open' | 'closed' | undefined>();
  const [held, setHeld] = useState(free);
  const trigger = useRef<HTMLAnchorElement>(null);

  // A tap on the link before React was here asked for the notice too.
  const isOpen = choice === undefined ? isLive && location.hash === `#${noticeId}` : choice === 'open';
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    setChoice('open');
  };
  const hold = (part: Partial<typeof free>) => setHeld((all) => ({ ...all, ...part }));
  const close = useCallback(() => {
    setChoice('closed');
    setHeld(free);
  }, []);
  const dismiss = useCallback(() => {
    trigger.current?.focus();
    close();
  }, [close]);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, dismiss]);
  usePausableTimeout(noticeMs, { isRunning: isOpen, isPaused: Object.values(held).some(Boolean), onEnd: close });
  return (
    <>
      {/* One element before and after React is here, so that no tap is lost between the two. */}
      <a
        ref={trigger}
        href={`#${noticeId}`}
        role={isLive ? 'button' : undefined}
        className={buttonClass}
        data-look="outline"
        onClick={(event) => open(event)}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        Pre-Order Now
      </a>
      {!isLive && (
        <div id={noticeId} className={`edge ${styles.standing}`} data-screen-only="">
          <NoticeText {...props} />
        </div>
      )}
      <div
        role="status"
        className={styles.place}
        onPointerEnter={() => hold({ byPointer: true })}
        onPointerLeave={() => hold({ byPointer: false })}
        onPointerDown={() => hold({ byTouch: true })}
        onFocus={() => hold({ byFocus: true })}
        onBlur={({ currentTarget, relatedTarget }) => hold({ byFocus: currentTarget.contains(relatedTarget) })}
      >
        {isOpen && (
          <div className={`stack-2 ${styles.notice}`} data-screen-only="">
            <NoticeText {...props} />
            <Button onClick={dismiss}>Close</Button>
          </div>
        )}
      </div>
      {choice === 'closed' && (
        <div className={styles.after}>
          <NoticeText {...props} />
        </div>
      )}
    </>
  );
}

/** `Pre-Order Now` and its notice. Without a script, the notice is open next to the link. */
export const PreOrder = withBoundary(Notice);
