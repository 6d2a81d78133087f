import type { ReactNode } from 'react';
import {
  inAList,
  isRuledOut,
  nameInText,
  resultOn,
  resultWords,
  shortName,
  sleepyTogether,
} from '../../safety/results.ts';
import { filled } from '../../text/blanks.ts';
import { capitalized, lowered } from '../../text/texts.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import { byId, type Records } from '../../model/records.ts';
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

/** What rules out some ingredients, and whether they’re kept apart from alcohol. */
type Restriction = { ifs: readonly Entry[]; withs: readonly Entry[]; isNotWithAlcohol: boolean };

type ItemProps = {
  name: string;
  ids: readonly string[];
  pronoun: string;
  restriction: Restriction;
  children?: ReactNode;
};

/** One name, or several that share what’s said of them. */
function Item({ name, ids, pronoun, restriction: { ifs, withs, isNotWithAlcohol }, children }: ItemProps) {
  const names = (entries: readonly Entry[]) => [...new Set(entries.map((entry) => entry.name))];
  return (
    <div className="split" data-ingredient={ids.join(' ')}>
      <dt className="name">{name}</dt>
      <Line words={`${pronoun} if`} items={names(ifs)} />
      <Line words={`${pronoun} with`} items={names(withs)} />
      {isNotWithAlcohol && (
        <dd data-result="not-with-alcohol" className="unsplit">
          <b className="result">
            <CautionMark shape="not-with-alcohol" /> {resultWords['not-with-alcohol']}.
          </b>
        </dd>
      )}
      {children && (
        <dd data-result="ask-first" className="unsplit">
          {children}
        </dd>
      )}
    </div>
  );
}

const without = (entries: readonly Entry[], others: readonly Entry[]) =>
  entries.filter((entry) => !others.includes(entry));

/**
 * Who shouldn't take each supplement and which medicines rule it out. What rules all of them out is said above, and what
 * the drowsy ones share is said once, with their names together.
 */
export function NeverFor({ records }: { records: Records }) {
  const { ingredients, conditions, medicineTypes, checkFirst, wholeStack, supplements } = records;
  const allWiths = medicineTypes.map(({ id, name, sleepyName }) => ({
    id,
    name: sleepyName ? sleepyTogether : lowered(name),
  }));
  const allIfs = conditions
    .filter(({ id }) => !ingredients.every((ingredient) => isRuledOut(ingredient, id)))
    .map(({ id, ifYou }) => ({ id, name: ifYou }));
  const restrictionOf = (them: readonly Ingredient[]): Restriction => ({
    ifs: allIfs.filter(({ id }) => them.every((ingredient) => isRuledOut(ingredient, id))),
    withs: allWiths.filter(({ id }) => them.every((ingredient) => isRuledOut(ingredient, id))),
    isNotWithAlcohol: conditions.some(({ id }) =>
      them.every((ingredient) => resultOn(ingredient, id)?.kind === 'not-with-alcohol'),
    ),
  });

  const { onlyOneADay } = wholeStack;
  const drowsyIds = onlyOneADay.supplements.flatMap((id) => byId(supplements, id).ingredients);
  const drowsy = drowsyIds.map((id) => byId(ingredients, id));
  const shared = restrictionOf(drowsy);
  const own = ingredients.map((ingredient) => {
    const all = restrictionOf([ingredient]);
    if (!drowsy.includes(ingredient)) return { ingredient, restriction: all };
    const restriction = {
      ifs: without(all.ifs, shared.ifs),
      withs: without(all.withs, shared.withs),
      isNotWithAlcohol: all.isNotWithAlcohol && !shared.isNotWithAlcohol,
    };
    return { ingredient, restriction };
  });
  const countOf = ({ ifs, withs, isNotWithAlcohol }: Restriction) =>
    ifs.length + withs.length + Number(isNotWithAlcohol);
  return (
    <>
      <dl className="rows wide" data-safety="">
        <Item
          name={capitalized(inAList(drowsy.map(nameInText)))}
          ids={drowsyIds}
          pronoun="any of them"
          restriction={shared}
        >
          {onlyOneADay.inShort}
        </Item>
        {own
          .filter(({ ingredient, restriction }) => countOf(restriction) > 0 || !drowsy.includes(ingredient))
          .toSorted((a, b) => countOf(b.restriction) - countOf(a.restriction))
          .map(({ ingredient, restriction }) => (
            <Item
              key={ingredient.id}
              name={
                drowsy.includes(ingredient) ? filled(checkFirst.moreOn, nameInText(ingredient)) : shortName(ingredient)
              }
              ids={[ingredient.id]}
              pronoun="it"
              restriction={restriction}
            >
              {countOf(restriction) === 0 && checkFirst.nothingMore}
            </Item>
          ))}
      </dl>
      <SleepyOnce ingredients={ingredients} medicines={medicineTypes} />
    </>
  );
}
