import {
  answersFor,
  drinks,
  planFor,
  unknownFamily,
  type Answer,
  type Reader,
  type ToolData,
} from '../../domain/reader.ts';
import { Answers } from './Answers.tsx';
import { conditionsIn } from './condition-search.ts';
import { dangersIn } from './danger-search.ts';
import { searchIn } from './name-search.ts';
import { offerFor, type Offer } from './offer.ts';

/** All that is loaded when a reader turns to the tool, and not before. */
export interface Tool {
  /** What to offer for what was typed. */
  offer: (text: string) => Offer;
  answersFor: (reader: Reader) => Answer[];
  Answers: typeof Answers;
  /** Names of the families, by their ids. */
  families: Readonly<Record<string, string>>;
  /** What the plan itself, apart from any bottle, means for a reader. */
  planFor: (reader: Reader) => string[];
  /** For a reader who drinks, what the printed sheet says of it. */
  drinkingFor: (reader: Reader) => string | undefined;
  /** The families of a medicine that is not on our list. */
  unknown: readonly string[];
}

const address = '/check-first/what-do-you-take.json';
let opened: Promise<Tool> | undefined;

/** Fetches the names and the matrix, once. What failed is tried again the next time. */
export function openTool(): Promise<Tool> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Tool> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const data = (await response.json()) as ToolData;
  const searches = {
    names: searchIn(data.names),
    conditions: conditionsIn(data.conditions),
    dangers: dangersIn(data.dangers),
  };
  return {
    offer: (text) => offerFor(searches, text),
    answersFor: (reader) => answersFor(data, reader),
    Answers,
    families: data.families,
    planFor: (reader) => planFor(data, reader),
    drinkingFor: ({ conditions }) => (drinks(data.alcohol, conditions) ? data.alcohol.onPaper : undefined),
    unknown: [unknownFamily],
  };
}
