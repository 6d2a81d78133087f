import {
  isRuledOutForAll,
  resultOn,
  resultWords,
  shortName,
  sleepyTogether,
  type ResultKind,
} from '../../safety/results.ts';
import { lowered } from '../../text/texts.ts';
import type { Ingredient } from '../../model/protocol.ts';
import type { Records } from '../../model/records.ts';
import { SleepyOnce } from '../../ui/SupplementCaution.tsx';
import styles from './NeverFor.module.css';

type LineProps = { kind: 'not-for' | 'do-not-mix'; words: string; items: readonly string[] };

/** “Don’t take it if”, and a list where there’s more than one. */
function Line({ kind, words, items }: LineProps) {
  if (items.length === 0) return null;
  return (
    <dd data-result={kind} className="unsplit">
      <b>
        {resultWords[kind]} {words}
      </b>
      {items.length === 1 && ` ${items.join('')}.`}
      {items.length > 1 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </dd>
  );
}

/**
 * Who shouldn't take each supplement and which medicines rule it out, always open, with what is true of all of them said once, and
 * the types that make people sleepy in one name, which is explained below. What the fewest people can take comes first.
 */
export function NeverFor({
  records: { ingredients, conditions, medicines, drinking, checkFirst },
}: {
  records: Records;
}) {
  const alcohol = drinking.conditions.drinking;
  const entries = [
    ...conditions
      .filter(({ id }) => id !== alcohol)
      .map(({ id, ifYou }) => ({ name: ifYou, about: { condition: id } })),
    ...medicines.map(({ id, name, sleepyName }) => ({
      name: sleepyName ? sleepyTogether : lowered(name),
      about: { medicine: id },
    })),
  ];
  const forAll = entries.filter(({ about }) => isRuledOutForAll(about, ingredients));
  const rest = entries.filter((entry) => !forAll.includes(entry));
  const countFor = (one: Ingredient) =>
    rest.filter(({ about }) => ['not-for', 'do-not-mix'].includes(resultOn(one, about)?.kind ?? '')).length;
  const restricted = ingredients.toSorted((a, b) => countFor(b) - countFor(a));
  const namesWith = (ingredient: Ingredient, kind: ResultKind) => [
    ...new Set(rest.filter(({ about }) => resultOn(ingredient, about)?.kind === kind).map(({ name }) => name)),
  ];
  return (
    <>
      <dl className={styles.never} data-safety="">
        <div data-ingredient="all">
          <dt className="name">Every supplement</dt>
          <Line kind="not-for" words="any of them if" items={forAll.map(({ name }) => name)} />
          <dd data-result="ask-first" className="unsplit">
            <b>
              {resultWords['ask-first']} {checkFirst.askWith}
            </b>
          </dd>
        </div>
        {restricted.map((ingredient) => {
          const [notFor, notWith] = [namesWith(ingredient, 'not-for'), namesWith(ingredient, 'do-not-mix')];
          const isNotWithAlcohol = resultOn(ingredient, { condition: alcohol })?.kind === 'not-for';
          return (
            <div key={ingredient.id} data-ingredient={ingredient.id}>
              <dt className="name">{shortName(ingredient)}</dt>
              <Line kind="not-for" words="it if" items={notFor} />
              <Line kind="do-not-mix" words="it with" items={notWith} />
              {isNotWithAlcohol && (
                <dd data-result="not-for" className="unsplit">
                  <b>{checkFirst.notWithAlcohol}.</b>
                </dd>
              )}
              {notFor.length + notWith.length === 0 && !isNotWithAlcohol && (
                <dd data-result="ask-first" className="unsplit">
                  {checkFirst.nothingMore}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <SleepyOnce ingredients={ingredients} medicines={medicines} />
    </>
  );
}
