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
  'here|in|it|this|that|them|these|you|anyone|anybody|people|page|plan|site|day|on your own',
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
  const gap = `(?<gap>(?: (?:on|of|from))?(?:,[^,.;:]{1,30},)?(?: (?!${noGap}\\b)[\\w'$%-]+){0,8}?)`;
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
    withPronoun: new RegExp(`${verb}(?:${own} (?:(?:on|of|[a-z]+ing) )?(?:it|them|these|this|those)\\b|${apart})`, 'g'),
    alone: new RegExp(
      `${start}(?<verb>${base})${act.particle ? ` ${act.particle}` : particle}(?= (?:${soon})|\\s*[.,!;:—–])`,
      'g',
    ),
  };
}

/** Words that no instruction begins with, though "the", "your" or "a" may come next. */
const noVerb = either(
  'an?|the|your|my|our|their|its|his|her|this|that|these|those|it|they|we|you|there|here|some|most|many|few|both|either|neither|all|each|every|more|less|half',
  'with|without|for|because|like|unlike|about|after|before|on|in|at|by|from|of|to|under|over|than|as|near|until|unless|since|though|although|while|when|where|if|whether|then',
  'between|during|against|among|through|around|across|within|beyond|despite|except|plus|per|via|and|or|but|so|nor|yet|who|what|which|why|how|even|only|not|never|no|just|also',
  'is|are|was|were|be|been|do|does|did|has|had|will|would|can|could|may|might|must|should|let',
  "\\w+(?:ing|ed|ly)|\\w+[^s]s|\\w*n't",
);
/** An instruction, whatever its verb: "crush an extra §", "you can share your §". */
const instruction = new RegExp(
  `(?<=^ |[,;:—–(!?.] |\\b(?:and|or|then|so|just|simply|please|(?:you|people|adults|kids|children|most|many|everyone|anyone|they|child|[\\w-]+-old) (?:can|could|may|might|should|must|need to)(?: (?:now|safely|simply|just|also))*) )(?<verb>(?!${noVerb} )[a-z-]+)(?: (?:up|down|out|in))? (?:your|the|an?|any|all|this|half|some|one|two|another|every|each|twice|extra)\\b(?<gap>(?: (?!${noGap}\\b)[\\w'-]+){0,6}?) ${thing}`,
  'g',
);

/** A way of saying it from `acts.ts` as a pattern. */
const wayOf = (way: string) =>
  new RegExp(way.replaceAll('~', `(?:(?!(?:${noGap}|an?)\\b)[\\w'-]+ ){0,4}?`).replaceAll('§', thing), 'g');

/** The patterns of a danger. They read a sentence in lower case in which "§" is in front of each noun. */
export function grammarOf(acts: readonly Act[], nouns: readonly string[], ways: readonly string[]) {
  const verbs = acts.flatMap(({ forms, particle: own }) => forms.map((form) => (own ? `${form} ${own}` : form)));
  const allVerbs = either(...verbs, 'start(?:ing)?|begin|add|change|changing|combine');
  /** Verbs that share a negation: "never stop, skip or cut", "do not start one or stop one". */
  const coordinated = `(?:[a-z]+(?: [\\w'§-]+){0,6},? (?:or|nor) (?:to )?|${allVerbs}, )*`;
  const passives = acts.map(({ forms: [, , past], particle: own }) => `${past}${own ? ` ${own}` : ''}`);
  return {
    noun: new RegExp(`\\b${either(...nouns)}(?![\\w-])`, 'g'),
    acts: acts.map(patternsOf),
    passive: new RegExp(
      `${thing},? (?:can|could|may|should|must|might|will|has to|have to)(?: (?:now|safely|also|simply|then|all))* (?:be (?:(?:now|safely|simply|all) )*(?:${passives.join('|')})|(?:wait|stop)(?= ?[.,]| on| at| now| tonight| today| until| by| from))(?= |\\.|,)|${thing}[^,;:]* you (?:can|could|may|should)(?: (?:now|safely|simply))* (?:${acts
        .filter((each) => !each.particle)
        .map(({ forms: [base] }) => base)
        .join('|')})(?= |\\.|,)`,
    ),
    ways: ways.map(wayOf),
    instruction,
    hardBreak: /[:;—–!?]|\.(?:\s|$)/,
    /** Ends a text whose last words negate the verb that comes next. */
    negated: new RegExp(`\\b${negations}(?: ${between})*,? ${coordinated}$`),
    /** Ends a text whose negation isn't one. */
    affirmed:
      /(?:why (?:not|don't|shouldn't)|not only|(?:not|n't|never) (?:dangerous|unsafe|risky|harmful) to)\b[^,]*$/,
    /** Ends a text that puts the verb after asking: "before you ...", "whether to ...". */
    deferred: new RegExp(
      `\\b(?:before|until|whether|how|when|if|unless|after|since)(?: (?:you|they|anyone|someone|he|she|we|i))?(?: (?:ever|can|could|should|try|decide|want|have|had|just|already|recently|to|it's|is|safe))* ${coordinated}$`,
    ),
    /** Ends a text that suggests what comes next: "try stopping". */
    suggested: /\b(?:try|start|begin|consider|keep|practice|recommend|suggest)(?: by)? $/,
    adviser: new RegExp(`\\b${advisers}\\b`),
    /** Words that pass over an adviser: "you don't need a doctor to ...". */
    dismissed: new RegExp(
      `(?:n't|\\b(?:not|no|never|without|skip|longer))(?: (?:need|have|bother|wait|to|for|ask\\w*|call\\w*|tell\\w*|check\\w*|with|first|an?|the|your))+ ${advisers}\\b`,
    ),
    /** Where an adviser decides: "only if your doctor says so". */
    decided: new RegExp(`\\b(?:if|unless|until|when) (?:an?|the|your) (?:[\\w-]+ )?${advisers}\\b`),
    asks: new RegExp(
      `\\b(?:${advisers}|ask(?:s|ed|ing)?|call(?:s|ed)?|talk|check|tell|see a|hears?|find your|read|medical help|get help)\\b`,
    ),
    /** What a sentence says of the danger itself. */
    warns:
      /\b(?:dangerous|danger|withdrawal|seizures?|delirium|harm|threatens?|symptoms|worse|more (?:heart|deaths|people)|shaking|ill)\b/,
  };
}

export type Grammar = ReturnType<typeof grammarOf>;
