import type { Records } from '../model/records.ts';
import { isForChild, isTrueOf, lineAbout, personal, typesOf, type Line } from './record-lines.ts';
import type { Reader, ReaderMedicine, CheckFirstData } from './check-first-data.ts';

/** What alcohol does with a medicine, the gravest first. */
const alcoholRisks = ['sedative', 'daily', 'allergy', 'drowsy', 'other'] as const;
type AlcoholRisk = (typeof alcoholRisks)[number];

/** What may kill together with alcohol. */
const isDeadly = (risk: string | undefined) => risk === 'sedative' || risk === 'daily';

/** What alcohol does with a medicine. A danger says what to do about the next dose. */
function alcoholLine({ withMedicine }: Records['drinking'], risk: AlcoholRisk, text: string): Line {
  const { weight, hardToWake, references } = withMedicine[risk];
  return { text, weight, hardToWake, references, inPlaceOf: weight === 'danger' ? 'keepTaking' : undefined };
}

/** What the page of a medicine type says of alcohol, with what everyone hears who may drink on most days. */
export function alcoholLineOnPage(drinking: Records['drinking'], risk: AlcoholRisk): Line {
  const { text, inShort } = drinking.withMedicine[risk];
  return alcoholLine(drinking, risk, `${risk === 'other' ? inShort : text} ${drinking.dontStop}`);
}

/** The gravest of what alcohol does with a medicine; undefined where no type of it says anything, or one has lines of its own. */
function riskOf(data: CheckFirstData, medicine: ReaderMedicine, drinks: boolean): AlcoholRisk | undefined {
  const said = typesOf(data, medicine).map(({ withAlcohol }) => withAlcohol);
  if (said.includes('own')) return undefined;
  return alcoholRisks.find((risk) => said.includes(risk)) ?? (drinks ? 'other' : undefined);
}

type Medicines = ReadonlyMap<AlcoholRisk | undefined, readonly ReaderMedicine[]>;

/** For someone who hasn’t checked that they drink. The first says what everyone hears who may drink on most days. */
function inShort(data: CheckFirstData, medicines: Medicines, reader: Reader): Line[] {
  const { drinking, checkFirst } = data;
  const isChild = isForChild(data, reader);
  // Someone who shouldn’t drink at all isn’t told to ask whether they may.
  const { notAtAll, stopped } = drinking.conditions;
  const hasStopped = isTrueOf(reader, stopped);
  const isNotToDrink = hasStopped || isTrueOf(reader, notAtAll);
  const said = alcoholRisks
    .filter((risk) => medicines.has(risk) && !(isNotToDrink && risk === 'other'))
    .filter((risk) => !isChild || isDeadly(risk));
  return said.flatMap((risk, index) => {
    const { inShort: text, hardToWake, weight } = drinking.withMedicine[risk];
    const adults = index === 0 && !hasStopped ? `${text} ${drinking.dontStop}` : text;
    return lineAbout(medicines.get(risk) ?? [], {
      text: isChild ? checkFirst.child.alcohol : adults,
      weight: weight === 'danger' ? 'personal' : weight,
      hardToWake,
    });
  });
}

/** True where the mildest of what alcohol does with a medicine is said. The gravest asks for a call now, and so says it, too. */
const saysOther = (medicines: Medicines) => medicines.has('other') && !medicines.has('sedative');

/** The advice for whoever drinks heavily or on most days, at the highest level or the middle one, and why that level. */
function adviceForOften(data: CheckFirstData, reader: Reader, medicines: Medicines): string[] {
  const { conditions, levels, raised, withMedicine } = data.drinking;
  const makesItDangerous = (medicine: ReaderMedicine) =>
    typesOf(data, medicine).some(
      ({ id, withAlcohol }) => isDeadly(withAlcohol) || withAlcohol === 'own' || conditions.illTypes.includes(id),
    );
  const isHighest = isTrueOf(reader, conditions.highest);
  const isRaised = !isHighest && (isTrueOf(reader, conditions.ill) || reader.medicines.some(makesItDangerous));
  const level = levels.find(({ id }) => id === (isHighest || isRaised ? 'highest' : 'middle'));
  const order = [
    level?.advice,
    // With a medicine no amount of alcohol is right until then.
    medicines.size === 0 && level?.untilThen,
    saysOther(medicines) && withMedicine.other.onMostDays,
  ].filter(Boolean);
  return [order.join(' '), (isRaised ? raised : level?.you) ?? ''].filter(Boolean);
}

/** What someone who drinks does about it, and before they drink with a medicine that says nothing graver. */
function levelLines(data: CheckFirstData, reader: Reader, medicines: Medicines): Line[] {
  const { conditions, afterBreak, ifIll, notAtAll, signs, withMedicine, helpline } = data.drinking;
  const isOnce = isTrueOf(reader, conditions.once);
  const isOften = isTrueOf(reader, [...conditions.highest, ...conditions.middle]);
  const orders = (...texts: string[]): Line[] =>
    texts.map((text) => ({ text, weight: 'personal', isAboutLevels: true }));
  const others = (...texts: string[]): Line[] =>
    texts.map((text) => ({ text, weight: 'personal', isAboutLevels: false }));
  // A way to drink less isn’t for someone who shouldn’t drink at all, and whoever drinks on most days can’t just leave it.
  if (isTrueOf(reader, conditions.notAtAll)) {
    const called = others(notAtAll.signs.text);
    if (isOften) return [...orders(notAtAll.often), ...called];
    if (isOnce) return [...orders(notAtAll.order, afterBreak), ...called];
    return [...orders(`${notAtAll.order} ${notAtAll.text}`), ...called];
  }
  if (isOften) return [...orders(...adviceForOften(data, reader, medicines)), ...others(signs.text, helpline.text)];
  if (isOnce) return [...orders(afterBreak), ...others(signs.text, helpline.text)];
  // Someone who drinks a little reads first about the medicine, and then about withdrawal.
  return [
    ...(saysOther(medicines) ? others(withMedicine.other.text) : []),
    ...(isTrueOf(reader, conditions.ill) ? others(ifIll) : []),
    { text: signs.text, weight: 'urgent' },
  ];
}

/** What someone does who drank until recently: withdrawal may be ahead of them. */
function recoveryLines({ drinking }: CheckFirstData, reader: Reader): Line[] {
  const { conditions, notAtAll, helpline } = drinking;
  const stopped = reader.conditions.filter(({ id }) => conditions.stopped.includes(id));
  const isForNoOne = isTrueOf(reader, conditions.notAtAll);
  const texts = isForNoOne
    ? [`${notAtAll.order} ${notAtAll.afterStopping}`, notAtAll.signs.text]
    : [drinking.afterStopping, drinking.signs.text, helpline.text];
  return texts.flatMap((text) => lineAbout(stopped, { text, weight: 'personal' }));
}

/** What alcohol means for someone and for their medicines. */
export function alcoholLines(data: CheckFirstData, reader: Reader): Line[] {
  const { conditions, withMedicine, breastfeeding } = data.drinking;
  const aboutDrinking = data.conditions.filter(({ group }) => group === 'drinking').map(({ id }) => id);
  const checked = reader.conditions.filter(({ id }) => aboutDrinking.includes(id) && !conditions.stopped.includes(id));
  const medicines = Map.groupBy(reader.medicines, (medicine) => riskOf(data, medicine, checked.length > 0));
  const recovery = recoveryLines(data, reader);
  if (checked.length === 0) return [...recovery, ...inShort(data, medicines, reader)];

  const isOften = isTrueOf(reader, [...conditions.highest, ...conditions.middle]);
  const said = (risk: AlcoholRisk): Line[] => {
    const { text, onMostDays = text } = withMedicine[risk];
    const line = alcoholLine(data.drinking, risk, isOften ? onMostDays : text);
    return lineAbout(medicines.get(risk) ?? [], personal(line), ['alcohol']);
  };
  // The gravest asks for a call now, and so says what a milder one would.
  const isGravest = medicines.has('sedative');
  const about = checked.map(({ name }) => name);
  const isNursing = isTrueOf(reader, conditions.breastfeeding);
  return [
    ...alcoholRisks.filter((risk) => risk !== 'other' && !(risk === 'allergy' && isGravest)).flatMap(said),
    ...recovery,
    ...levelLines(data, reader, medicines).map((line) => ({ ...line, about })),
    ...(isNursing ? [{ ...breastfeeding, weight: 'personal' as const, about }] : []),
  ];
}
