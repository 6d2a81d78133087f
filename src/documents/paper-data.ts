import type { adviceWords, interactionWords } from '../domain/check-first.ts';
import type { basisWords } from '../domain/basis.ts';
import type { slowBreath } from '../domain/breathing.ts';
import type { tierWords } from '../domain/care.ts';
import type { ComparisonRow } from '../domain/comparison.ts';
import type { starterDays } from '../domain/days.ts';
import type { Records } from '../domain/records.ts';
import type { SciencePart } from '../domain/schema/science.ts';
import type { Nutrient } from '../domain/schema/nutrient.ts';
import type { VerdictKind } from '../domain/verdicts.ts';
import type { figuresOnPaper } from './figures.ts';

type Of<List extends keyof Records> = Records[List] extends readonly (infer One)[] ? One : never;

/** What every paper is given, since `book.typ` reads it: whose it is, of which day, and what its sentences rest on. */
export interface BookData {
  brand: string;
  version: string;
  /** The newest day of the records, 2026-11-21, and the same in words. */
  date: string;
  dateWords: string;
  /** The site as a link leads there, and as it is typed from paper. */
  origin: string;
  address: string;
  claims: Records['claims'];
  /** The most urgent first. */
  careCards: Records['careCards'];
  references: readonly (Of<'references'> & { shortAuthors: string; address: string })[];
  drinking: Records['drinking'];
  basisWords: typeof basisWords;
  tierWords: typeof tierWords;
  adviceWords: typeof adviceWords;
  interactionWords: typeof interactionWords;
}

/** What `figures.typ` draws. */
interface FiguresData {
  figures: ReturnType<typeof figuresOnPaper>;
  slowBreath: typeof slowBreath;
  panic: Records['measures']['panic'] & { call: Records['panicToolkit']['call'][number] | undefined };
  caffeine: Records['caffeineSteps'] & { day: number | undefined };
  matrix: { columns: readonly string[]; rows: readonly { name: string; verdicts: readonly VerdictKind[] }[] };
}

/** What both papers say of bottles and of help. Money and days are in words. */
export interface StackData {
  moreHelp: readonly (Omit<Of<'moreHelp'>, 'online'> & { online?: { label: string; url: string; address: string } })[];
  wholeStack: Records['wholeStack'];
  supplements: readonly (Of<'supplements'> & { cost: string; costNote: string })[];
  /** What speaks most against an ingredient first; `short` is its name over a column. */
  ingredients: readonly (Omit<Of<'ingredients'>, 'interactions' | 'noneFound'> & {
    short: string;
    interactions: readonly (Of<'ingredients'>['interactions'][number] & { names: readonly string[] })[];
    noneFound: { looked: string; names: readonly string[] };
  })[];
  /** For 90 days: all of them, and without those that are taken as needed; `count` is a word. */
  total: { count: string; least: string; most: string; asNeeded: string; costDay: string };
  /** What families of medicines ask first of the plan itself: our own cautions, in the order of the matrix. */
  withoutBottle: readonly { families: readonly string[]; text: string; own: true; references: readonly string[] }[];
  phases: Records['phases'];
  /** How many, as a word. */
  phaseCount: string;
}

/** `week.typ`: the first week on one sheet. */
export interface WeekData extends BookData {
  starterDays: ReturnType<typeof starterDays>;
}

/** `printable.typ`: the seven-day paper. */
export interface PrintableData
  extends WeekData, FiguresData, StackData, Pick<Records, 'panicToolkit' | 'sleepPlan' | 'dailySupport'> {
  shownClaims: Pick<Records['shownClaims'], 'printable'>;
}

/** `whitepaper.typ`: the protocol in full. */
export interface WhitepaperData
  extends
    WeekData,
    FiguresData,
    StackData,
    Pick<Records, 'clarityPhases' | 'schedule' | 'guidelines' | 'guidance' | 'relapse' | 'symptoms' | 'medicines'>,
    Pick<Records, 'kidsDay' | 'kidsRituals' | 'kidsResearch' | 'kidsOutcomes'> {
  communityUrl: string;
  shownClaims: Pick<Records['shownClaims'], 'whitepaper'>;
  /** What `/science` says of stopping at once. */
  recovery: SciencePart;
  offer: Records['offer'] & { cost: string };
  /** A cost that nobody wrote down is empty. */
  alternatives: readonly (Omit<Of<'alternatives'>, 'items'> & {
    items: readonly (Omit<Of<'alternatives'>['items'][number], 'costCents'> & { cost: string })[];
    total: string;
    costDay: string;
  })[];
  /** Each dose beside its limits, the strictest first: “US limit: 110 mg”. */
  comparison: readonly (ComparisonRow & { limits: readonly string[] })[];
  /** Names of the nutrients on which the two readings differ. */
  differing: readonly string[];
  doses: Records['doses'];
  limits: readonly (Of<'limits'> & { words: string; agesWords: string; setByName: string })[];
  nutrientNames: Readonly<Record<Nutrient, string>>;
}

/** A day on a sheet for the wall. */
interface WallDay {
  id: string;
  number: number;
  title: string;
}

/** `wall.typ`: a plan on one sheet, its days by week, with the phase that begins in a week. */
export interface WallData extends BookData {
  plan: {
    /** Whether it is drawn to be colored in. */
    isKids: boolean;
    title: string;
    description: string;
    lead: string;
    caution: string;
    path: string;
    /** Where to mend what does not fit. */
    file: string;
    cuts: readonly number[];
    days: readonly WallDay[];
    weeks: readonly { from: number; to: number; title: string; phase?: string; days: readonly WallDay[] }[];
  };
}

/** What a template is given as `data`: one shape a paper, and nothing beside it. */
export type PaperData = PrintableData | WhitepaperData | WeekData | WallData;
