import type { Records } from '../model/records.ts';
import { firstSentence } from '../text/sentences.ts';
import { isForChild, isTrueOf, lineAbout, personal, typesOf, type Line } from './record-lines.ts';
import type { Reader, ReaderMedicine, ToolData } from './tool-data.ts';

/** The gravest first. */
const kinds = ['sedative', 'daily', 'allergy', 'drowsy', 'other'] as const;
type Kind = (typeof kinds)[number];

/** What may kill a child who drinks with it. */
const deadlyForChild: readonly Kind[] = ['sedative', 'daily'];

/** The same lines, the first with what everyone hears who may drink on most days. */
const withDontStop = ({ dontStop }: Records['drinking'], lines: readonly Line[]): Line[] =>
  lines.map((line, index) => (index === 0 ? { ...line, text: `${line.text} ${dontStop}` } : line));

/** What the page of a medicine type says of alcohol. */
export const alcoholLineOnPage = (drinking: Records['drinking'], kind: Kind): Line[] => {
  const line = alcoholLine(drinking, kind);
  return withDontStop(drinking, [kind === 'other' ? { ...line, text: drinking.withMedicine.other.inShort } : line]);
};

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

/** What someone does about their drinking, as their level says. */
function levelAdvice(data: ToolData, reader: Reader): string {
  const { conditions, levels, hadWithdrawal } = data.drinking;
  const { mostDays, heavy, ill, illTypes } = conditions;
  const adviceOf = (level: (typeof levels)[number]['id']) => levels.find(({ id }) => id === level)?.advice ?? '';
  const makesItDangerous = (medicine: ReaderMedicine) =>
    typesOf(data, medicine).some(({ id, withAlcohol }) => withAlcohol === 'sedative' || illTypes.includes(id));
  // Whoever drinks on most days may have eight drinks: no one has asked.
  if (isTrueOf(reader, mostDays)) return adviceOf('highest');
  if (!isTrueOf(reader, heavy)) return hadWithdrawal;
  return adviceOf(isTrueOf(reader, ill) || reader.medicines.some(makesItDangerous) ? 'highest' : 'middle');
}

/** What someone who drinks does about it, and before they drink with a medicine that says nothing graver. A way to drink less isn’t for someone who shouldn’t drink at all, and whoever drinks on most days can’t just leave it. */
function levelLines(data: ToolData, reader: Reader, hasOther: boolean): Line[] {
  const { conditions, afterBreak, notAtAll, signs, withMedicine, helpline } = data.drinking;
  const { onMostDays = '', text: other } = withMedicine.other;
  const drinksOften = isTrueOf(reader, [...conditions.mostDays, ...conditions.heavy]);
  const isOnce = isTrueOf(reader, conditions.once);
  const ofOneDay = isOnce ? [afterBreak] : [];
  const help = [signs.text, helpline.text];
  const first = (texts: readonly string[]) => texts.map((text): Line => ({ text, weight: 'personal' }));
  if (isTrueOf(reader, conditions.notAtAll)) {
    const advice = drinksOften ? notAtAll.often : isOnce ? firstSentence(notAtAll.text) : notAtAll.text;
    return first([advice, ...ofOneDay, notAtAll.signs.text, helpline.text]);
  }
  if (isOnce && !drinksOften) return first([afterBreak, ...help]);
  const advice = levelAdvice(data, reader);
  if (drinksOften) return first([...ofOneDay, hasOther ? `${advice} ${onMostDays}` : advice, ...help]);
  // Someone who drinks a little reads first about the medicine, and then about withdrawal.
  const later = [advice, signs.text].map((text): Line => ({ text, weight: 'urgent' }));
  return [...first(hasOther ? [other] : []), ...later];
}

/** What someone does who has stopped or cut down lately: withdrawal may be ahead of them. */
function stoppedLines({ drinking }: ToolData, reader: Reader): Line[] {
  const { conditions, afterStopping, notAtAll, signs, helpline } = drinking;
  const stopped = reader.conditions.filter(({ id }) => conditions.stopped.includes(id)).map(({ name }) => name);
  if (stopped.length === 0) return [];
  const signsOf = isTrueOf(reader, conditions.notAtAll) ? notAtAll.signs : signs;
  return [afterStopping, signsOf.text, helpline.text].map((text) => ({ text, weight: 'personal', about: stopped }));
}

/** What alcohol means for someone who drinks and for their medicines; in short, for someone who hasn’t checked that they drink. */
export function alcoholLines(data: ToolData, reader: Reader): Line[] {
  const { conditions, withMedicine, breastfeeding } = data.drinking;
  const drinks = isTrueOf(reader, conditions.drinking);
  const byKind = Map.groupBy(reader.medicines, (medicine) => kindOf(data, medicine, drinks));
  const medicinesOf = (kind: Kind) => byKind.get(kind) ?? [];
  const isForNoOne = isTrueOf(reader, conditions.notAtAll);
  if (!drinks) {
    const isChild = isForChild(data, reader);
    // Someone who shouldn’t drink at all isn’t told to ask whether they may.
    const dangers = kinds.filter((kind) => kind !== 'other');
    const said = (isChild ? deadlyForChild : isForNoOne ? dangers : kinds).flatMap((kind) => {
      const { inShort, hardToWake, weight } = withMedicine[kind];
      const text = isChild ? data.checkFirst.child.alcohol : inShort;
      return lineAbout(medicinesOf(kind), { text, hardToWake, weight: weight === 'danger' ? 'personal' : weight });
    });
    return [...stoppedLines(data, reader), ...(isChild ? said : withDontStop(data.drinking, said))];
  }
  const drinksOften = isTrueOf(reader, [...conditions.mostDays, ...conditions.heavy]);
  const drinking = reader.conditions.filter(({ id }) => conditions.drinking.includes(id)).map(({ name }) => name);
  const said = (kind: Kind): Line[] => {
    const { text, onMostDays = text } = withMedicine[kind];
    const line = { ...alcoholLine(data.drinking, kind), text: drinksOften ? onMostDays : text };
    return lineAbout(medicinesOf(kind), personal(line), ['alcohol']);
  };
  // The gravest asks for a call now, and so says what two milder ones would.
  const isGravest = byKind.has('sedative');
  const hasOther = byKind.has('other') && !isGravest && !isForNoOne;
  return [
    ...kinds.filter((kind) => kind !== 'other' && !(kind === 'allergy' && isGravest)).flatMap(said),
    ...levelLines(data, reader, hasOther).map((line, index) => ({
      ...line,
      about: drinking,
      isAboutLevels: index === 0,
    })),
    ...(isTrueOf(reader, conditions.breastfeeding)
      ? [{ ...breastfeeding, weight: 'personal' as const, about: drinking }]
      : []),
  ];
}
