import type { Records } from '../model/records.ts';
import { isForChild, isTrueOf, lineAbout, personal, typesOf, type Line } from './record-lines.ts';
import type { Reader, ReaderMedicine, ToolData } from './tool-data.ts';

/** The gravest first. */
const kinds = ['sedative', 'daily', 'allergy', 'drowsy', 'other'] as const;
type Kind = (typeof kinds)[number];

/** The same lines, the first with what everyone hears who may drink on most days. */
const withDontStop = ({ dontStop }: Records['drinking'], lines: readonly Line[]): Line[] =>
  lines.map((line, index) => (index === 0 ? { ...line, text: `${line.text} ${dontStop}` } : line));

/** What the page of a medicine type says of alcohol. */
export const alcoholLineOnPage = (drinking: Records['drinking'], kind: Kind): Line[] =>
  withDontStop(drinking, [alcoholLine(drinking, kind)]);

/** What alcohol does with a medicine. A danger says what to do about the next dose. */
function alcoholLine({ withMedicine }: Records['drinking'], kind: Kind): Line {
  const { text, weight, hardToWake, references } = withMedicine[kind];
  return { text, weight, hardToWake, references, inPlaceOf: weight === 'danger' ? 'keepTaking' : undefined };
}

/** The gravest of what alcohol does with a medicine; undefined where no type of it says anything, or one has lines of its own. */
function kindOf(data: ToolData, medicine: ReaderMedicine, drinks: boolean): Kind | undefined {
  const said = typesOf(data, medicine).map(({ withAlcohol }) => withAlcohol);
  if (said.includes('own')) return undefined;
  return kinds.find((kind) => said.includes(kind)) ?? (drinks ? 'other' : undefined);
}

/** What someone who drinks does before they cut down, where nothing above it says so. The two higher drinking levels have their own words, for someone who is at one. */
function cutDownLine(data: ToolData, reader: Reader, about: readonly string[], isTold: boolean): Line {
  const { findLevel, signs } = data.checkFirst.drinking;
  const { mostDays, heavy, ill, illTypes } = data.drinking.conditions;
  const isIllOrSedated = reader.medicines.some((medicine) =>
    typesOf(data, medicine).some(({ id, withAlcohol }) => withAlcohol === 'sedative' || illTypes.includes(id)),
  );
  const often = reader.conditions.filter(({ id }) => mostDays.includes(id)).length;
  const isHighest = often > 1 || (often > 0 && (isIllOrSedated || isTrueOf(reader, ill)));
  const own = isHighest ? 'highest' : isTrueOf(reader, heavy) ? 'middle' : undefined;
  const level = data.drinking.levels.find(({ id }) => id === own)?.advice;
  const first = level ?? (isTold ? [] : findLevel);
  return { text: [first, signs].flat().join(' '), weight: 'personal', about, isAboutLevels: true };
}

/** What alcohol means for someone who drinks and for their medicines; in short, for someone who hasn’t checked that they drink. */
export function alcoholLines(data: ToolData, reader: Reader): Line[] {
  const { conditions, withMedicine, notAtAll, breastfeeding } = data.drinking;
  const drinks = isTrueOf(reader, conditions.drinking);
  const byKind = Map.groupBy(reader.medicines, (medicine) => kindOf(data, medicine, drinks));
  const medicinesOf = (kind: Kind) => byKind.get(kind) ?? [];
  // Of a child’s medicines only what may kill is said.
  if (!drinks && isForChild(data, reader))
    return (['sedative', 'daily'] as const).flatMap((kind) =>
      lineAbout(medicinesOf(kind), {
        text: data.checkFirst.child.alcohol,
        hardToWake: withMedicine[kind].hardToWake,
        weight: 'personal',
      }),
    );
  if (!drinks)
    return withDontStop(
      data.drinking,
      kinds.flatMap((kind) => {
        const { inShort, hardToWake, weight } = withMedicine[kind];
        // What may kill is said where it can’t be missed.
        return lineAbout(medicinesOf(kind), {
          text: inShort,
          hardToWake,
          weight: weight === 'danger' ? 'personal' : weight,
        });
      }),
    );
  const isForNoOne = isTrueOf(reader, conditions.notAtAll);
  // The gravest asks for a call now, and so says what two milder ones would. Who shouldn't drink at all doesn't ask whether they may.
  const isSaid = (kind: Kind) =>
    !(['allergy', 'other'].includes(kind) && byKind.has('sedative')) && !(kind === 'other' && isForNoOne);
  const drinksOften = isTrueOf(reader, conditions.mostDays);
  const drinking = reader.conditions.filter(({ id }) => conditions.drinking.includes(id)).map(({ name }) => name);
  /** For someone who drinks on most days the milder one is about the drinking. */
  const said = (kind: Kind): Line[] => {
    const { onMostDays } = withMedicine[kind];
    const lines = lineAbout(medicinesOf(kind), personal(alcoholLine(data.drinking, kind)), ['alcohol']);
    return drinksOften && onMostDays ? lines.map((line) => ({ ...line, text: onMostDays, about: drinking })) : lines;
  };
  const withMedicines = kinds.filter(isSaid).flatMap(said);
  const isTold = withMedicines.some(({ about }) => about === drinking);
  return [
    ...withMedicines,
    // A way to drink less isn't for someone who shouldn't drink at all.
    isForNoOne ? { ...notAtAll, weight: 'personal', about: drinking } : cutDownLine(data, reader, drinking, isTold),
    ...(isTrueOf(reader, conditions.breastfeeding)
      ? [{ ...breastfeeding, weight: 'personal' as const, about: drinking }]
      : []),
  ];
}
