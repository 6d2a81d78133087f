import { careComesFirst } from '../src/domain/day-care.ts';
import { dayAt, plans } from '../src/domain/days.ts';
import type { Plan } from '../src/domain/schema/day.ts';
import { blocksOf, nearest } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';

const plansByPath = Object.entries(plans).map(([plan, { path }]) => ({ plan: plan as Plan, path: `${path}/day-` }));

/**
 * On the page of a day the ribbons stand before all that there is to do. What is enough on a bad day stands before them, or
 * behind them where it touches a danger (row D1).
 */
export const dayOrder: BuiltCheck = {
  page({ path, root }, { records }) {
    const of = plansByPath.find((each) => path.startsWith(each.path));
    const day = of && dayAt(records, of.plan, Number(path.slice(of.path.length)));
    const main = root.querySelector('main');
    if (!day || !main) return {};
    const blocks = blocksOf(main);
    const ribbons = blocks.flatMap(({ element }, at) =>
      nearest(element, (each) => each.hasAttribute('data-care-form')) ? [at] : [],
    );
    const [firstThing] = day.tasks ?? day.do;
    const placeOf = (text = '') => blocks.findIndex((block) => block.text.includes(text));
    const [badDay, thing] = [placeOf(day.badDay), placeOf(firstThing?.text)];
    if (badDay < 0 || thing < 0) return { problems: ['does not hold what is enough on a bad day, or its first thing'] };
    const [first, last] = [ribbons.at(0), ribbons.at(-1)];
    if (first === undefined || last === undefined) {
      return badDay > thing ? { problems: ['says what is enough on a bad day behind the rest of the day'] } : {};
    }
    return {
      problems: [
        ...(last > thing ? ['holds a thing to do before a care ribbon: no advice stands before its danger'] : []),
        ...(careComesFirst(day, records.careCards)
          ? badDay < last
            ? ['says what is enough on a bad day before its ribbons, though the line or a card calls for them first']
            : []
          : badDay > first
            ? ['says its ribbons before what is enough on a bad day, which touches none of their dangers']
            : []),
      ],
    };
  },
};
