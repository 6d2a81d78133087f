import { namesByLetter, type NameEntry } from '../../safety/medicine-names.ts';
import { typePath } from '../../site/pages.ts';
import { byId, type Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import type { Medicine } from '../../model/ingredient.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './MedicineTypeScreen.module.css';
import { TypeLinks } from './TypeLinks.tsx';

/** A name of one medicine type leads there itself; a combination names its types, and each leads to its own. */
function Name({ entry: { name, generic, types }, medicines }: { entry: NameEntry; medicines: readonly Medicine[] }) {
  const [only = '', ...others] = types;
  const isOne = others.length === 0;
  return (
    <>
      {isOne ? <a href={typePath(only)}>{name}</a> : name}
      {generic && <span className="soft"> ({generic})</span>}
      {!isOne && (
        <>
          : <TypeLinks ids={types} medicines={medicines} />
        </>
      )}
    </>
  );
}

const anchor = (letter: string) => `letter-${letter.slice(0, 1).toLowerCase()}`;

/** Every medicine name, generic and brand, A–Z, each with a link to its type: the way for a reader without a script. */
export function NamesScreen({ records }: { records: Records }) {
  const { names, nameMissing } = records.checkFirst;
  const letters = namesByLetter(records.medicineNames, records.medicineTypes);
  return (
    <>
      <PageHead title="Medicine names, A–Z" lead={names.lead}>
        <p>
          {nameMissing} <a href={typePath('other')}>{names.other}</a>.
        </p>
        <nav aria-label="Letters" data-screen-only="">
          <ul role="list" className={styles.letters}>
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${anchor(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className="wrap">
        <CareRows cards={['medication', 'child-gummies'].map((id) => byId(records.careCards, id))} />
      </div>
      {letters.map(({ letter, names: entries }) => (
        <Section key={letter} id={anchor(letter)} title={letter}>
          <ul role="list" className="flow-wide" data-safety="">
            {entries.map((entry) => (
              <li key={entry.name}>
                <Name entry={entry} medicines={records.medicineTypes} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <div className="wrap">
        <ReviewNote review={reviewOf(records.reviews, '/check-first')} />
      </div>
    </>
  );
}
