/** One rule on wording. An `error` stops the check and the build; a `warning` is listed by `npm run check:prose`. */
export interface WordingRow {
  pattern: RegExp;
  /** A sentence that matches this is fine. */
  unless?: RegExp;
  /** What is wrong, after the words in quotes, and what to write. */
  message: string;
  severity: 'error' | 'warning';
}

const denied = /\b(?:no|not|never|nothing|nobody|none|cannot|without)\b|n’t\b/i;
const promise = {
  unless: denied,
  message: 'promises what nothing here can keep. Say what is known.',
  severity: 'error',
} as const;
const instead = (pattern: RegExp, better: string): WordingRow => ({
  pattern,
  message: `could be ${better}.`,
  severity: 'warning',
});

/** Every rule on wording, as data. Add a row here rather than a function. */
export const wording: readonly WordingRow[] = [
  { pattern: /\bcur(?:es?|ed|ing)\b/i, ...promise },
  {
    pattern: /\bheal(?:s|ed|ing)? (?:your|the|my|our) (?:trauma|brain|body|gut|nervous system|anxiety|depression)/i,
    ...promise,
  },
  { pattern: /\bdetoxif\w*/i, ...promise },
  { pattern: /\bguaranteed?\b/i, ...promise },
  { pattern: /\bmirac(?:le|ulous)\w*/i, ...promise },
  { pattern: /\b(?:clinically|scientifically) proven\b|\bproven to\b/i, ...promise },
  { pattern: /\bno side effects\b|\b100 ?% (?:safe|natural)\b/i, message: promise.message, severity: 'error' },
  {
    pattern: /\bWrite here\b|\bOpen with a scene or an image\b/,
    message: 'is left over from the draft. Write the text, or delete it.',
    severity: 'error',
  },
  {
    pattern: /\b(?:act now|last chance|limited time|before it’s too late)\b/i,
    message: 'hurries the reader.',
    severity: 'warning',
  },
  {
    pattern: /\b(?:superfoods?|toxins?|rewir(?:e|es|ed|ing)|game[- ]changer|life[- ]changing|supercharge)\b/i,
    message: 'is advertising. Say the thing.',
    severity: 'warning',
  },
  {
    pattern: /\b(?:delv(?:e|es|ed|ing)|tapestry|testament to|embark on|pivotal|seamless(?:ly)?)\b/i,
    message: 'sounds generated. Say the thing.',
    severity: 'warning',
  },
  {
    pattern: /\bnot (?:just|only|merely)\b[^.!?]*\bbut\b/i,
    message: 'is a turn that writes itself. Say the second half.',
    severity: 'warning',
  },
  {
    pattern: /\b(?:streaks?|level up|achievements?|badges?|you (?:should have|failed)|no excuses?)\b/i,
    message: 'counts or blames. Leave it out.',
    severity: 'warning',
  },
  instead(/\bnobody\b/i, '“no one”'),
  instead(/\bsomebody\b/i, '“someone”'),
  instead(/\bclinicians?\b/i, '“doctor”, or “doctor or pharmacist”'),
  instead(/\bprescribers?\b/i, '“doctor”, or “whoever prescribed it”'),
  instead(/\btablets?\b/i, '“pills”'),
  instead(/\b(?:ring|phone) (?:\d{3}|your|the|a)\b/i, '“call”'),
  instead(/\b(?:beside|besides)\b/i, '“next to”, “with” or “and”'),
  instead(/\babove all\b/i, '“especially”'),
  instead(/\bgoes on\b/i, '“keep taking it”'),
  instead(/\bleave (?:it|them) out\b/i, '“skip it” or “don’t take it”'),
  instead(/\bstands?\b(?! up)/i, '“is”, “appears” or “shows”'),
  instead(
    /\b(?:do|does|did|is|are|was|were|has|have|would|should|could|can) ?not\b/i,
    'a contraction (“don’t”, “isn’t”)',
  ),
];
