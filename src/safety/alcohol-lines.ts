import type { Records } from '../model/records.ts';
import { isTrueOf, lineAbout, personal, typesOf, type Line } from './record-lines.ts';
import type { Reader, ReaderMedicine, ToolData } from './tool-data.ts';

/** The gravest first. */
const kinds = ['sedative', 'daily', 'allergy', 'drowsy', 'other'] as const;
type Kind = (typeof kinds)[number];

/** What alcohol does with a medicine. A danger says what to do about the next dose. */
export function alcoholLine({ withMedicine }: Records['drinking'], kind: Kind): Line {
  const { text, weight, hardToWake, references } = withMedicine[kind];
  return { text, weight, hardToWake, references, inPlaceOf: weight === 'danger' ? 'keepTaking' : undefined };
}

/** The gravest of what alcohol does with a medicine; undefined where no type of it says anything, or one has lines of its own. */
function kindOf(data: ToolData, medicine: ReaderMedicine, drinks: boolean): Kind | undefined {
  const said = typesOf(data, medicine).map(({ withAlcohol }) => withAlcohol);
  if (said.includes('own')) return undefined;
  return kinds.find((kind) => said.includes(kind)) ?? (drinks ? 'other' : undefined);
}

/** What someone who drinks does before they cut down. The two higher drinking levels have their own words, for someone who is at one. */
function cutDownLine(data: ToolData, reader: Reader): Line {
  const { findLevel, signs } = data.checkFirst.drinking;
  const { drinking, mostDays, heavy, ill, illTypes } = data.drinking.conditions;
  const isIllOrSedated = reader.medicines.some((medicine) =>
    typesOf(data, medicine).some(({ id, withAlcohol }) => withAlcohol === 'sedative' || illTypes.includes(id)),
  );
  const often = reader.conditions.filter(({ id }) => mostDays.includes(id)).length;
  const isHighest = often > 1 || (often > 0 && (isIllOrSedated || isTrueOf(reader, ill)));
  const own = isHighest ? 'highest' : isTrueOf(reader, heavy) ? 'middle' : undefined;
  const first = data.drinking.levels.find(({ id }) => id === own)?.advice ?? findLevel;
  const about = reader.conditions.filter(({ id }) => drinking.includes(id)).map(({ name }) => name);
  return { text: `${first} ${signs}`, weight: 'urgent', about, isAboutLevels: true };
}

/** What alcohol means for someone who drinks and for their medicines; in short, for someone who hasn’t checked that they drink. */
export function alcoholLines(data: ToolData, reader: Reader): Line[] {
  const { conditions, withMedicine, notAtAll, breastfeeding } = data.drinking;
  const drinks = isTrueOf(reader, conditions.drinking);
  const byKind = Map.groupBy(reader.medicines, (medicine) => kindOf(data, medicine, drinks));
  const drinksOften = isTrueOf(reader, conditions.mostDays);
  const said = (kind: Kind): Line => {
    const { inShort, onMostDays, hardToWake } = withMedicine[kind];
    if (!drinks) return { text: inShort, hardToWake, weight: 'urgent' };
    const line = personal(alcoholLine(data.drinking, kind));
    return { ...line, text: (drinksOften && onMostDays) || line.text };
  };
  const withMedicines = (some: readonly Kind[]) =>
    some.flatMap((kind) => {
      const line = said(kind);
      return lineAbout(byKind.get(kind) ?? [], line, line.weight === 'danger' ? ['alcohol'] : []);
    });
  if (!drinks) return withMedicines(kinds);
  return [
    // The gravest asks for a call now, and so says what two milder ones would.
    ...withMedicines(kinds.filter((kind) => !(['allergy', 'other'].includes(kind) && byKind.has('sedative')))),
    // A way to drink less isn't for someone who shouldn't drink at all.
    isTrueOf(reader, conditions.notAtAll) ? { ...notAtAll, weight: 'personal' } : cutDownLine(data, reader),
    ...(isTrueOf(reader, conditions.breastfeeding) ? [{ ...breastfeeding, weight: 'personal' as const }] : []),
  ];
}
