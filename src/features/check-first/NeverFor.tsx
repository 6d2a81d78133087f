import { resultOn, resultWords, shortName, type ResultKind } from '../../safety/results.ts';
import { lowered } from '../../site/beginnings.ts';
import type { Records } from '../../model/records.ts';
import type { Ingredient } from '../../model/protocol.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
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
        {names.map(lowered).join('; ')}.
      </span>
    </dd>
  );
}

function AskFirst({ words }: { words: string }) {
  return (
    <dd data-result="ask-first" data-dose="">
      <CautionMark shape="ask-first" />
      <b>
        {resultWords['ask-first']} {words}
      </b>
    </dd>
  );
}

/**
 * Who shouldn't take each supplement and which medicines rule it out, always open, with what is true of all of them said once. A
 * supplement that nothing rules out says who asks first, so that it doesn't look cleared. The reasons are below.
 */
export function NeverFor({
  records: { ingredients, conditions, medicines, drinking, checkFirst },
}: {
  records: Records;
}) {
  const entries = [
    ...conditions.map(({ id, name }) => ({ name, about: { condition: id } })),
    ...medicines.map(({ id, name }) => ({ name, about: { medicine: id } })),
  ];
  const forAll = entries.filter(({ about }) => ingredients.every((one) => resultOn(one, about)?.kind === 'not-for'));
  const rest = entries.filter((entry) => !forAll.includes(entry));
  const isAlcohol = ({ about }: (typeof entries)[number]) =>
    'condition' in about && about.condition === drinking.conditions.drinking;
  const names = (ingredient: Ingredient, kind: ResultKind) =>
    rest
      .filter((entry) => !isAlcohol(entry))
      .filter(({ about }) => resultOn(ingredient, about)?.kind === kind)
      .map(({ name }) => name);
  return (
    <dl className={styles.never} data-safety="">
      <div data-ingredient="all">
        <dt>All {ingredients.length}</dt>
        <Line kind="not-for" words="if this is true for you" names={forAll.map(({ name }) => name)} />
        <AskFirst words={checkFirst.askWith} />
      </div>
      {ingredients.map((ingredient) => {
        const notFor = names(ingredient, 'not-for');
        const notWith = names(ingredient, 'do-not-mix');
        const isRuledOut = notFor.length + notWith.length > 0;
        return (
          <div key={ingredient.id} data-ingredient={ingredient.id}>
            <dt>{shortName(ingredient)}</dt>
            <Line kind="not-for" words="if this is true for you" names={notFor} />
            <Line kind="do-not-mix" words="with" names={notWith} />
            {rest.some((entry) => isAlcohol(entry) && resultOn(ingredient, entry.about)?.kind === 'not-for') && (
              <dd data-result="not-for" data-dose="">
                <CautionMark shape="not-for" />
                <b>{checkFirst.notWithAlcohol}.</b>
              </dd>
            )}
            {!isRuledOut && <AskFirst words={checkFirst.askWith} />}
          </div>
        );
      })}
    </dl>
  );
}
