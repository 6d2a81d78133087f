import type { Medicine } from '../model/protocol.ts';
import type { Records } from '../model/records.ts';
import { containsName, ownLinesOf } from './medicine-names.ts';
import type { Reader, ReaderMedicine, ToolData } from './tool-data.ts';
import { inAList } from './results.ts';
import { isItself } from './supplement-answers.ts';

/** Whether one condition is another, or lies within it, as heavy drinking lies within alcohol. */
const isWithin = (id: string, wider: string, conditions: ToolData['conditions']): boolean =>
  id === wider ||
  conditions.some(
    (condition) => condition.id === id && condition.broader.some((next) => isWithin(next, wider, conditions)),
  );

/** What a reader has checked of this condition and those within it. */
const checkedWithin = ({ conditions }: ToolData, reader: Reader, wider: string) =>
  reader.conditions.filter(({ id }) => isWithin(id, wider, conditions));

/** The medicine types of a reader's medicine. */
const typesOf = ({ medicines }: ToolData, { types }: ReaderMedicine): Medicine[] =>
  medicines.filter(({ id }) => types.includes(id));

/** Whether one of these is true of a reader. */
const isTrueOf = ({ conditions }: Reader, ids: readonly string[]): boolean =>
  conditions.some(({ id }) => ids.includes(id));

/** Whether what a reader has picked is the highest drinking level. */
const isHighestLevel = (data: ToolData, reader: Reader): boolean => {
  const { mostDays, ill } = data.drinking.conditions;
  const takesSedative = reader.medicines.some((medicine) =>
    typesOf(data, medicine).some(({ withAlcohol }) => withAlcohol === 'sedative'),
  );
  return checkedWithin(data, reader, mostDays).length > 0 && (takesSedative || isTrueOf(reader, ill));
};

/** What someone who drinks does before they cut down. */
function drinkingLine(data: ToolData, reader: Reader): Line {
  const { findLevel, signs } = data.checkFirst.drinking;
  const highest = data.drinking.levels.find(({ id }) => id === 'highest');
  const first = highest && isHighestLevel(data, reader) ? highest.advice : findLevel;
  const about = checkedWithin(data, reader, data.drinking.conditions.drinking).map(({ name }) => name);
  return { text: `${first} ${signs}`, weight: 'urgent', about, isAboutLevels: true, isOnSheet: true };
}

/** The gravest first. A danger concerns two things together; what is urgent can’t wait either; and there may be more. */
const weights = ['danger', 'urgent', 'more'] as const;

/** A line of what a reader should know apart from any supplement. */
export interface Line {
  text: string;
  weight: (typeof weights)[number];
  /** On the last of the lines that rest on them. Where there are none it's our own advice. */
  references?: readonly string[];
  /** Which medicines or conditions it's about. */
  about?: readonly string[];
  /** True where it may end in a sleep from which no one wakes. */
  hardToWake?: true | undefined;
  /** True for what the printed sheet says, too. */
  isOnSheet?: boolean | undefined;
  /** True for the line that the drinking levels explain. */
  isAboutLevels?: true;
  /** True for what is said because of a condition that the reader checked. */
  answersBox?: true;
  /** True where it says what to do about the medicine itself, so that nothing else does. */
  isOrder?: true | undefined;
}

/** The gravest first. Equal ones keep their order. */
const gravestFirst = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));

/** A line about some of a reader’s medicines; nothing where there are none. */
const lineAbout = (medicines: readonly ReaderMedicine[], line: Line): Line[] =>
  medicines.length > 0 ? [{ ...line, about: medicines.map(({ name }) => name) }] : [];

/** The lines, after what to do about someone who can't be woken where one of them may end like that. */
const hardToWakeFirst = (lines: readonly Line[], { hardToWake }: Records['drinking']): Line[] =>
  lines.some((line) => line.hardToWake) ? [{ ...hardToWake, weight: 'urgent' }, ...lines] : [...lines];

/** The gravest first. */
const alcoholKinds = ['sedative', 'daily', 'allergy', 'drowsy', 'other'] as const;
type AlcoholKind = (typeof alcoholKinds)[number];

/** What alcohol does with a medicine. */
function alcoholLine({ withMedicine }: Records['drinking'], kind: AlcoholKind): Line {
  const { text, hardToWake, references } = withMedicine[kind];
  const isDanger = kind === 'sedative' || kind === 'daily' || kind === 'allergy';
  const line: Line = { text, weight: 'urgent', references, hardToWake };
  return isDanger ? { ...line, weight: 'danger', isOnSheet: true, isOrder: true } : line;
}

/** The same in short, for someone who hasn't checked that they drink: what is true for them comes before it. */
const alcoholInShort = (drinking: Records['drinking'], kind: AlcoholKind): Line => ({
  ...alcoholLine(drinking, kind),
  text: drinking.withMedicine[kind].inShort,
  weight: 'urgent',
  isOrder: undefined,
});

/**
 * What alcohol means for a reader’s medicines. The gravest asks someone who drinks for a call now, so it says what two milder ones
 * would.
 */
function alcoholLines(data: ToolData, { medicines }: Reader, drinks: boolean): Line[] {
  const byKind = Map.groupBy(medicines, (medicine) => {
    const kinds = typesOf(data, medicine).map(({ withAlcohol }) => withAlcohol);
    if (kinds.includes('own')) return undefined;
    return alcoholKinds.find((kind) => kinds.includes(kind)) ?? (drinks ? 'other' : undefined);
  });
  const lineOf = drinks ? alcoholLine : alcoholInShort;
  return alcoholKinds
    .filter((kind) => !(drinks && ['allergy', 'other'].includes(kind) && byKind.has('sedative')))
    .flatMap((kind) => lineAbout(byKind.get(kind) ?? [], lineOf(data.drinking, kind)))
    .map((line) => (line.weight === 'danger' ? { ...line, about: [...(line.about ?? []), 'alcohol'] } : line));
}

/** Whether a medicine is one of these. */
export const isNamed = ({ name, generic = '' }: ReaderMedicine, names: readonly string[]): boolean =>
  names.some((one) => containsName(`${name} ${generic}`, one));

/** Whether a medicine of a type is one of these names. Whoever picked the type may take any of them. */
const mayBe = (medicine: ReaderMedicine, type: Medicine, names: 'all' | readonly string[]): boolean =>
  names === 'all' || medicine.name === type.name || isNamed(medicine, names);

/** What is dangerous together: the type whose record says it, all types on its side, and the types and names on the other. */
const pairsOf = ({ medicines }: ToolData) =>
  medicines.flatMap((type) =>
    type.dangerousWith.map((pair) => ({ ...pair, type, ownSide: [type.id, ...pair.sameForTypes] })),
  );

/** What a reader takes that is dangerous together, and of which medicines. It takes two names, because an everyday word may mean several types, unless one pill can hold both. */
const pairsTaken = (data: ToolData, { medicines }: Reader) =>
  pairsOf(data).flatMap((pair) => {
    const { type, ownSide, ownNames, types, names, inOnePill } = pair;
    const isPair = (one: ReaderMedicine, other: ReaderMedicine) =>
      one.types.some((id) => ownSide.includes(id)) &&
      (ownNames.length === 0 || isNamed(one, ownNames)) &&
      (other.types.some((id) => types.includes(id)) || isNamed(other, names)) &&
      (one !== other || (inOnePill && one.generic && one.types.includes(type.id)));
    const taken = medicines.filter((one) => medicines.some((other) => isPair(one, other) || isPair(other, one)));
    return taken.length > 0 ? [{ pair, taken }] : [];
  });

const dangerousTogether = (data: ToolData, reader: Reader): Line[] =>
  pairsTaken(data, reader).flatMap(({ pair: { text, hardToWake, isMilder }, taken }) =>
    lineAbout(taken, { text, weight: isMilder ? 'urgent' : 'danger', hardToWake, isOnSheet: true, isOrder: true }),
  );

/** What a reader lists twice: by its brand and its generic name, or by two brands. */
const takenTwice = ({ checkFirst }: ToolData, { medicines }: Reader): Line[] =>
  [...Map.groupBy(medicines, ({ name, generic = name }) => generic.toLowerCase()).values()]
    .filter((alike) => alike.length > 1)
    .flatMap((alike) =>
      lineAbout(alike, { text: checkFirst.sameMedicine, weight: 'danger', isOnSheet: true, isOrder: true }),
    );

/** What a type says of a medicine by its name, and to whom. */
const linesByName = (type: Medicine, medicine: ReaderMedicine, reader: Reader): Medicine['forSomeNames'] =>
  type.forSomeNames
    .filter(({ names, except }) => mayBe(medicine, type, names) && !isNamed(medicine, except))
    .filter(({ onlyIf }) => onlyIf.length === 0 || isTrueOf(reader, onlyIf));

/** Whether a medicine is one of our supplements. What to do about those is in the answer’s first line. */
const isSupplement = ({ ingredients }: ToolData, medicine: ReaderMedicine): boolean =>
  ingredients.some((ingredient) => isItself(medicine, ingredient));

/** Whether someone who may be pregnant calls before the next dose of a medicine: also for a name that we don’t have, for someone who is. */
const callsFirstIfPregnant = (data: ToolData, medicine: ReaderMedicine, isPregnant: boolean): boolean =>
  typesOf(data, medicine).some((type) => {
    const { callFirstIfPregnant: names } = type;
    return names !== undefined && mayBe(medicine, type, names);
  }) ||
  (isPregnant && medicine.types.length === 0);

/** What a medicine type says of itself, and what it says of some of its names. */
function linesOfType({ medicines }: ToolData, type: Medicine, forSomeNames: Medicine['forSomeNames']): Line[] {
  const { urgent = [], more = [], references = [] } = ownLinesOf(type.id, medicines) ?? {};
  const ofAll: Line[] = [
    ...urgent.map((text) => ({ text, weight: 'urgent' as const, isOnSheet: type.urgentOnSheet })),
    ...more.map((text) => ({ text, weight: 'more' as const })),
  ];
  return [
    ...ofAll.map((line, index) => (index === ofAll.length - 1 ? { ...line, references } : line)),
    ...forSomeNames.map((one): Line => ({
      text: one.text,
      references: one.references,
      weight: one.urgent ? 'urgent' : 'more',
      isOrder: one.isOrder,
      ...(one.onlyIf.length > 0 && { answersBox: true, isOnSheet: true, isOrder: true }),
    })),
  ].map((line) => ({ ...line, hardToWake: type.hardToWake }));
}

/** What is special about each of a reader's medicines. */
function special(data: ToolData, reader: Reader): Line[] {
  const covering = pairsTaken(data, reader).filter(({ pair }) => pair.coversMixes);
  return reader.medicines.flatMap((medicine) =>
    typesOf(data, medicine).flatMap((type) => {
      const byName = linesByName(type, medicine, reader).map((line) =>
        line.isAboutMixes && covering.some(({ pair, taken }) => pair.type === type && taken.includes(medicine))
          ? { ...line, urgent: undefined }
          : line,
      );
      return linesOfType(data, type, byName).flatMap((line) => lineAbout([medicine], line));
    }),
  );
}

/** Whether something is said only to someone who is pregnant, may be, or is breastfeeding. */
const isAboutPregnancy = ({ pregnancy }: ToolData['checkFirst'], onlyIf: readonly string[]): boolean =>
  onlyIf.some((id) => pregnancy.conditions.includes(id));

const when = (isSaid: boolean, line: Line): Line[] => (isSaid ? [line] : []);

/** Which medicines someone who may be pregnant calls about: before the next dose, or to tell what they take. */
function pregnancyCalls(data: ToolData, reader: Reader): Line[] {
  const { pregnancy } = data.checkFirst;
  /** What has a line of its own about pregnancy doesn't need the general one. */
  const hasOwnLine = (medicine: ReaderMedicine) =>
    typesOf(data, medicine)
      .flatMap((type) => linesByName(type, medicine, reader))
      .some(({ onlyIf }) => isAboutPregnancy(data.checkFirst, onlyIf));
  const isPregnant = isTrueOf(reader, pregnancy.conditions);
  const { first = [], others = [] } = Object.groupBy(
    reader.medicines.filter((medicine) => !isNamed(medicine, pregnancy.keepNames)),
    (medicine) => (callsFirstIfPregnant(data, medicine, isPregnant) ? 'first' : 'others'),
  );
  const toTell = others.filter((medicine) => !hasOwnLine(medicine) && !isSupplement(data, medicine));
  return [
    ...lineAbout(first, {
      text: pregnancy.callFirst,
      weight: 'urgent',
      isOnSheet: true,
      ...(isPregnant && { isOrder: true }),
    }),
    ...lineAbout(isPregnant ? toTell : [], { text: pregnancy.tell, weight: 'urgent' }),
  ];
}

/** Each text once, with all that it's about. */
const once = (lines: readonly Line[]): Line[] =>
  [...Map.groupBy(lines, ({ text }) => text).values()].flatMap((alike) =>
    alike.slice(0, 1).map((line) => ({ ...line, about: [...new Set(alike.flatMap(({ about = [] }) => about))] })),
  );

/** What a reader should know apart from any supplement, the gravest first. */
export function linesFor(data: ToolData, reader: Reader): Line[] {
  const { drinking, checkFirst } = data;
  const drinks = checkedWithin(data, reader, drinking.conditions.drinking).length > 0;
  const isNotAtAll = isTrueOf(reader, drinking.conditions.notAtAll);
  const isBreastfeeding = isTrueOf(reader, drinking.conditions.breastfeeding);
  const alcohol: Line[] = [
    ...alcoholLines(data, reader, drinks),
    ...when(drinks && isNotAtAll, { ...drinking.notAtAll, weight: 'urgent' }),
    ...when(drinks && isBreastfeeding, { ...drinking.breastfeeding, weight: 'urgent' }),
  ];
  const lines: Line[] = [
    ...takenTwice(data, reader),
    ...dangerousTogether(data, reader),
    ...pregnancyCalls(data, reader),
    // Alcohol comes first for whoever checked that they drink.
    ...(drinks ? alcohol : []),
    ...when(isTrueOf(reader, checkFirst.pregnancy.conditions), { text: checkFirst.pregnancy.keep, weight: 'urgent' }),
    ...lineAbout(isTrueOf(reader, [checkFirst.under18.condition]) ? reader.medicines : [], {
      text: checkFirst.under18.text,
      weight: 'urgent',
      isOnSheet: true,
    }),
    ...special(data, reader),
    ...(drinks ? [] : alcohol),
    // A way to drink less isn't for someone who shouldn't drink at all.
    ...when(drinks && !isNotAtAll, drinkingLine(data, reader)),
  ];
  const boxesFirst = once(lines).toSorted((a, b) => Number(b.answersBox ?? 0) - Number(a.answersBox ?? 0));
  return hardToWakeFirst(gravestFirst(boxesFirst), drinking);
}

/** Whether the page of a type says a pair in full. */
const isInFull = ({ shownOn, ownSide, types }: ReturnType<typeof pairsOf>[number], { id }: Medicine): boolean =>
  (shownOn !== 'none' && ownSide.includes(id)) || (shownOn === 'both' && types.includes(id));

/** What the page of a medicine type says before its table, to whoever takes one of its names. */
export function linesForType(data: ToolData, type: Medicine): Line[] {
  const { drinking, checkFirst } = data;
  const { withAlcohol, callFirstIfPregnant: names } = type;
  const { callFirst } = checkFirst.pregnancy;
  const named = names === 'all' ? [] : (names ?? []).filter((word) => !type.everyday.includes(word));
  const pregnancy = named.length > 0 ? `With ${inAList(named, 'disjunction')}: ${callFirst}` : callFirst;
  return hardToWakeFirst(
    gravestFirst([
      ...pairsOf(data)
        .filter((pair) => isInFull(pair, type))
        .map(({ text, references, hardToWake }): Line => ({ text, references, hardToWake, weight: 'danger' })),
      ...when(names !== undefined, { text: pregnancy, weight: 'urgent', references: [] }),
      ...linesOfType(data, type, type.forSomeNames),
      ...when(names === undefined && !type.forSomeNames.some(({ onlyIf }) => isAboutPregnancy(checkFirst, onlyIf)), {
        text: checkFirst.pregnancy.tell,
        weight: 'urgent',
        references: [],
      }),
      ...(withAlcohol && withAlcohol !== 'own' ? [alcoholLine(drinking, withAlcohol)] : []),
    ]),
    drinking,
  );
}

/** What to ask on the page of a type: whether a reader also takes what is dangerous with it, and which type's page says why. */
export function readOnAbout(data: ToolData, type: Medicine): { inQuestion: string; readOn: Medicine }[] {
  const asked = pairsOf(data)
    .filter((pair) => pair.type !== type && pair.types.includes(type.id) && !isInFull(pair, type))
    .map((pair) => {
      const also = data.medicines.filter(
        ({ id, broader }) => pair.sameForTypes.includes(id) && !broader.includes(pair.type.id),
      );
      const names = [pair.type, ...also].map(({ inQuestion, inText }) => inQuestion ?? inText);
      return { inQuestion: pair.inQuestion ?? inAList(names, 'disjunction'), readOn: pair.type };
    });
  return [...new Map(asked.map((one) => [`${one.inQuestion} ${one.readOn.id}`, one])).values()];
}

/** Whether one of these lines asks for a call before the next dose, so that “keep taking” needs its exception. */
export const asksBeforeDose = (lines: readonly Line[]): boolean => lines.some(({ text }) => /next dose/.test(text));

/**
 * What to do about the medicines themselves, for each that no danger and no box has an order of its own for. What no one prescribes has a
 * sentence of its own, and the answer’s first line is about our supplements. Harm is said to everyone who takes anything.
 */
export function keepTakingFor(data: ToolData, reader: Reader, lines: readonly Line[]): string[] {
  const { checkFirst } = data;
  if (reader.medicines.length === 0) return [];
  const ordered = new Set(lines.flatMap(({ isOrder, about = [] }) => (isOrder ? about : [])));
  const kept = reader.medicines.filter((medicine) => !ordered.has(medicine.name) && !isSupplement(data, medicine));
  const hasOwnVomiting = reader.medicines.some((medicine) =>
    typesOf(data, medicine).some((type) =>
      type.forSomeNames.some(({ names, isAboutVomiting }) => isAboutVomiting && mayBe(medicine, type, names)),
    ),
  );
  const byText = Map.groupBy(kept, (medicine) => {
    const types = typesOf(data, medicine);
    // “Percs” are acetaminophen and an opioid, and what is said of opioids matters more.
    const type = types.find(({ hardToWake }) => hardToWake) ?? types.find(({ id }) => id === medicine.types[0]);
    return type?.keepTaking ?? (types.length > 0 ? checkFirst.keepTaking : checkFirst.keepTakingUnknown);
  });
  const texts = [...byText].map(([text, about]) =>
    byText.size > 1 || kept.length < reader.medicines.length
      ? `${inAList(about.map(({ name }) => name))}: ${text}`
      : text,
  );
  return [
    ...texts,
    ...(texts.length > 0 && asksBeforeDose(lines) ? [checkFirst.callFirst] : []),
    checkFirst.harm,
    ...(hasOwnVomiting ? [] : [checkFirst.vomiting]),
  ];
}
