import { sleepyTogether } from '../safety/results.ts';
import { everyText } from '../model/every-text.ts';
import { recordFile, singles, type Records } from '../model/records.ts';
import { sentencesOf } from '../text/sentences.ts';
import { problem, problemIf, type Problem } from '../problems/problems.ts';

const missingFrom = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((id) => !other.has(id));

/**
 * Refuses a supplement whose `names` are fewer people or medicines than its ingredients refuse, or others. The lines and cards that a
 * reader takes for the whole list are written by hand, and no rule compares them with `names`.
 */
export function cautionsAreWhole({ supplements, ingredients, medicineTypes, wholeStack }: Records): Problem[] {
  const sleepy = new Set(medicineTypes.filter(({ sleepyName }) => sleepyName).map(({ id }) => id));
  return supplements.flatMap(({ id, ingredients: contents, line, names }) => {
    const saysSleepy = wholeStack.onlyOneADay.supplements.includes(id) || line.caution.includes(sleepyTogether);
    const notSleepy = saysSleepy ? missingFrom(sleepy, new Set(names.medicines)) : [];
    const inside = ingredients.filter((ingredient) => contents.includes(ingredient.id));
    const refused = {
      conditions: inside
        .flatMap(({ cautions }) => cautions)
        .filter(({ advice }) => advice === 'dont-take')
        .flatMap(({ conditions }) => conditions)
        .filter((condition) => !wholeStack.whoSkipsConditions.includes(condition)),
      medicines: inside
        .flatMap(({ interactions }) => interactions)
        .filter(({ result }) => result === 'dont-take')
        .flatMap(({ medicines }) => medicines),
    };
    const unnamed = notSleepy.map((type) =>
      problem(
        recordFile('supplements', id),
        'names.medicines',
        `“${sleepyTogether}” includes "${type}", which it doesn’t refuse. Name each type instead.`,
      ),
    );
    const uneven = (['conditions', 'medicines'] as const).flatMap((kind): Problem[] => {
      const [meant, named] = [new Set(refused[kind]), new Set(names[kind])];
      const say = (message: string) => problem(recordFile('supplements', id), `names.${kind}`, message);
      return [
        ...missingFrom(meant, named).map((one) =>
          say(
            `its ingredients refuse "${one}". Say so in line.caution and in card, or above the entries if it makes people sleepy, then add it here.`,
          ),
        ),
        ...missingFrom(named, meant).map((one) =>
          say(`no ingredient refuses "${one}". Take it out of line.caution and card, and out of here.`),
        ),
      ];
    });
    return [...unnamed, ...uneven];
  });
}

/**
 * Refuses a list of reasons to stop that leaves one out: a reader takes the list in front of them for the whole list. A source lists its
 * own.
 */
export function stopListIsWhole(records: Records): Problem[] {
  const stopSigns = records.wholeStack.stopSigns.map((sign) => sign.replace(/^an? /, ''));
  const [first = ''] = stopSigns;
  const isList = (text: string) => {
    const sentence = text.toLowerCase();
    const named = stopSigns.filter((sign) => sentence.includes(sign));
    // What 911 is for is another list.
    const isAny = named.length > 1 || (named.length > 0 && sentence.includes('stop for '));
    return named.includes(first) || (isAny && !sentence.includes('911'));
  };
  return everyText({ ...records, references: [] })
    .filter(({ file, text }) => file !== singles.wholeStack.file && sentencesOf(text).some(isList))
    .flatMap(({ file, field, text }) => {
      const left = stopSigns.filter((sign) => !text.toLowerCase().includes(sign));
      const message = `lists reasons to stop and leaves out ${left.join(', ')}. Write the whole list of ${singles.wholeStack.file}.`;
      return problemIf(left.length > 0, file, field, message);
    });
}
