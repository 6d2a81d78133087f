import { verdictOn, type About } from '../domain/check-first.ts';
import { careAddress, moreHelpAnchor, mostUrgentFirst, callsIn, stopAnchor } from '../domain/care.ts';
import { shortName } from '../domain/matrix.ts';
import { everydayWords, namesIn } from '../domain/medicine-names.ts';
import type { AlcoholData, VerdictPlaces, SentNames, SentVerdict, ToolData } from '../domain/reader.ts';
import type { CareCard, Contact, MoreHelp } from '../domain/schema/evidence.ts';
import type { MedicineName } from '../domain/schema/medicine-names.ts';
import type { DailySupport, Drinking } from '../domain/schema/guides.ts';
import type { Condition, Ingredient, Medicine } from '../domain/schema/protocol.ts';

/** Whether a condition is another one or lies within it, as heavy drinking does in alcohol. */
function isWithin({ id, within }: Condition, other: string, conditions: readonly Condition[]): boolean {
  return id === other || conditions.some((one) => within.includes(one.id) && isWithin(one, other, conditions));
}

/** Whatever a condition is called, a condition within it may be meant: “wine” may be a glass or a bottle a day. */
function withEverydayWords(conditions: readonly Condition[]): ToolData['conditions'] {
  return conditions.map((condition) => ({
    id: condition.id,
    name: condition.name,
    question: condition.question,
    ...(condition.ages && { ages: condition.ages }),
    ...(condition.isSteady && { isSteady: condition.isSteady }),
    otherwise: condition.otherwise,
    everyday: conditions.filter(({ id }) => isWithin(condition, id, conditions)).flatMap(({ everyday }) => everyday),
  }));
}

type Named = Pick<MedicineName, 'generic' | 'brands' | 'families' | 'notSwallowed'>;

/** Names of the same families together: ids that stand once weigh the least. */
const namesByFamilies = (names: readonly Named[]): SentNames[] =>
  [...Map.groupBy(names, ({ families, notSwallowed }) => `${families.join()} ${notSwallowed}`).values()].map(
    (alike) => ({
      families: [...(alike[0]?.families ?? [])],
      names: alike.map((one) => namesIn(one).join('|')),
      ...(alike[0]?.notSwallowed && { notSwallowed: true }),
    }),
  );

const sentCalls = (contacts: readonly Contact[]) =>
  contacts.map(({ by, number, label }) => ({ href: `${by}:${number}`, label }));

/** What somebody may need who types what is wrong, and not what they take: the care cards, the other lines of help, the reasons to stop. */
const dangersIn = (
  careCards: readonly CareCard[],
  moreHelp: readonly MoreHelp[],
  { stop }: DailySupport,
): ToolData['dangers'] =>
  [
    ...mostUrgentFirst(careCards).map((card) => ({
      id: card.id,
      ribbon: card.line,
      ...(card.said && { said: card.said }),
      isEmergency: card.tier === 'emergency',
      ...(card.isAlone && { isAlone: card.isAlone }),
      calls: sentCalls(callsIn(card)),
      steps: careAddress(card.id),
      typed: card.typed,
    })),
    ...moreHelp.map(({ id, who, text, contacts, typed }) => ({
      id,
      ribbon: `${who}? ${text}`,
      isEmergency: false,
      calls: sentCalls(contacts),
      steps: `/help#${moreHelpAnchor(id)}`,
      typed,
    })),
    ...stop.map(({ text, typed }) => ({
      id: stopAnchor,
      ribbon: text,
      isEmergency: false,
      calls: [],
      steps: `#${stopAnchor}`,
      typed,
    })),
  ].filter(({ typed }) => typed.length > 0);

/** Who asks before they cut down, when to call, and who finds a clinician: every level but the lowest, for a sheet on which no link leads on. */
const onPaper = ({ levels, signs, helpline }: Drinking): string =>
  [
    ...levels.slice(0, -1).flatMap(({ name, who, advice }) => [`${name}:`, ...who, advice]),
    signs.text,
    helpline.text,
  ].join(' ');

/** What the matrix and the list of names say, for a browser. */
export function toolData({
  ingredients,
  medicines,
  conditions,
  medicineNames,
  drinking,
  careCards,
  moreHelp,
  dailySupport,
}: {
  ingredients: readonly Ingredient[];
  medicines: readonly Medicine[];
  conditions: readonly Condition[];
  medicineNames: readonly MedicineName[];
  drinking: Drinking;
  careCards: readonly CareCard[];
  moreHelp: readonly MoreHelp[];
  dailySupport: DailySupport;
}): ToolData {
  const beside = (kind: keyof AlcoholData['beside']) => ({
    families: medicines.filter(({ withAlcohol = 'other' }) => withAlcohol === kind).map(({ id }) => id),
    text: drinking.besideMedicine[kind].text,
  });
  return {
    ingredients: ingredients.map((ingredient) => {
      const verdicts: SentVerdict[] = [];
      const keys: string[] = [];
      const placeOf = (about: About) => {
        const found = verdictOn(ingredient, about);
        if (!found?.text || found.kind === 'none-found') return undefined;
        const sent: SentVerdict = {
          kind: found.kind,
          text: found.text,
          ...(found.own && { own: true as const }),
          ...(found.hoursApart && { hours: found.hoursApart.hours }),
        };
        const key = JSON.stringify(sent);
        if (!keys.includes(key)) {
          keys.push(key);
          verdicts.push(sent);
        }
        return keys.indexOf(key);
      };
      const places = (entries: readonly { id: string }[], about: (id: string) => About): VerdictPlaces =>
        Object.fromEntries(
          entries.flatMap(({ id }) => {
            const place = placeOf(about(id));
            return place === undefined ? [] : [[id, place]];
          }),
        );
      return {
        name: shortName(ingredient),
        looked: ingredient.noneFound.looked,
        medicines: places(medicines, (medicine) => ({ medicine })),
        conditions: places(conditions, (condition) => ({ condition })),
        verdicts,
      };
    }),
    families: Object.fromEntries(medicines.map(({ id, name }) => [id, name])),
    together: medicines.flatMap(({ id, beside }) =>
      beside ? [{ one: id, others: beside.families, text: beside.text }] : [],
    ),
    plan: Object.fromEntries(medicines.flatMap(({ id, plan }) => (plan ? [[id, plan]] : []))),
    names: namesByFamilies([
      ...medicineNames,
      ...everydayWords(medicines).map(({ name, families }) => ({ generic: name, brands: [], families: [...families] })),
    ]),
    conditions: withEverydayWords(conditions),
    dangers: dangersIn(careCards, moreHelp, dailySupport),
    alcohol: {
      conditions: conditions
        .filter((one) => isWithin(one, drinking.conditions.drinking, conditions))
        .map(({ id }) => id),
      beside: { sedative: beside('sedative'), drowsy: beside('drowsy'), other: beside('other') },
      inPlan: medicines.filter(({ withAlcohol }) => withAlcohol === 'plan').map(({ id }) => id),
      personal: [
        { conditions: drinking.conditions.notAtAll, text: drinking.notAtAll.text },
        { conditions: drinking.conditions.breastfeeding, text: drinking.breastfeeding.text },
      ],
      onPaper: onPaper(drinking),
    },
  };
}
