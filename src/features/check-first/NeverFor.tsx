import { verdictOn, type About } from '../../domain/check-first.ts';
import { lowered } from '../../domain/first-letter.ts';
import { shortName } from '../../domain/matrix.ts';
import type { Records } from '../../domain/records.ts';
import type { Ingredient } from '../../domain/schema/protocol.ts';
import { verdictWords, type VerdictKind } from '../../domain/verdicts.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import styles from './NeverFor.module.css';

type Named = { id: string; name: string };

type LineProps = { kind: VerdictKind; names: readonly Named[]; isWith?: boolean; isOnPaperAlone?: boolean };

function Line({ kind, names, isWith = false, isOnPaperAlone = false }: LineProps) {
  if (names.length === 0) return null;
  return (
    <dd className={isOnPaperAlone ? styles.paper : undefined} data-verdict={kind} data-dose="">
      <CautionMark shape={kind === 'ask-first' ? kind : 'not-for'} />
      <span>
        <b>
          {verdictWords[kind]}
          {isWith && ' with'}:
        </b>{' '}
        {names.map(({ name }) => lowered(name)).join('; ')}.
      </span>
    </dd>
  );
}

/**
 * What each supplement is not for and not mixed with, always open, and once what holds for all of them. Who asks first of
 * them stands on paper; of a supplement with nothing else against it also on the screen, since no line would read as
 * “nothing”. The reasons stand below.
 */
export function NeverFor({
  records: { ingredients, conditions, medicines },
}: {
  records: Pick<Records, 'ingredients' | 'conditions' | 'medicines'>;
}) {
  const those = <T extends Named>(all: readonly T[], of: Ingredient, kind: VerdictKind, about: (id: string) => About) =>
    all.filter(({ id }) => verdictOn(of, about(id))?.kind === kind);
  const condition = (id: string) => ({ condition: id });
  const medicine = (id: string) => ({ medicine: id });
  const isOfAll = ({ id }: Named) =>
    ingredients.every((ingredient) => verdictOn(ingredient, condition(id))?.kind === 'not-for');
  const ofAll = conditions.filter(isOfAll);
  return (
    <dl className={styles.never} data-safety="">
      <div data-ingredient="all">
        <dt>All {ingredients.length}</dt>
        <Line kind="not-for" names={ofAll} />
      </div>
      {ingredients.map((ingredient) => {
        const notFor = those(conditions, ingredient, 'not-for', condition).filter((one) => !isOfAll(one));
        const notWith = those(medicines, ingredient, 'do-not-mix', medicine);
        const hasOthers = notFor.length + notWith.length > 0;
        return (
          <div key={ingredient.id} data-ingredient={ingredient.id}>
            <dt>{shortName(ingredient)}</dt>
            <Line kind="not-for" names={notFor} />
            <Line kind="do-not-mix" names={notWith} isWith />
            <Line
              kind="ask-first"
              names={[
                ...those(conditions, ingredient, 'ask-first', condition),
                ...(hasOthers ? [] : those(medicines, ingredient, 'ask-first', medicine)),
              ]}
              isOnPaperAlone={hasOthers}
            />
          </div>
        );
      })}
    </dl>
  );
}
