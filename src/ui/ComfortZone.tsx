import type { SiteConfig } from '../domain/config.ts';
import { tropeLink } from '../domain/links.ts';
import { Outside } from './Outside.tsx';

/** What the blue pill leads to, on the home page and on the choice page. Nobody is scolded for not today. */
export function ComfortZone({ config, headingId }: { config: SiteConfig; headingId: string }) {
  return (
    <div className="prose">
      <h2 id={headingId} tabIndex={-1}>
        You’ve chosen the comfort zone… but at what cost?
      </h2>
      <p>Comfort is a fair thing to want. Some weeks it is the right choice, and nobody here keeps score.</p>
      <p>
        The cost, where there is one, comes in small coins: the walk you meant to take, the page you meant to read, a
        talk at the table that got put off again. You know your own account better than we do.
      </p>
      <p>
        If you take a medicine, that is care. It has nothing to do with this pill. The picture comes from a film, and{' '}
        <Outside to={tropeLink(config)}>a trope wiki follows it everywhere it went</Outside>.
      </p>
      <p>
        Want one thing for tonight that asks nothing of you? Put the phone to bed in another room, half an hour before
        you go, unless it carries a medical alarm.
      </p>
    </div>
  );
}
