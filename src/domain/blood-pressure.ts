/** A blood pressure as it is written, `180/120`. */
type Reading = { top: number; bottom: number };

/** A reading alone in its text: how a care card writes the one from which it asks for a call. */
const alone = /^(\d{2,3})\/(\d{2,3})$/;

/** Words before a reading. Without them a text is one alone, since “augmentin 250/125” is a strength. */
const before =
  "(?:^|\\b(?:bp|pressure|reading|measured|it is|it['’]s)[\\s:]+)(?:(?:my|the|a|his|her|is|was|of|at|now|today|bp|blood|pressure|reading)[\\s:]+)*";
const whole = new RegExp(`${before}(\\d{2,3})\\s*(?:[/ –-]|over)\\s*(\\d{2,3})(?![\\d.])`, 'iu');
/** “My blood pressure is 190”: the upper number, said alone. */
const topAlone = /\b(?:bp|pressure)[\s:]+(?:(?:is|was|at|of|now|today)[\s:]+)*(\d{3})(?![\d.])/iu;

/** The blood pressure that a text gives, if it gives one. The upper number is the higher: “100-200” is no reading. */
function readingIn(text: string, pattern: RegExp): Reading | undefined {
  const [, top, bottom = 0] = pattern.exec(text) ?? [];
  return top && Number(top) > Number(bottom) ? { top: Number(top), bottom: Number(bottom) } : undefined;
}

/** Whether a text gives a blood pressure of which either number is as high as that of one of these readings; other words are none. */
export function isAsHighAsAny(text: string, readings: readonly string[]): boolean {
  const given = readingIn(text, whole) ?? readingIn(text, topAlone);
  return (
    given !== undefined &&
    readings
      .flatMap((one) => readingIn(one, alone) ?? [])
      .some(({ top, bottom }) => given.top >= top || given.bottom >= bottom)
  );
}
