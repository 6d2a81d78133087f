import type { Medicine } from '../model/ingredient.ts';
import { lowered } from '../text/texts.ts';
import { containsName } from './medicine-names.ts';
import { isItself } from './supplement-answers.ts';
import type { Reader, ReaderMedicine, CheckFirstData } from './check-first-data.ts';

/*
 * What the medicine records say apart from any supplement. Each has lines, and each line says whom it’s for.
 */

/**
 * The gravest first. A danger is two things together; then comes what is said because of a second medicine or of what a reader checked,
 * or may kill; then what is good to know about a medicine alone, the more urgent first.
 */
export const weights = ['danger', 'personal', 'urgent', 'more'] as const;

/** A line of what a reader should know apart from any supplement. */
export interface Line {
  text: string;
  weight: (typeof weights)[number];
  /** Where there are none it's our own advice. */
  references?: readonly string[];
  /** Which medicines or conditions it's about. */
  about?: readonly string[];
  /** True where it may end in a sleep from which no one wakes. */
  hardToWake?: true | undefined;
  /** True where it asks for a call before the next dose. */
  callFirst?: boolean | undefined;
  /** The sentence for everyone that it takes the place of. */
  inPlaceOf?: 'keepTaking' | 'sleepiness' | 'vomiting' | undefined;
  /** True for what isn’t for the counter. */
  forTonight?: boolean | undefined;
  /** True for what is said of two medicines together. */
  isMix?: boolean;
  /** True for the line that the drinking levels explain. */
  isAboutLevels?: boolean;
}

/**
 * Every line of the records, once for each group of readers that it’s for. One that needs a second medicine or a condition says what to
 * do about the medicine itself.
 */
export const linesIn = ({ medicineTypes }: Pick<CheckFirstData, 'medicineTypes'>) =>
  medicineTypes.flatMap((type) =>
    type.lines.flatMap(({ anyOf = [{}], ...shared }) =>
      anyOf.map((group) => {
        const forEveryone = { types: [type.id], names: 'all' as const, except: [], conditions: [], notFor: [] };
        const line = { ...forEveryone, weight: 'urgent' as const, references: [], ...shared, ...group };
        const isPersonal = line.with !== undefined || line.conditions.length > 0;
        return {
          ...line,
          type,
          typeNames: medicineTypes.filter(({ id }) => line.types.includes(id)).map(({ name }) => name),
          isPersonal,
          isMix: line.with !== undefined,
          hardToWake: type.hardToWake,
          callFirst: isPersonal || line.callFirst,
          inPlaceOf: line.inPlaceOf ?? (isPersonal ? ('keepTaking' as const) : undefined),
        };
      }),
    ),
  );
export type RecordLine = ReturnType<typeof linesIn>[number];

/** The medicine types of a reader's medicine. */
export const typesOf = ({ medicineTypes }: CheckFirstData, { types }: ReaderMedicine): Medicine[] =>
  medicineTypes.filter(({ id }) => types.includes(id));

const isOneOf = ({ types }: ReaderMedicine, ids: readonly string[]): boolean => types.some((id) => ids.includes(id));

/** Whether a medicine has one of these names. */
export const isNamed = ({ name, generic = '' }: ReaderMedicine, names: 'all' | readonly string[]): boolean =>
  names === 'all' || names.some((listed) => containsName(`${name} ${generic}`, listed));

/** Whether one of these is true of a reader. */
export const isTrueOf = ({ conditions }: Reader, ids: readonly string[]): boolean =>
  conditions.some(({ id }) => ids.includes(id));

/** Whether the answer is for a parent. In a pregnancy a stricter one counts. */
export const isForChild = ({ checkFirst: { child, pregnancy } }: CheckFirstData, reader: Reader): boolean =>
  isTrueOf(reader, [child.condition]) && !isTrueOf(reader, pregnancy.conditions);

/** Whether a medicine is one of our supplements. */
export const isSupplement = ({ ingredients }: CheckFirstData, medicine: ReaderMedicine): boolean =>
  ingredients.some((ingredient) => isItself(medicine, ingredient));

/**
 * The reader’s medicines that a line is about. A line on two that don’t go together is about both. It takes two names, because an
 * everyday word may mean several types; only a pill that no one may wake from can contain both.
 */
export function matchingMedicines(line: RecordLine, reader: Reader): ReaderMedicine[] {
  const { type, types, typeNames, names, except, conditions, notFor, with: second } = line;
  const { medicines } = reader;
  if ((conditions.length > 0 && !isTrueOf(reader, conditions)) || isTrueOf(reader, notFor)) return [];
  const isFirst = (medicine: ReaderMedicine) =>
    isOneOf(medicine, types) && isNamed(medicine, names) && !isNamed(medicine, except);
  // Whoever picked the type may take any of its names.
  if (!second) return medicines.filter((medicine) => isFirst(medicine) || typeNames.includes(medicine.name));
  const isSecond = (medicine: ReaderMedicine) =>
    (isOneOf(medicine, second.types) || isNamed(medicine, second.names)) && !isNamed(medicine, except);
  const containsBoth = ({ generic, types: own }: ReaderMedicine) =>
    type.hardToWake &&
    generic &&
    own.includes(type.id) &&
    own.some((id) => id !== type.id && second.types.includes(id));
  return medicines.filter((medicine) =>
    medicines.some((partner) => {
      if (medicine === partner) return containsBoth(medicine);
      if (medicine.partOf === partner.name || partner.partOf === medicine.name) return false;
      return (isFirst(medicine) && isSecond(partner)) || (isSecond(medicine) && isFirst(partner));
    }),
  );
}

/** A line about some of what a reader picked, and what else is part of the danger; nothing where there's none of it. */
export const lineAbout = (picked: readonly { name: string }[], line: Line, others: readonly string[] = []): Line[] =>
  picked.length > 0 ? [{ ...line, about: [...picked.map(({ name }) => name), ...others] }] : [];

/** A line that is said because of a second medicine or of what a reader checked. */
export const personal = (line: Line): Line => (line.weight === 'danger' ? line : { ...line, weight: 'personal' });

/**
 * What the records say of a reader’s medicines. A danger is about what was checked, too. How an adult takes our supplements isn’t for a
 * child.
 */
export const linesFromRecords = (data: CheckFirstData, reader: Reader): Line[] => {
  const lines = linesIn(data);
  const isOrdered = ({ type: { id } }: RecordLine, medicine: ReaderMedicine) =>
    lines.some(
      (line) =>
        line.isPersonal &&
        line.inPlaceOf === 'keepTaking' &&
        [...line.types, ...(line.with?.types ?? [])].includes(id) &&
        matchingMedicines(line, reader).includes(medicine),
    );
  return lines.flatMap((line) => {
    const checked = reader.conditions.filter(({ id }) => line.weight === 'danger' && line.conditions.includes(id));
    const isSaid = (medicine: ReaderMedicine) =>
      !(line.alone && isOrdered(line, medicine)) &&
      (!isForChild(data, reader) || (!line.forAdults && (line.isPersonal || !isSupplement(data, medicine))));
    return lineAbout(
      matchingMedicines(line, reader).filter(isSaid),
      line.isPersonal ? personal(line) : line,
      checked.map(({ name }) => lowered(name)),
    );
  });
};
