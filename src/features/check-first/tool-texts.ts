import type { CheckFirstTexts } from '../../model/check-first.ts';

/** The words of the tool’s own parts, which the page carries. What answers say comes with the tool. */
export const toolTexts = ({
  label,
  hint,
  loading,
  notLoaded,
  noMatch,
  didYouMean,
  partly,
  tapToAdd,
  callAnyway,
  callAnywayInSpanish,
  emergency,
  emergencyInSpanish,
  inThePast,
  more,
  atTheCounter,
  sheet,
  headings,
}: CheckFirstTexts) => ({
  label,
  hint,
  loading,
  notLoaded,
  noMatch,
  didYouMean,
  partly,
  tapToAdd,
  callAnyway,
  callAnywayInSpanish,
  emergency,
  emergencyInSpanish,
  inThePast,
  more,
  atTheCounter,
  sheet,
  headings,
});

export type ToolTexts = ReturnType<typeof toolTexts>;
