import { useEffect, useRef } from 'react';
import styles from './Pacer.module.css';

/** The whole screen, nearly black. A tap anywhere or any key ends it. What is heard goes on. */
export function Dimmed({ words, end }: { words: string; end: () => void }) {
  const dark = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Above the header, too, whatever the pacer is part of.
    dark.current?.showPopover();
    dark.current?.focus();
  }, []);
  return (
    <button
      ref={dark}
      type="button"
      popover="manual"
      className={styles.dimmed}
      onClick={end}
      onKeyDown={(event) => {
        // Enter and Space would press what has the focus next.
        event.preventDefault();
        end();
      }}
    >
      {words}
    </button>
  );
}
