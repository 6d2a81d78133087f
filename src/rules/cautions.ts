import { cautionLists } from '../safety/caution-lists.ts';
import { sleepyTogether } from '../safety/results.ts';
import { everyText } from '../model/every-text.ts';
import type { Condition, Medicine } from '../model/ingredient.ts';
import { byId, inContent, recordFile, singles, type Records } from '../model/records.ts';
import { sentencesOf } from '../text/sentences.ts';
import { escaped } from '../text/texts.ts';
import { problem, problemIf, type Problem } from '../problems/problems.ts';

/** The words by which a reader finds a condition in a list: its own, or those of a broader one. */
function wordsOfCondition({ group, name, everyday, ifYou, broader }: Condition, all: readonly Condition[]): string[] {
  const inSentence = group === 'drinking' ? 'drink heavily' : ifYou.replace(/^you /, '');
  return [inSentence, name, ...everyday, ...broader.flatMap((id) => wordsOfCondition(byId(all, id), all))];
}

/** The words by which a reader finds a medicine type in a list: its own, or a name of one of its medicines. */
function wordsOfType({ id, name, everyday, sleepyName }: Medicine, medicineNames: Records['medicineNames']) {
  const names = medicineNames
    .filter(({ types }) => types.includes(id))
    .flatMap(({ generic, brands }) => [generic, ...brands]);
  return [name.replace(/s$/, ''), ...everyday, ...(sleepyName ? [sleepyTogether] : []), ...names];
}

/**
 * Refuses a supplement whose line or card leaves out a condition or a medicine type that its ingredients refuse: both are written by
 * hand, and a reader takes the list in front of them for the whole list. Those that make people drowsy share a part of theirs.
 */
export function cautionsAreWhole(records: Records): Problem[] {
  const { supplements, ingredients, conditions, medicineTypes, medicineNames, wholeStack, homeScreen } = records;
  return supplements.flatMap(({ id, ingredients: contents, line, card }) => {
    const inside = ingredients.filter((ingredient) => contents.includes(ingredient.id));
    const refusedTo = inside.flatMap(({ cautions }) =>
      cautions.filter(({ advice }) => advice === 'dont-take').flatMap(({ conditions: whom }) => whom),
    );
    const refusedWith = inside.flatMap(({ interactions }) =>
      interactions.filter(({ result }) => result === 'dont-take').flatMap(({ medicines }) => medicines),
    );
    const refused = [
      ...conditions
        .filter(
          (condition) => refusedTo.includes(condition.id) && !wholeStack.whoSkipsConditions.includes(condition.id),
        )
        .map((condition) => wordsOfCondition(condition, conditions)),
      ...medicineTypes.filter((type) => refusedWith.includes(type.id)).map((type) => wordsOfType(type, medicineNames)),
    ];
    const isDrowsy = wholeStack.onlyOneADay.supplements.includes(id);
    const lists = {
      'line.caution': [line.caution, isDrowsy ? homeScreen.stack.drowsy : ''],
      card: cautionLists(records, id, card).flatMap(({ items }) => items),
    };
    return Object.entries(lists).flatMap(([field, list]) =>
      refused
        .filter((words) => !words.some((word) => new RegExp(`\\b${escaped(word)}`, 'i').test(list.join(' '))))
        .map(([word]) =>
          problem(recordFile('supplements', id), field, `leaves out “${word}”, which its ingredients refuse. Name it.`),
        ),
    );
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
      const message = `lists reasons to stop and leaves out ${left.join(', ')}. Write the whole list of ${inContent(singles.wholeStack.file)}.`;
      return problemIf(left.length > 0, file, field, message);
    });
}
