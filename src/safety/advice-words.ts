/*
 * The data of the rule on advice. Where a sentence speaks to a reader about a medicine, it may use only the words in `plainWords`, in any
 * regular form, so a way to say “stop” that no one thought of is refused too. To allow a word, add it here, and the sentence that needs
 * it to `dangerous-sentences.test.ts`. A verb of change is no plain word. In a pattern, “§” is the medicine, the drink or the supplement.
 */

import type { Danger } from './find-advice.ts';

const listed = (...texts: string[]): ReadonlySet<string> => new Set(texts.join(' ').trim().split(/\s+/));

/** Sources of patterns, in which an underscore is a space. */
const sources = (text: string): readonly string[] => [...listed(text)].map((source) => source.replaceAll('_', ' '));

/** Without what changes the sense of a sentence: without, than, instead, only, until, less, half, off, out. See `plainPhrases`. */
const smallWords = `
  a an the this that these those there here it its they them their he him his she her i me my we us our ours you your yours who whoever
  whose what which when where why how whether if unless before after while during as and or but so then also too still because of in on at
  by to from with about near next into within between under behind inside beside for not never no none nothing nobody any anyone anything
  every everyone everything each some someone something many most more much several all both another other else same such own either
  neither is are was were be been being am do does did have has had can could may might will would should must very always usually often
  especially sometimes exactly together alongside apart directly even yet already suddenly abruptly slowly early late again twice one
  first last new old current usual daily weekly regular full large different alike medical long later along rather certain simple g mg mcg
  iu itself among otherwise well low towards heavily possible plenty st dm`;

/** What a reader may do, and may have done. */
const acts = `
  ask tell call talk say speak see show bring write list read check know look find mention name note remember count compare learn discuss
  print photograph scan type circle highlight underline mark confirm double-check email message describe spell copy explain translate
  include match agree choose keep take swallow follow continue finish get refill fill renew order buy pick deliver mail carry pack store
  lock put set hang tape place sort open wear use rinse wash inject measure track touch sit stand go come make plan eat drink drive help
  visit thank understand want wonder think notice feel hear need travel treat suggest remind worry live work happen exist cover earn pay
  said told wrote written knew known kept found brought bought chose chosen went gone came taken took got given gave made saw seen felt
  thought paid missed forgot forgotten allowed sent start begin began decide matter paste fit act smoke advise against`;

/** Whom a reader asks, and who else is there. */
const people = `
  doctor pharmacist pharmacy prescriber clinician pediatrician midwife dentist nurse psychiatrist cardiologist surgeon paramedic aide
  clinic office team hospital poison nhs fda samhsa program person people family friend neighbor mother father mom dad grandmother
  grandfather sister brother daughter son parent child children grandchildren kids baby relative adult patient company system insurance`;

/** Things, places and hours. */
const things = `
  question answer advice appointment review reason label leaflet index card paper sheet line notebook pen marker picture photo letter
  number date color language version ingredient calendar sticker alarm reminder timer phone app cost price brand generic kind package box
  basket jar lid bottle container cap organizer pillbox case bag purse coat pocket wallet bracelet backpack suitcase carry-on refrigerator
  fridge kitchen bathroom bedroom room bed chair desk door mirror page sign thing story opinion comma row rescue gun sink counter table
  nightstand cabinet cupboard shelf drawer hand home house school drugstore airport trip car bus train plane sun light walk way toothbrush
  glasses meter breakfast lunch dinner meal food water glass spoon juice coffee maker tea caffeine cup alcohol grapefruit day night
  morning noon afternoon evening bedtime week month year hour minute time today tonight tomorrow yesterday now monday tuesday wednesday
  thursday friday saturday sunday test part reach bad supplement vitamin gummy gummies herb ashwagandha melatonin magnesium multivitamin
  coq10 omega-3 oil calcium iron potassium salt january february march april june july august september october november december
  mayo france american bismuth stool academy agency step interaction syndrome hiv drug john wort tryptophan 5-htp l-theanine folic acid
  rule luggage rain roof applesauce belong`;

/** What medicines are for, and what they may do to a body. */
const effects = `
  body blood pressure sugar heart liver kidney lung brain bone skin eye mouth throat stomach belly face lips tongue ankle urine bowel
  muscle immune hormone clotting bleeding breathing nerve joint mood memory cancer asthma seizure stroke depression anxiety pain fever
  cough allergy infection disease condition diagnosis illness ill sick pregnant pregnancy breastfeeding surgery reaction rash headache
  nausea vomiting diarrhea constipation dizzy sleepy drowsy tired thirsty faint shaking sweating confused confusion agitated stiff swollen
  yellow dark cold withdrawal symptom effect side trouble harm overdose danger dangerous risky serious severe toxic worse upset slow fast
  fine careful safe important common sure clear right best improve treatment sticky level limit settled collapse interact cause add weaken
  affect contain turn absorb build bind thin relax bleed race kill threaten depend starve care deadly central nervous calm quiet cheap
  feverish bother serotonin weight strict stricter high cheaper triglycerides easily close
  naloxone small hard spare watch stick move spanish english addition embarrassed habit least suicide stillwater`;

export const plainWords = listed(smallWords, acts, people, things, effects);

/** What is fine as a whole, though a word of it isn’t plain. */
export const plainPhrases: readonly RegExp[] = [
  /\buntil (?:then|(?:[a-z]+ ){1,4}(?:asked|talked|answers?|says?|said|hears?|knows?|looked|agrees?|decides?)\b(?: yes| so| you (?:can|may)| with [a-z ]+)?)/g,
  /\bonly (?:if|when|after|with) (?:[a-z§]+ )*(?:doctor|pharmacist|pediatrician|prescriber|whoever §)/g,
  /\bwithout (?:(?:asking|telling|talking to) )?(?:(?:a|your) (?:doctor|pharmacist|prescription)|anyone)\b|\bthan (?:the label says|(?:was|is|were) §|usual)|\bless (?:alcohol|of the §)/g,
  /\b(?:run|ran|running|let it run) (?:out|low)(?: of)?\b|(?<=\b(?:lock|locked|pick|look|sign|line|sit|write|written|fill|set|put|find|get|add|build|keep) (?:it |them )?)(?:up|down|out)\b/g,
  /\bout of (?:the (?:sun|heat)|[a-z ]*reach)|\b(?:mouth|skin|eyes?) (?:is |are |feels? )?(?:very )?dry\b\b|\baway from (?:the |your |a )?(?:[a-z]*children|child|kids|pets)|(?<=\block (?:[a-z§]+ )*)away\b|\brules? out\b/g,
  /\blet (?:the |your |a )?(?:them|doctor|pharmacist)\b|\bkeep giving\b|\bgive naloxone\b|\bgive (?:your|the|a) (?:doctor|pharmacist|nurse)\b|\btake too (?:many|much)\b|\bbegan when\b.*/g,
  /\bleave (?:(?:the |your )?§ (?:exactly |just )?(?:as|where) (?:they|it|you) .*|for|home|the house|work)|\b(?:is|are) left\b|\bcut the (?:price|cost) of\b|\blos(?:e|ing) (?:weight|[a-z ]*water)\b/g,
  /\b(?:skip|stop|leave out) (?:the |a |your )?(?:gummy|gummies|supplement|multivitamin)\b|\b(?:stop (?:by|in|at)|drop (?:off )?.*) (?:the|your|a) (?:counter|pharmacy)\b.*|.*\btake-back\b.*/g,
  /\bstay(?:s|ing)? (?:on|cold|cool|the same(?: through all)?)\b|\b(?:act|feel|look)s? like (?:the|a|one)\b|\byou (?:just did|have just done)\b|\b(?:the two|(?<!every )(?:two|three|four|the three) (?:[a-z]+ )?(?:hours|days|weeks|months|rows|names|things)|empty stomach|for free)\b/g,
];

/** Verbs of change that food and supplements do, too: “iron may lower how much gets through”. */
export const effectVerbs = listed('change lower raise increase reduce cut double weaken drop');

/** Pasts among the changes, which aren’t regular. */
export const irregularPasts = listed('left threw');

/** What a rule refuses, before it knows the names in the records. */
interface Row extends Omit<Danger, 'noun'> {
  nouns: readonly string[];
  /** What to say of a sentence that does it. */
  says: string;
}

const stopping =
  'stop skip halve cut drop quit discontinue cease pause end reduce taper ditch wean swap trade replace lose';

export const medicine: Row = {
  // What it’s called in general. “The tablet” is a screen.
  nouns: sources(`
  medicines? medications? meds? (?<!(?:red|blue|sugar|dummy|two)_)pills?(?!_(?:organizer|box)) tablets (?<!the_)tablet capsules?
  patch(?:es)?(?!_of) inhalers? injections? epipens? insulin penicillin decongestants? phenylephrine chlorpheniramine dos(?:e|es|age)
  what(?:ever)?_(?:they|(?:the|your)_[a-z]+)_gave_you
  (?<!(?:no|a|on|without)_)prescriptions? prescribe[sd]? (?<=(?:the|your|a|that|this|next|last|any|prescription)_)refill refills`),
  // Judgments, too: “a crutch”, “a weakness”.
  changes: listed(
    stopping,
    'forget split lower change double raise increase substitute avoid leave left miss try share crush chew adjust combine mix let give throw',
    'threw flush crutch weakness failing failure shame ashamed replacement',
  ),
  never: [
    /\b(?:(?:better|stronger|safer|kinder|gentler|wiser|more [a-z]+|worth [a-z]+) than|instead of|place of|(?:well|good|strong|effective) as|(?:do|does|did) what) (?:(?:any|your|the|a|an) )?§/,
    /\bevery (?:other|second|third) (?:day|night|morning|evening|week|dose|one)\b|\bso can you\b|\bmanage without\b|\b(?:no|good) to (?:the |your )?(?:next )?§/,
    /\b(?:came|went|going) off (?:[a-z]+ ){0,2}§|\bdown to (?:half|a (?:quarter|third))\b|\b(?:works?|acts?) like an? §|\bpour(?:ed)? [^,]*§|\b(?:not need|outgrown) §|§ [^,]*, (?:(?:you|i|we) )?(?:have )?outgrown|§ .*\bgo back in\b/,
    /§ can wait\b|\bwith no §|(?:^|[,:;] )(?:no §|§ out)(?=[.,;!]|$)|\bnot bother\b|\btake § (?:less|more)\b/,
    /\b(?:take|use|swallow) (?:your |the )?§ [^,]*\b(?:if|unless)\b(?! (?:it says|(?:your|the|a) (?:doctor|pharmacist|label)))/,
  ],
  plain: plainWords,
  says: 'advice to stop or change a medicine, and that can kill. Write “Keep taking it”, or “Ask whoever prescribed it before you change anything”.',
};

export const drinking: Row = {
  nouns: sources(`
  (?<!(?:warm|hot|energy|soft)_)drink(?:s|ing)?(?!_(?:it|some|a_glass|water|(?:your_|more_|the_)?(?:coffee|tea|water)))
  alcohol wines? beers? liquor spirits booze whiskey vodka nightcap (?:last|evening)_glass shakes shaky dry_(?:one|night|evening|week|month)
  bottles?(?=_down)`),
  changes: listed(stopping, 'detox swear empty lock dry sober'),
  never: [
    /\b(?:make|call|be) [^,]*\blast §|\b(?:no|less|fewer) (?:[a-z]+ )?§ (?:tonight|today|this week|from|on|after)\b/,
    /\b(?:put (?:down )?the|pour (?:out|away)|give up|go without|say goodbye to) (?:the |your )?§/,
    /\bpour [^,]*§ (?:out|away|down)\b|\bleave (?:the |your )?§ (?:in|at|on|alone|there)\b|\bmake (?:tonight|today|this week) an? §|\bwith no §|\bnot (?:need|want) (?:a doctor|help|anyone)\b|\b(?:shak|tremor|sweat)[a-z]*\b.*\b(?:normal|pass|clean|heal|ride)|§ .*\b(?:pass(?:es)? by|(?:ride|wait) it out|stay (?:at )?home)\b/,
  ],
  unless: /\blowest (?:§ )?level\b|\bdays without a §/,
  says: 'advice to stop drinking or cut down, and for some readers that is deadly. Write “Check your drinking level before you cut down”.',
};

/** How a sentence names a child of the plan's age. */
export const child =
  /\b(?:child(?:ren)?(?:[’']s)?|kids?|(?:grand)?(?:sons?|daughters?)|toddlers?|teen(?:ager)?s?|tweens?|boys?|girls?|little ones?|[\w-]+ graders?|kindergartn?ers?|[\w-]+[- ]years?[- ]olds?|(?:ages?|aged|at|who is|who’s|is|turns) (?:[1-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve)\b(?! ?(?:[ap]\.?m|o’clock|%|percent|in|of|to|mg|mcg|:)))/i;

/** What no one is told that a child does with a supplement, or what it does for a child. */
export const giving: Row = {
  nouns: sources('dos(?:e|es) gumm(?:y|ies) supplements? (?:multi)?vitamins? capsules? softgels? fish[-_]oil'),
  changes: listed(
    'give take have try chew slip crush mix handle thrive need want love calm help fine safe right good better enough ok okay well make',
  ),
  never: [],
  about: child,
  unless: /\b(?:pediatrician|doctor|poison)/,
  says: 'advice to give a child a supplement. Write that the pediatrician has to say yes first.',
};

/** Medicine types that aren’t medicines, but things people take, drink or smoke by choice. */
export const notMedicines: readonly string[] = [
  'supplements-taken',
  'serotonin-supplements',
  'herbal-sleep-aids',
  'street-drugs',
  'iron-medicines',
];

/** Names that are also everyday words, or nutrients. */
export const notNames = ['allergy', 'lean', 'bar', 'vitamin a', 'iron', 'naloxone', 'narcan'];
