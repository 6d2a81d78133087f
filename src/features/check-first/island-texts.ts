import type { CheckFirstTexts } from '../../model/check-first.ts';
import { pick } from '../../model/records.ts';

const keys = [
  'label',
  'hint',
  'loading',
  'notLoaded',
  'noMatch',
  'cantSleep',
  'didYouMean',
  'partly',
  'tapToAdd',
  'callAnyway',
  'callAnywayInSpanish',
  'emergency',
  'emergencyInSpanish',
  'inThePast',
  'more',
  'notYet',
  'plan',
  'atTheCounter',
  'sheet',
  'headings',
] as const;

/** The words that the page carries. What answers say is loaded with the data. */
export type IslandTexts = Pick<CheckFirstTexts, (typeof keys)[number]>;
export const islandTexts = (texts: CheckFirstTexts): IslandTexts => pick(texts, keys);
