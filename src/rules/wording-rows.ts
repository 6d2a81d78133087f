import type { Records } from '../model/records.ts';
import { ingredientPatterns } from './day-texts.ts';

/** One rule on wording. */
export interface WordingRow {
  /**
   * What is looked at: each sentence by itself (the default), each text of a record with its part (a step, a habit, a line of an
   * essay) or with the whole record around it, or a whole file as one text.
   */
  in?: 'sentence' | 'part' | 'record' | 'file';
  /** Files below `content` that it’s for, each with a space and the field behind it; left out, all. */
  only?: RegExp;
  /** What must not be said, or not alone: its first group, or all of it. Left out, each text has to say what it `needs`. */
  find?: RegExp | ((records: Records) => RegExp);
  /** A text that matches this is fine. */
  unless?: RegExp;
  /** What has to be said around it, by what to write. With all of it, the words are fine. */
  needs?: Readonly<Record<string, RegExp>>;
  /** What is wrong, after the words in quotes, and what to write. */
  message: string;
  /** True for what `npm run check:prose` lists. Everything else stops the check and the build. */
  isAdvice?: boolean;
}

/** Not after a “no” in the same part of the sentence, a list included: “it isn’t magic, but it cures” denies nothing. */
const notDenied = String.raw`(?<!(?:\b(?:no|not|never|nothing|nobody|none|cannot|without)|n’t)\b(?:(?!\bbut\b)[^.,;:!?]|,(?= \w+(?:,| or\b| and\b)))*)`;
const promise = (words: string): WordingRow => ({
  find: new RegExp(String.raw`${notDenied}\b(?:${words})\b`, 'i'),
  message: 'promises too much. Say what is known.',
});
/** Words about one of the supplements, by what comes before their names and after. */
const ofSupplements =
  (before: string, after = '') =>
  ({ ingredients }: Records): RegExp => {
    const names = ['gumm(?:y|ies)', 'supplements?', ...ingredients.flatMap(ingredientPatterns)].join('|');
    return new RegExp(`${notDenied}${before}\\b(?:${names})\\b${after}`, 'i');
  };
const instead = (find: RegExp, better: string): WordingRow => ({
  find,
  message: `could be ${better}.`,
  isAdvice: true,
});

const adultDays = /^protocol\/days\/adult\//;
const kidsDays = /^protocol\/days\/kids\//;
const bothPlans = /^protocol\/days\//;
const panicNote = /^essays\/closet-anxiety/;
const inPanic = /^protocol\/(?:panic-toolkit|symptoms\/nighttime-panic)/;
const lessCaffeine = {
  needs: { 'the sentence “If you take lithium or clozapine, ask your doctor first.”': /lithium or clozapine/i },
  message: 'here means less caffeine, and that changes how much lithium or clozapine is in the blood.',
};

/** Rules on what a text has to say next to something that isn’t safe for everyone. */
const cautions: readonly WordingRow[] = [
  {
    in: 'record',
    only: kidsDays,
    find: ({ ingredients }) => {
      const names = [
        ...ingredients.flatMap(ingredientPatterns),
        '(?:supplement|gummy|gummies|vitamin|pill|capsule|dose)s?\\b',
      ];
      return new RegExp(`\\b(?:${names.join('|')})`, 'i');
    },
    unless: /pediatrician said/i,
    message:
      'can’t be in a child’s day, which has nothing to swallow. Delete it, or write “what the pediatrician said”.',
  },
  {
    in: 'record',
    only: adultDays,
    find: /^(?=[^]*\b(?:less|fewer|down|quarters?|none|skip|leave out|step|decaf)\b)[^]*?\b(caffeine|coffee|espresso|energy drinks?)\b/i,
    ...lessCaffeine,
  },
  {
    in: 'part',
    only: /^protocol\/(?:guidance|sleep-plan|symptoms|panic-toolkit)/,
    find: /\b(?:less|fewer|down|no)\b[^]*?\b(caffeine|coffee)\b/i,
    ...lessCaffeine,
  },
  {
    in: 'file',
    only: /^essays\//,
    find: /@caffeine-11am/,
    ...lessCaffeine,
  },
  {
    in: 'file',
    only: /^essays\//,
    find: /less salt|little salt|cutting (?:down on )?salt|low-salt/i,
    needs: { 'that people who take lithium ask first': /lithium/i },
    message: 'changes how much lithium is in the blood of people who take it.',
  },
  {
    in: 'part',
    only: /^(?:protocol|essays|screens)\//,
    find: /4-7-8|hold (?:it )?for 7/,
    needs: {
      'who skips the hold': /the hold/,
      'that you skip it if you’re pregnant': /pregnant/,
      'that you skip it if you have heart or lung disease': /heart or lung disease/,
    },
    message: 'holds a breath, and that isn’t safe for everyone.',
  },
  {
    in: 'file',
    only: inPanic,
    find: /4-7-8|hold for/,
    message: 'asks someone in a panic to hold a breath. Write “in for 4, out for 6”.',
  },
  {
    in: 'file',
    only: inPanic,
    needs: { '“breathe in through your nose for 4”': /\bnose for (?:a count of )?4\b/ },
    message: 'Someone in a panic needs to know how to take the first breath.',
  },
  // One essay alone, because it's read during a panic attack: what it says first is as important as what it says.
  {
    in: 'file',
    only: panicNote,
    needs: {
      'chest pain and whom to call to inShort': /^inShort: .*chest pain.*call 9\d\d/m,
      '[care:heart]': /\[care:heart\]/,
      'the emergency call before the first breath, “Out through your mouth”': /call 9\d\d[^]*Out through your mouth/i,
      'that breath within the first 120 words': /^(?:\S+\s+){1,118}?\W*Out through your mouth/,
      'diabetes before “## For now”': /diabetes[^]*\n## For now/i,
      'a link to /help#care-alcohol': /\(\/help#care-alcohol\)/,
      'a link to /help#care-medication': /\(\/help#care-medication\)/,
    },
    message:
      'This note is read during a panic attack, so the danger signs and the first breath come before anything else.',
  },
  {
    in: 'record',
    only: bothPlans,
    find: /\b(?:alcohol|wine|beer|liquor|drink heavily|heavy drink\w*|hangover)\b/i,
    needs: { '"alcohol" to careCards': /\[care:alcohol\]/ },
    message: 'is about drinking, and a heavy drinker who stops suddenly is in danger.',
  },
  // One essay alone, because it gives readers the words for a call about drinking less.
  {
    in: 'file',
    only: /^essays\/fun-without-numbing/,
    needs: {
      '[care:alcohol] above the call': /\[care:alcohol\][^]*\n## /,
      'a link to /check-first#drinking above the call': /\(\/check-first#drinking\)[^]*\n## /,
    },
    message:
      'This essay has the words for a call about drinking less, and a heavy drinker who stops suddenly is in danger.',
  },
  {
    in: 'file',
    only: /care-cards\/alcohol/,
    needs: { '“heavily or on most days” to page.who': /^page\.who: .*heavily or on most days/m },
    message: 'Heavy drinkers have to see that this card is for them.',
  },
  {
    in: 'part',
    only: /^protocol\/sleep-plan/,
    find: /\bgummies\b/i,
    needs: {
      'that they aren’t taken with alcohol': /alcohol/,
      'or with “anything that makes you sleepy”': /sedative|makes you sleepy/,
    },
    message: 'aren’t safe with alcohol, or with anything that makes you sleepy.',
  },
];

/** Rules on what must not be said of supplements, and on calls for help. */
const places: readonly WordingRow[] = [
  {
    find: ofSupplements(
      String.raw`\b((?:doubl|tripl)(?:e|ing)|twice as (?:much|many)|(?:an )?extra|another|one more)\b[^.!?]*`,
    ),
    message: 'tells readers to take more of a supplement than its limit. Leave it out.',
  },
  {
    find: ofSupplements(
      '',
      String.raw`[^.!?]*\b((?:is|are)(?: \w+)? (?:safe|harmless)|goes? well with|mix(?:es)? well with)\b`,
    ),
    message: 'says that a supplement is safe. Say what is known, and for whom it isn’t safe.',
  },
  {
    find: ofSupplements(String.raw`\b(take|mix|combine)\b[^.,;!?]*`, String.raw`[^.,;!?]* together\b`),
    message: 'tells readers to mix. Write “Ask a pharmacist first.”',
  },
  {
    find: ofSupplements(
      String.raw`\b((?:can|may|okay to|fine to|safe to) (?:take|mix|combine|have))\b[^.!?]*`,
      String.raw` (?:with|and)\b`,
    ),
    message: 'allows a mix. Write “Ask a pharmacist first.”',
  },
  {
    find: /\b((?:don’t|do not|never|avoid|needn’t|no (?:need|reason) to|(?:don’t|do not) (?:need|have) to|instead of|rather than|before)(?: bother)? (?:call|dial|phon|text)(?:e|ing)? (?:9\d\d|an ambulance|Poison Help))\b/i,
    message: 'keeps readers from calling for help. Say when to call.',
  },
];

/** Every rule on wording, as data. Add a row here rather than a function. */
export const wording: readonly WordingRow[] = [
  ...cautions,
  ...places,
  promise('cur(?:es?|ed|ing)'),
  promise('heal(?:s|ed|ing)? (?:your|the|my|our) (?:trauma|brain|body|gut|nervous system|anxiety|depression)'),
  promise(String.raw`detoxif\w*`),
  promise(String.raw`guarante\w*`),
  promise(String.raw`mirac(?:le|ulous)\w*`),
  promise('(?:clinically|scientifically) proven|proven to'),
  {
    find: /\b(?:no|zero|without|free of)(?: \w+)? side effects\b|\b100 ?% (?:safe|natural)\b/i,
    message: 'promises too much. Say what is known.',
  },
  {
    find: /\bWrite here\b|\bOpen with a scene or an image\b/,
    message: 'is left over from the draft. Write the text, or delete it.',
  },
  {
    find: /\b(?:act now|last chance|limited time|before it’s too late)\b/i,
    message: 'hurries the reader.',
    isAdvice: true,
  },
  {
    find: /\b(?:superfoods?|toxins?|rewir(?:e|es|ed|ing)|game[- ]changer|life[- ]changing|supercharge)\b/i,
    message: 'is advertising. Use a plain word.',
    isAdvice: true,
  },
  {
    find: /\b(?:delv(?:e|es|ed|ing)|tapestry|testament to|embark on|pivotal|seamless(?:ly)?)\b/i,
    message: 'sounds generated. Use a plain word.',
    isAdvice: true,
  },
  {
    find: /\bnot (?:just|only|merely)\b[^.!?]*\bbut\b/i,
    message: 'is a worn-out phrase. Say only what comes after “but”.',
    isAdvice: true,
  },
  {
    find: /\b(?:streaks?|level up|achievements?|badges?|you (?:should have|failed)|no excuses?)\b/i,
    message: 'keeps score, or blames the reader. Leave it out.',
    isAdvice: true,
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
