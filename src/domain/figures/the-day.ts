import { byId, type Records } from '../records.ts';
import { refuse } from './figure.ts';
import { inLanes } from './lanes.ts';

/** One column is half an hour. */
const columnsOf = (hours: number) => hours * 2;

/** The width of a character in parts of the ruler’s length: of 16 px on the narrowest wide screen, or of 10 pt on paper. */
const character = 0.0115;

type DayRecords = Pick<Records, 'dayRuler' | 'schedule' | 'wholeStack' | 'supplements' | 'claims'>;

/** What the adult day is drawn from: what is done at which hour, and the optional bottles. Throws RangeError for a day without an hour. */
export function dayFigure(figure: string, records: DayRecords, { hasBottles = true }: { hasBottles?: boolean } = {}) {
  const { dayRuler, schedule, supplements, claims } = records;
  const [first, last] = [dayRuler[0], dayRuler.at(-1)];
  if (!first || !last) refuse(figure, 'the day has no hour');
  const columns = columnsOf(last.hour - first.hour) + 1;
  const nodes = inLanes(
    dayRuler.map((node) => {
      const line = columnsOf(node.hour - first.hour) + 1;
      const part = schedule.find(({ time }) => time === node.bottles);
      const bottles = hasBottles && part ? part.supplements.map((bottle) => byId(supplements, bottle).name) : [];
      const isPublished = node.claims.some((claim) => {
        const { basis } = byId(claims, claim);
        return basis === 'published' || basis === 'guideline';
      });
      return {
        ...node,
        line,
        bottles,
        isPublished,
        isEvening: node.hour >= 18,
        x: (line - 1) / columns,
        length: node.time.length + node.text.length + 2,
      };
    }),
    character,
    // All labels turn but the morning’s: to the right of their lines, those of the evening would cross them.
    0.25,
  );
  const evening = nodes.filter(({ isEvening }) => isEvening).length;
  const oneOf = records.wholeStack.oneOf.supplements.map((bottle) => byId(supplements, bottle).name).join(' and ');
  const bottleWords = ` Outlined capsules are optional bottles; begin with one or none. Of ${oneOf}, take one or the other, never both.`;
  return {
    title: `A day of the plan: ${nodes.length} small things${evening * 2 > nodes.length ? ', most of them in the evening' : ''}`,
    caption: `The hours are ours; on shifts, count them from your own bedtime. A full dot stands where a study looked at the thing itself.${hasBottles ? bottleWords : ''}`,
    columns,
    nodes,
  };
}
