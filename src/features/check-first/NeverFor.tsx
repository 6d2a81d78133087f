import { resultOn, resultWords, shortName, sleepyTogether, type ResultKind } from '../../safety/results.ts';
import { lowered } from '../../site/beginnings.ts';
import type { Records } from '../../model/records.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { SleepyOnce } from '../../ui/SupplementCaution.tsx';
import styles from './NeverFor.module.css';

function Line({ kind, words, names }: { kind: 'not-for' | 'do-not-mix'; words: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <dd data-result={kind} data-dose="">
      <CautionMark shape="not-for" />
      <span>
        <b>
          {resultWords[kind]} {words}:
        </b>{' '}
        {names.map(lowered).join(', ')}.
      </span>
    </dd>
  );
}

/**
 * Who shouldn't take each supplement and which medicines rule it out, always open, with what is true of all of them said once, and
 * the types that make people sleepy in one name. The reasons are below.
 */
export function NeverFor({
  records: { ingredients, conditions, medicines, drinking, checkFirst },
}: {
  records: Records;
}) {
  const alcohol = drinking.conditions.drinking;
  const entries = [
    ...conditions.filter(({ id }) => id !== alcohol).map(({ id, name }) => ({ name, about: { condition: id } })),
    ...medicines.map(({ id, name, amongSleepy }) => ({
      name: amongSleepy ? sleepyTogether : name,
      about: { medicine: id },
    })),
  ];
  const forAll = entries.filter(({ about }) => ingredients.every((one) => resultOn(one, about)?.kind === 'not-for'));
  const rest = entries.filter((entry) => !forAll.includes(entry));
  return (
    <dl className={styles.never} data-safety="">
      <div data-ingredient="all">
        <dt>Every supplement</dt>
        <Line kind="not-for" words="any of them if you’re" names={forAll.map(({ name }) => name)} />
        <dd data-result="ask-first" data-dose="">
          <CautionMark shape="ask-first" />
          <b>
            {resultWords['ask-first']} {checkFirst.askWith}
          </b>
        </dd>
        <dd>
          <SleepyOnce ingredients={ingredients} medicines={medicines} />
        </dd>
      </div>
      {ingredients.map((ingredient) => {
        const namesOf = (kind: ResultKind) => [
          ...new Set(rest.filter(({ about }) => resultOn(ingredient, about)?.kind === kind).map(({ name }) => name)),
        ];
        const [notFor, notWith] = [namesOf('not-for'), namesOf('do-not-mix')];
        const isNotWithAlcohol = resultOn(ingredient, { condition: alcohol })?.kind === 'not-for';
        return (
          <div key={ingredient.id} data-ingredient={ingredient.id}>
            <dt>{shortName(ingredient)}</dt>
            <Line kind="not-for" words="it if" names={notFor} />
            <Line kind="do-not-mix" words="it with" names={notWith} />
            {isNotWithAlcohol && (
              <dd data-result="not-for" data-dose="">
                <CautionMark shape="not-for" />
                <b>{checkFirst.notWithAlcohol}.</b>
              </dd>
            )}
            {notFor.length + notWith.length === 0 && !isNotWithAlcohol && (
              <dd data-result="ask-first" data-dose="">
                {checkFirst.nothingMore}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
