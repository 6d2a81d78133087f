import type { Drinking } from '../../model/guides.ts';
import { Dialable } from '../../ui/Dialable.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import styles from './DrinkingLevels.module.css';

/** The anchor that days, cards and essays lead to. */
const drinkingAnchor = 'drinking';

/** When to get help, the three drinking levels, the highest first, and then what is only for some. */
export function DrinkingLevels({ drinking }: { drinking: Drinking }) {
  const {
    title,
    afterBreak,
    afterStopping,
    oneDrink,
    largeDrinks,
    lead,
    afterLevels,
    signs,
    levels,
    withMedicine,
    dontStop,
  } = drinking;
  const { hardToWake, nobody, notAtAll, helpline } = drinking;
  return (
    <section id={drinkingAnchor} className={`stack-3 ${styles.drinking}`} aria-labelledby="drinking-title">
      <h3 id="drinking-title">{title}</h3>
      <p>
        <b>
          <Dialable text={signs.text} />
        </b>
        <ReferenceMarks ids={signs.references} />
      </p>
      <p>{lead}</p>
      <p>
        {oneDrink} {largeDrinks}
      </p>
      <ol role="list" className={styles.levels}>
        {levels.map((level) => (
          <li key={level.id} className="stack-2" data-level={level.id}>
            <h4>{level.name}</h4>
            <ul className="stack-1">
              {level.who.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p>
              <b>{level.advice}</b> {[level.untilThen, level.more].filter(Boolean).join(' ')}
              <ReferenceMarks ids={level.references} />
            </p>
          </li>
        ))}
      </ol>
      <p>{afterLevels}</p>
      <h4>A day or two, after you’d quit</h4>
      <p>{afterBreak}</p>
      <h4>If you’ve just stopped</h4>
      <p>{afterStopping}</p>
      <h4>Pregnant, or under 21</h4>
      <p>
        {notAtAll.order} {notAtAll.text}
        <ReferenceMarks ids={notAtAll.references} />
      </p>
      <p>
        <Dialable text={notAtAll.signs.text} />
        <ReferenceMarks ids={notAtAll.signs.references} />
      </p>
      <h4>With a medicine</h4>
      <p>
        <Dialable text={`${hardToWake.text} ${withMedicine.sedative.text}`} />
        <ReferenceMarks ids={[...hardToWake.references, ...withMedicine.sedative.references]} />
      </p>
      <p>
        {nobody.text} {dontStop}
        <ReferenceMarks ids={nobody.references} />
      </p>
      <h4>No doctor?</h4>
      <p>
        <Dialable text={helpline.text} />
        <ReferenceMarks ids={helpline.references} />
      </p>
    </section>
  );
}
