import { documentLink } from '../site/links.ts';
import type { Records } from '../model/records.ts';
import type { Plan } from '../model/day.ts';
import { paperSizes, posterPath, posters, type PaperSize } from '../site/posters.ts';
import { Outside } from './Outside.tsx';

/** The posters of the days of a plan to print, in both paper sizes. */
export function Fridge({ records, plan }: { records: Records; plan: Plan }) {
  const shown = posters.filter((poster) => poster.plan === plan);
  return (
    <div id="fridge" className="sans" data-screen-only="">
      <p>{records.siteScreen.fridge}</p>
      <ul role="list">
        {shown.map(({ id, name }) => (
          <li key={id} className="ends">
            <span>{name}:</span>{' '}
            <span className="whole">
              {(Object.keys(paperSizes) as PaperSize[]).map((paper) => (
                <Outside key={paper} to={documentLink(posterPath(id, paper))}>
                  <span className="visually-hidden">{name}, </span>
                  {paperSizes[paper]}
                </Outside>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
