import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { Drawing } from '../../figures/Drawing.tsx';
import styles from './NotFoundScreen.module.css';

/** What any unknown path shows. */
export function NotFoundScreen({ words }: { words: string }) {
  return (
    <div className={`wrap stack-4 ${styles.page}`}>
      <Drawing name="boat" />
      <h1>
        <span className={`soft ${styles.code}`}>404</span> Oops! Page not found
      </h1>
      <p>{words}</p>
      <ButtonRow>
        <ButtonLink href="/" look="main">
          Return to Home
        </ButtonLink>
        <ButtonLink href="/blog">Impact Library</ButtonLink>
        <ButtonLink href="/tonight">Panicking or awake tonight</ButtonLink>
      </ButtonRow>
    </div>
  );
}
