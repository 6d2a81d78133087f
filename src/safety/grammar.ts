import type { Act } from './acts.ts';

const either = (...sources: readonly string[]) => `(?:${sources.join('|')})`;

/** Words that turn the verb behind them around. */
const negations = either(
  'never',
  'not',
  "\\w+n't",
  'no one',
  'nobody',
  'none',
  'nothing',
  'neither',
  'nor',
  'cannot',
  'without',
  'instead of',
  'rather than',
  '(?:dangerous|unsafe|risky|harmful) to',
  'no (?:reason|need|plan|excuse|substitute) (?:to|for)',
  'no (?!problem|worry|doubt|wonder|matter|sooner)[\\w-]+(?: here)?',
);

/** What may come between a negation and its verb. Other words may turn it around again: "never too late to". */
const between = either(
  'ever|even|also|just|simply|suddenly|abruptly|yet|alone|to|be|by|for|of|at|should|must|may|can|could|will|would|has|have|is|are|been',
  'tr(?:y|ies|ying)|decide|choose|want(?:ed)?|safe|time|wise|a (?:good )?(?:way|reason|sign|plan)',
  'here|it|this|that|them|these|you|anyone|anybody|people|page|day|on your own',
  '(?:tell|ask|advise|urge|let)(?:s|ing|ed)? (?:you|anyone|anybody|somebody|people|readers)',
  'told|asked|advised|meant',
);

/** Somebody who may change a medicine, or whom a reader asks. */
const advisers = either(
  'doctors?|pharmacists?|prescribers?|clinicians?|psychiatrists?|midwi(?:fe|ves)|pediatricians?|cardiologists?|nurses?|dentists?|surgeons?',
  '(?:person|one|people) who prescribe[sd]?|who(?:ever)? prescribe[sd]?',
  '(?:care|maternity|your) team|clinic|poison help|911',
);

/** Words that end what a verb can govern. */
const noGap = either(
  'with|for|at|by|to|before|after|when|while|until|if|unless|because|since|so|but|then|on|in|into|between|without|than|near|during|whether',
  'that|which|who|how|is|are|was|were|can|may|might|will|as|yet|absorption|effects?|levels?|and(?! (?:your|the|all|any)\\b)',
);

const particle = '(?: (?:down|back|out|off|up|away))?';
/** A noun of the danger, as the sentence is read here. */
const thing = '§[^ ,.;:!?]+';
const start = '(?<=[ ,:;—–])';

function patternsOf(act: Act) {
  const [base, gerund, past] = act.forms;
  const verb = `${start}(?<verb>${base}(?:e?s)?|${gerund}|${past})`;
  const own = act.particle ? ` (?:(?:it|them|that|this) )?${act.particle}` : particle;
  const gap = `(?<gap>(?: (?:on|of|from))?(?:,[^,.;:]{1,30},)?(?: (?!${noGap}\\b)[\\w'$%-]+){0,6}?)`;
  const apart = ` (?:it|them) ${act.particle ?? '(?:out|away|off)'}\\b`;
  const soon =
    'tonight|today|now|this|at any|at once|cold|suddenly|right|on day|from day|by|for good|completely|entirely';
  return {
    act,
    withObject: new RegExp(
      act.particle
        ? `${verb}(?:${own}${gap} ${thing}|${gap} ${thing} ${act.particle}\\b)`
        : `${verb}${own}${gap} ${thing}`,
      'g',
    ),
    withPronoun: new RegExp(
      `${verb}(?:${own} (?:(?:on|of|taking|using) )?(?:it|them|these|this|those)\\b|${apart})`,
      'g',
    ),
    alone: new RegExp(
      `${start}(?<verb>${base})${act.particle ? ` ${act.particle}` : particle}(?= (?:${soon})|\\s*[.,!;:—–])`,
      'g',
    ),
  };
}

/** What is needed no more, taken "instead of" or done "without": no verb of stopping, and the same advice. */
const needless = [
  `(?:no longer|\\bnot|n't|never)(?: be)? (?:need|require|want)(?:ing)?(?: (?!(?:${noGap}|a)\\b)[\\w'-]+){0,5}? ${thing}`,
  `\\bneed no(?: more| other)? ${thing}`,
  `${thing}(?: [\\w'-]+){0,3}? (?:is|are|will be)(?: no longer|n't| not) (?:needed|necessary|required)`,
  `(?:instead|in place) of (?:your |the |a |any )?(?:[\\w'-]+ ){0,2}?${thing}`,
  `\\b(?:go|do|live|sleep|fine|better|days?|nights?|weeks?|mornings?|try) without (?:your |the |any )(?:[\\w'-]+ ){0,3}?${thing}`,
  `\\b(?:be|are|being|stay|feel\\w*) off (?:of )?(?:your |all )(?:[\\w'-]+ ){0,3}?${thing}`,
  `\\b(?:no|less|fewer) (?:[\\w-]+ )?${thing} (?:tonight|today|this week|(?:from|on|after) day)`,
].map((source) => new RegExp(source, 'g'));

/** The patterns of a danger. They read a sentence in lower case in which "§" is in front of each noun. */
export function grammarOf(acts: readonly Act[], nouns: readonly string[]) {
  const verbs = acts.flatMap(({ forms, particle: own }) => forms.map((form) => (own ? `${form} ${own}` : form)));
  const allVerbs = either(...verbs, 'start(?:ing)?|begin|add|change|changing|combine');
  const firstWords = [...new Set(acts.flatMap(({ forms }) => forms))];
  /** Verbs that share a negation: "never stop, skip or cut", "do not start one or stop one". */
  const coordinated = `(?:${allVerbs}(?: [\\w'§-]+){0,6},? (?:or|nor) (?:to )?|${allVerbs}, )*`;
  const passives = acts.map(({ forms: [, , past], particle: own }) => `${past}${own ? ` ${own}` : ''}`);
  return {
    noun: new RegExp(`\\b${either(...nouns)}(?![\\w-])`, 'g'),
    anyVerb: new RegExp(
      `\\b(?:${firstWords.join('|')}|need\\w*|require\\w*|want\\w*|instead|in place|without|off|wait|no|less|fewer)`,
    ),
    acts: acts.map(patternsOf),
    passive: new RegExp(
      `${thing},? (?:can|could|may|should|must|might|will|has to|have to)(?: (?:now|safely|also|simply|then|all))* (?:be (?:(?:now|safely|simply|all) )*(?:${passives.join('|')})|(?:wait|stop)(?= ?[.,]| on| at| now| tonight| today| until| by| from))(?= |\\.|,)`,
    ),
    needless,
    hardBreak: /[:;—–!?]|\.(?:\s|$)/,
    /** Ends a text whose last words negate the verb that comes next. */
    negated: new RegExp(`\\b${negations}(?: ${between})*,? ${coordinated}$`),
    /** Ends a text whose negation isn't one. */
    affirmed:
      /(?:why (?:not|don't|shouldn't)|not only|(?:not|n't|never) (?:dangerous|unsafe|risky|harmful) to)\b[^,]*$/,
    /** Ends a text that puts the verb after asking: "before you ...", "whether to ...". */
    deferred: new RegExp(
      `\\b(?:before|until|whether|how|when|if|unless|after|since)(?: (?:you|they|anyone|someone|he|she|we|i))?(?: (?:ever|can|could|should|try|decide|want|have|had|just|recently|to|it's|is|safe))* ${coordinated}$`,
    ),
    /** Ends a text in which an adviser does it, or tells the reader to. */
    advised: new RegExp(
      `\\b${advisers}(?: (?:who|may|might|will|can|could|should|decides?|wants?|tells?|asks?|says?|you|to|that|also|first))* ${coordinated}$`,
    ),
    /** Ends a text that suggests what comes next: "try stopping". */
    suggested: /\b(?:try|start|begin|consider|keep|practice|recommend|suggest)(?: by)? $/,
    /** Ends a text in which others do it: "people who suddenly ...". */
    othersDo: /\b(?:who|that|people|patients|anyone|many|some)(?: (?:\w+ly|ever))? $/,
    adviser: new RegExp(`\\b${advisers}\\b`),
    asks: new RegExp(
      `\\b(?:${advisers}|ask(?:s|ed|ing)?|call(?:s|ed)?|talk|check|tell|see a|hears?|find your|read)\\b`,
    ),
    /** What a sentence says of the danger itself. */
    warns:
      /\b(?:dangerous|danger|withdrawal|seizures?|delirium|harm|threatens?|symptoms|worse|more (?:heart|deaths|people)|shaking|ill)\b/,
  };
}

export type Grammar = ReturnType<typeof grammarOf>;
