import { resultOn, type About } from '../../safety/check-first.ts';
import { lowered } from '../../site/first-letter.ts';
import { shortName } from '../../safety/matrix.ts';
import type { Records } from '../../model/records.ts';
import { resultWords, type ResultKind } from '../../safety/results.ts';
import type { Ingredient } from '../../model/protocol.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import styles from './NeverFor.module.css';

type Named = { id: string; name: string };

function Line({ kind, words, names }: { kind: ResultKind; words: string; names: readonly Named[] }) {
  if (names.length === 0) return null;
  return (
    <dd data-result={kind} data-dose="">
      <CautionMark shape={kind === 'ask-first' ? kind : 'not-for'} />
      <span>
        <b>
          {resultWords[kind]} {words}:
        </b>{' '}
        {names.map(({ name }) => lowered(name)).join('; ')}.
      </span>
    </dd>
  );
}

/**
 * Who shouldn't take each supplement and which medicines rule it out, always open, with what is true of all of them said once. A
 * supplement that nothing rules out says who asks first, so that it doesn't look cleared. The reasons are below.
 */
export function NeverFor({
  records: { ingredients, conditions, medicines },
}: {
  records: Pick<Records, 'ingredients' | 'conditions' | 'medicines'>;
}) {
  const those = <T extends Named>(all: readonly T[], of: Ingredient, kind: ResultKind, about: (id: string) => About) =>
    all.filter(({ id }) => resultOn(of, about(id))?.kind === kind);
  const condition = (id: string) => ({ condition: id });
  const medicine = (id: string) => ({ medicine: id });
  const isOfAll = ({ id }: Named) =>
    ingredients.every((ingredient) => resultOn(ingredient, condition(id))?.kind === 'not-for');
  return (
    <dl className={styles.never} data-safety="">
      <div data-ingredient="all">
        <dt>All {ingredients.length}</dt>
        <Line kind="not-for" words="if this is true for you" names={conditions.filter(isOfAll)} />
      </div>
      {ingredients.map((ingredient) => {
        const notFor = those(conditions, ingredient, 'not-for', condition).filter((one) => !isOfAll(one));
        const notWith = those(medicines, ingredient, 'do-not-mix', medicine);
        const asked =
          notFor.length + notWith.length > 0
            ? []
            : [
                ...those(conditions, ingredient, 'ask-first', condition),
                ...those(medicines, ingredient, 'ask-first', medicine),
              ];
        return (
          <div key={ingredient.id} data-ingredient={ingredient.id}>
            <dt>{shortName(ingredient)}</dt>
            <Line kind="not-for" words="if this is true for you" names={notFor} />
            <Line kind="do-not-mix" words="with" names={notWith} />
            <Line kind="ask-first" words="with" names={asked} />
          </div>
        );
      })}
    </dl>
  );
}
