import type { ComponentProps, ReactNode } from 'react';
import type { OutsideLink } from '../site/links.ts';
import styles from './Button.module.css';
import { Outside } from './Outside.tsx';

/** `main` is the one action of a screen, in amber; `water` goes next to it, just as large and filled; `outline` is any other. */
type Look = 'main' | 'water' | 'outline';

/** The class of a control that looks like a button. One `main` a screen. */
export const buttonClass = styles.button;

/** Buttons side by side, wrapping on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ href, look = 'outline', children }: { href: string; look?: Look; children: ReactNode }) {
  return (
    <a href={href} className={styles.button} data-look={look}>
      {children}
    </a>
  );
}

/** Something to press. A link looks the same, but leads somewhere. */
export const Button = (props: ComponentProps<'button'> & { 'data-look'?: Look }) => (
  <button type="button" className={styles.button} {...props} />
);

type OutsideButtonProps = { to: OutsideLink; look?: Look; children: ReactNode };

/** A link out of the site that looks like a button. */
export function OutsideButton({ to, look = 'outline', children }: OutsideButtonProps) {
  return (
    <Outside to={to} className={styles.button} look={look}>
      {children}
    </Outside>
  );
}
