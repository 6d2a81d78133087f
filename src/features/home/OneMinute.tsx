import type { ReactNode } from 'react';
import styles from './OneMinute.module.css';

type OneMinuteProps = {
  words: { title: string; text: string };
  /** The breathing pacer, an island. */
  pacer: ReactNode;
};

/** The first thing to do on the home page: breathe for a minute with closed eyes. */
export function OneMinute({ words, pacer }: OneMinuteProps) {
  return (
    <section id="breathe" className={`stack-3 ${styles.minute}`} aria-labelledby="breathe-title" data-screen-only="">
      <div>
        <h2 id="breathe-title" className="level-3">
          {words.title}
        </h2>
        <p>{words.text}</p>
      </div>
      {pacer}
    </section>
  );
}
