import type { Caution, Ingredient } from '../../model/ingredient.ts';
import type { Supplement } from '../../model/protocol.ts';
import { byId } from '../../model/records.ts';
import { isRuledOut } from '../../safety/results.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';

/** What each group of cautions asks for, said once above it. */
const groups: readonly { advice: Caution['advice']; title: string }[] = [
  { advice: 'dont-take', title: 'Don’t take it' },
  { advice: 'ask-first', title: 'Ask first' },
  { advice: 'watch', title: 'Good to know' },
];

type ReasonsProps = {
  supplement: Supplement;
  /** Every ingredient: anyone who takes none of them reads it once, at the top of the page. */
  all: readonly Ingredient[];
};

/** The cautions of what is in a supplement in their longest length: whom, why, and what that rests on. */
export function Reasons({ supplement, all }: ReasonsProps) {
  const ingredients = supplement.ingredients.map((ingredient) => byId(all, ingredient));
  const isSaidAbove = ({ conditions, isOnCard }: Caution) =>
    isOnCard ||
    (conditions.length > 0 &&
      conditions.every((condition) => all.every((ingredient) => isRuledOut(ingredient, condition))));
  const unsaid = ingredients.flatMap((ingredient) => ingredient.cautions).filter((caution) => !isSaidAbove(caution));
  // Two ingredients may say the same.
  const cautions = [...new Map(unsaid.map((caution) => [caution.who + caution.text, caution])).values()];
  const used = groups.filter(({ advice }) => cautions.some((caution) => caution.advice === advice));
  return (
    <div className="stack-3" data-safety="">
      {used.map(({ advice, title }) => (
        <div key={advice}>
          <h4 className="result" data-result={advice}>
            {advice !== 'watch' && <CautionMark shape={advice} />} {title}
          </h4>
          <dl className="stack-2">
            {cautions
              .filter((caution) => caution.advice === advice)
              .map(({ who, text, references }) => (
                <div key={text}>
                  <dt>{who}</dt>
                  <dd className="unsplit">
                    {text}
                    <ReferenceMarks ids={references} />
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
      <div>
        <h4>How long it has been studied</h4>
        {ingredients.map(({ id, studied }) => (
          <p key={id} className="unsplit">
            {studied}
          </p>
        ))}
      </div>
    </div>
  );
}
