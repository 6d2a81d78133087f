import type { CautionShape } from '../domain/care.ts';
import type { Drinking } from '../domain/schema/guides.ts';
import { CautionMark } from './CautionMark.tsx';
import { Dialable } from './Dialable.tsx';
import styles from './DrinkingZones.module.css';
import { ReferenceMarks } from './IngredientSafety.tsx';

/** The anchor that days, cards and essays lead to. */
export const drinkingAnchor = 'drinking';

const shapes: Record<Drinking['zones'][number]['id'], CautionShape | undefined> = {
  'not-alone': 'call-now',
  'ask-first': 'ask-first',
  'drink-free-days': undefined,
};

type DrinkingZonesProps = {
  drinking: Drinking;
  /** Continues the outline of the page that holds it. */ headingLevel?: 2 | 3;
};

/** “I drink two glasses every night”: a ruler of three zones, in words, the most dangerous first. Stands on a page once. */
export function DrinkingZones({ drinking, headingLevel = 2 }: DrinkingZonesProps) {
  const Heading = `h${headingLevel}` as const;
  const ZoneHeading = headingLevel === 2 ? 'h3' : 'h4';
  const { title, lead, zones, signs, besideMedicine, nobody, notAtAll, helpline } = drinking;
  return (
    <section id={drinkingAnchor} className={styles.drinking} aria-labelledby="drinking-title" data-drinking="">
      <Heading id="drinking-title">{title}</Heading>
      <p>{lead}</p>
      <ol role="list" className={styles.ruler}>
        {zones.map((zone) => {
          const shape = shapes[zone.id];
          return (
            <li key={zone.id} data-zone={zone.id}>
              <ZoneHeading className={styles.name}>
                {shape && <CautionMark shape={shape} />} {zone.name}
              </ZoneHeading>
              <ul>
                {zone.who.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              <p>
                {zone.advice}
                <ReferenceMarks ids={zone.references} />
              </p>
            </li>
          );
        })}
      </ol>
      <p className={styles.signs}>
        <b>{signs.text}</b>
        <ReferenceMarks ids={signs.references} />
      </p>
      <p>
        {besideMedicine.sedative.text}
        <ReferenceMarks ids={besideMedicine.sedative.references} />
      </p>
      <p>
        {nobody.text}
        <ReferenceMarks ids={nobody.references} /> {notAtAll.text} <Dialable text={helpline.text} />
        <ReferenceMarks ids={helpline.references} />
      </p>
    </section>
  );
}
