import { unmarked } from '../evidence/marked-text.ts';
import { byId, type Records } from '../model/records.ts';
import { linesIn, type RecordLine } from '../safety/record-lines.ts';
import { resultWords, shortName } from '../safety/results.ts';
import { splitSentences } from '../text/sentences.ts';

/**
 * All that the records mark as our own advice, for a doctor or pharmacist to tick off: by supplement and medicine type, whom each text is
 * for, and each of its sentences on a line of its own.
 */
export function forClinicians(records: Records): string {
  const { ingredients, medicineTypes, conditions, claims, wholeStack, checkFirst } = records;
  const namesOf = (ids: readonly string[]) => ids.map((id) => byId([...medicineTypes, ...conditions], id).name);
  const named = (word: string, names: readonly string[]) => (names.length > 0 ? [`${word}${names.join(', ')}`] : []);
  const entry = (whom: readonly string[], text: string) => [
    '',
    ...whom,
    ...splitSentences(unmarked(text, claims)).map((sentence) => `  [ ] ${sentence}`),
  ];
  const section = (title: string, entries: readonly string[][]) =>
    entries.length > 0 ? ['', '', `== ${title}`, ...entries.flat()] : [];
  const whomFor = ({ typeNames, names, except, with: second, conditions: checked }: RecordLine) =>
    [
      ...named('', names === 'all' ? typeNames : names),
      ...named('not ', except),
      ...named('with ', [...namesOf(second?.types ?? []), ...(second?.names ?? [])]),
      ...named('if ', namesOf(checked)),
    ].join('; ');
  const pregnancy = medicineTypes.flatMap(({ name, callFirstIfPregnant: names }) =>
    names ? [names === 'all' ? name : names.join(', ')] : [],
  );
  const own = linesIn(records).filter(({ references }) => references.length === 0);
  const byType = Map.groupBy(own, ({ type }) => type.id);
  return [
    'Our own advice, for a doctor or pharmacist. None of our sources says it in these words.',
    ...section('All supplements', [entry(['On any one day'], wholeStack.onlyOneADay.text)]),
    ...ingredients.flatMap(({ ceiling, cautions, interactions, ...ingredient }) =>
      section(shortName(ingredient), [
        ...(ceiling?.own ? [entry(['How much'], `${ceiling.words}.`)] : []),
        ...cautions
          .filter((caution) => caution.own)
          .map(({ who, advice, text }) => entry([`${who}: ${resultWords[advice]}`], text)),
        ...interactions
          .filter((interaction) => interaction.own)
          .map(({ medicines: types, result, text }) =>
            entry([`${namesOf(types).join(', ')}: ${resultWords[result]}`], text),
          ),
      ]),
    ),
    ...section('If you’re pregnant', [entry(pregnancy, checkFirst.pregnancy.callFirst)]),
    ...medicineTypes.flatMap(({ id, name, keepTaking }) =>
      section(name, [
        ...[...Map.groupBy(byType.get(id) ?? [], ({ text }) => text)].map(([text, groups]) =>
          entry(groups.map(whomFor), text),
        ),
        ...(keepTaking ? [entry(['In place of “as prescribed”'], keepTaking)] : []),
      ]),
    ),
    '',
  ].join('\n');
}
