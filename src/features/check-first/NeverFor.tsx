import { isRuledOut, resultOn, resultWords, shortName, sleepyTogether } from '../../safety/results.ts';
import { lowered } from '../../text/texts.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import type { Records } from '../../model/records.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { SleepyOnce } from '../../ui/SupplementCaution.tsx';

/** What may rule a supplement out, as it’s named here. */
type Entry = { id: string; name: string };

type LineProps = { words: string; items: readonly string[] };

/** “Don’t take it if”, and a list where there’s more than one. */
function Line({ words, items }: LineProps) {
  if (items.length === 0) return null;
  return (
    <dd data-result="dont-take" className="unsplit">
      <b className="result">
        <CautionMark shape="dont-take" /> {resultWords['dont-take']} {words}
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
export function NeverFor({ records: { ingredients, conditions, medicineTypes, checkFirst } }: { records: Records }) {
  const allIfs = conditions.map(({ id, ifYou }) => ({ id, name: ifYou }));
  const forAll = allIfs.filter(({ id }) => ingredients.every((one) => isRuledOut(one, id)));
  const ifs = allIfs.filter((one) => !forAll.includes(one));
  const withs = medicineTypes.map(({ id, name, sleepyName }) => ({
    id,
    name: sleepyName ? sleepyTogether : lowered(name),
  }));
  const ruledOut = (ingredient: Ingredient, entries: readonly Entry[]) =>
    entries.filter(({ id }) => isRuledOut(ingredient, id)).map(({ name }) => name);
  const countFor = (one: Ingredient) => ruledOut(one, [...ifs, ...withs]).length;
  const restricted = ingredients.toSorted((a, b) => countFor(b) - countFor(a));
  return (
    <>
      <dl className="rows wide" data-safety="">
        <div className="split" data-ingredient="all">
          <dt className="name">Every supplement</dt>
          <Line words="any of them if" items={forAll.map(({ name }) => name)} />
          <dd data-result="ask-first" className="unsplit">
            <b className="result">
              <CautionMark shape="ask-first" /> {resultWords['ask-first']} {checkFirst.askWith}
            </b>
          </dd>
        </div>
        {restricted.map((ingredient) => {
          const notFor = ruledOut(ingredient, ifs);
          const notWith = [...new Set(ruledOut(ingredient, withs))];
          const isNotWithAlcohol = conditions.some(({ id }) => resultOn(ingredient, id)?.kind === 'not-with-alcohol');
          return (
            <div key={ingredient.id} className="split" data-ingredient={ingredient.id}>
              <dt className="name">{shortName(ingredient)}</dt>
              <Line words="it if" items={notFor} />
              <Line words="it with" items={notWith} />
              {isNotWithAlcohol && (
                <dd data-result="not-with-alcohol" className="unsplit">
                  <b className="result">
                    <CautionMark shape="not-with-alcohol" /> {resultWords['not-with-alcohol']}.
                  </b>
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
      <SleepyOnce ingredients={ingredients} medicines={medicineTypes} />
    </>
  );
}
