import type { CheckFirstTexts } from '../../model/check-first.ts';
import { pick } from '../../safety/tool-data.ts';

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

/** The words of the tool’s own parts, which the page carries. What answers say comes with the tool. */
export type ToolTexts = Pick<CheckFirstTexts, (typeof keys)[number]>;
export const toolTexts = (texts: CheckFirstTexts): ToolTexts => pick(texts, keys);
