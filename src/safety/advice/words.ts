/*
 * The data of the rule on advice. Where a sentence speaks to a reader about a medicine, it may use only the words in `allowedWords`, in any
 * regular form, so a way to say “stop” that no one thought of is refused too. To allow a word, add it here, and the sentence that needs
 * it to `tests/sentences.yaml`. A verb of change is no plain word. In a phrase, “§” is the medicine, the drink or the supplement.
 */

import { phrases, sourcesOf } from './notation.ts';

const listed = (...texts: string[]): ReadonlySet<string> => new Set(texts.join(' ').trim().split(/\s+/));

/** Without what changes the sense of a sentence: without, than, instead, only, until, less, half, off, out. See `phrases.ts`. */
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
  naloxone small hard spare watch stick move spanish english addition embarrassed habit least suicide stillwater lake glove`;

export const allowedWords = listed(smallWords, acts, people, things, effects);

/** Verbs of change that food and supplements do, too: “iron may lower how much gets through”. */
export const effectVerbs = listed('change lower raise increase reduce cut double weaken drop');

/** Pasts among the changes, which aren’t regular. */
export const irregularPasts = listed('left threw');

/** What a rule looks for. Patterns read a sentence in lower case in which "§" is what the danger is about. */
export interface Danger {
  /** What a sentence has to name. */
  noun: RegExp;
  /** What a sentence may say of it only in a frame: negated, as a question for a doctor, in a warning, or in a story. */
  changes: ReadonlySet<string>;
  /** What no frame makes fine. */
  never: readonly RegExp[];
  /** All that may be said of it to a reader; undefined where every other word may be. */
  plain?: ReadonlySet<string>;
  /** Only a sentence with these words, or one after it, is about the danger, and only a negation is a frame. */
  about?: readonly RegExp[];
  /** A sentence with these words is fine. */
  unless?: readonly RegExp[];
}

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
  nouns: sourcesOf(`
    (medicines?|medications?|meds?|tablets|capsules?|inhalers?|injections?|epipens?)
    (insulin|penicillin|decongestants?|phenylephrine|chlorpheniramine)
    (?<!(red|blue|sugar|dummy|two) )pills?(?! (organizer|box))
    (?<!the )tablet
    patch(es)?(?! of)
    dos(e|es|age)
    what(ever)? (they|(the|your) _) gave you
    (?<!(no|a|on|without) )prescriptions?
    (?<=no longer need )a prescription
    prescribe[sd]?
    (?<=(the|your|a|that|this|next|last|any|prescription) )refill
    refills
  `),
  // Judgments, too: “a crutch”, “a weakness”.
  changes: listed(
    stopping,
    'forget split lower change double raise increase substitute avoid leave left miss try share crush chew adjust combine mix let give throw',
    'threw flush crutch weakness failing failure shame ashamed replacement',
  ),
  never: phrases(`
    (better|stronger|safer|kinder|gentler|wiser|more _|worth _) than (any|your|the|a|an)? §
    (instead|place) of (any|your|the|a|an)? §
    (well|good|strong|effective) as (any|your|the|a|an)? §
    (do|does|did) what (any|your|the|a|an)? §
    (works?|acts?) like an? §
    every (other|second|third) (day|night|morning|evening|week|dose|one)
    down to (half|a (quarter|third))
    take § (less|more)
    (take|use|swallow) (your|the)? § … (if|unless)(?! (it says|(your|the|a) (doctor|pharmacist|label)))
    (came|went|going|can come|can get) off _{0,2} §
    pour(ed)? … §
    not need (your|the)? §
    not bother
    outgrown (_)? §
    §…,… outgrown
    §…,… go back in
    § can wait
    § are for other people
    leave the bottle (closed|shut)
    § is (enough|plenty)
    with no §
    (?<=^|[,:;] )(no §|§ out)(?=[.,;!]|$)
    (no|good) to (the|your)? (next)? §
    manage without
    so can you
  `),
  plain: allowedWords,
  says: 'advice to stop or change a medicine, and that can kill. Write “Keep taking it”, or “Ask whoever prescribed it before you change anything”.',
};

export const drinking: Row = {
  nouns: sourcesOf(`
    (?<!(warm|hot|energy|soft) )drink(s|ing)?(?! (it|some|a glass|water|(your |more |the )?(coffee|tea|water)))
    (alcohol|wines?|beers?|liquor|spirits|booze|whiskey|vodka|nightcap)
    (last|evening) glass
    (nightly|evening) bottle
    bottles?(?= down)
    (?<=put the )bottles?(?= away)
    cold turkey
    (quitting|withdrawal)(?= is (fine|safe|harmless|a myth))
    dry (one|night|evening|week|month)
    (shakes|shaky|sweaty)
  `),
  changes: listed(stopping, 'detox swear empty lock dry sober'),
  never: phrases(`
    (make|call|be) … last §
    make (tonight|today|this week) an? §
    (no|less|fewer) (_)? § (tonight|today|this week|from|on|after)
    put (down)? the §
    pour (out|away) (the|your)? §
    pour … § (out|away|down)
    (give up|go without|say goodbye to) (the|your)? §
    leave (the|your)? § (in|at|on|alone|there)
    with no §
    §…,… starting (now|tonight|today)
    tonight is … last … §
    (?<!(if|whether) )(§|quitting|stopping) is (fine|safe|harmless|a myth)
    not (need|want) (a doctor|help|anyone)
    (shak|tremor|sweat)[a-z]* …,… (normal|pass|clean|heal|ride)
    §…,… (pass(es)? by|(ride|wait) (it|them) out|stay (at)? home)
  `),
  says: 'advice to stop drinking or cut down, and for some readers that is deadly. Write “Check your drinking level before you cut down”.',
};

/** How a sentence names a child of the plan’s age. */
export const child = phrases(
  `
    child(ren|hood)?([’']s)?
    kid(s|do|dos)?
    lunchbox(es)?
    (grand)?(sons?|daughters?)
    (toddlers?|teen[a-z]*|tweens?|boys?|girls?|little ones?)
    (kindergart[a-z]*|[a-z0-9-]+ graders?)
    [a-z0-9-]+[- ]years?[- ]olds?
    (ages?|aged|at|who is|who’s|is|turns) (six|seven|eight|nine|ten|eleven|twelve)
    (ages?|aged|at|who is|who’s|is|turns) ([1-9]|1[0-7])(?! ?([ap][.]?m|o’clock|%|percent|in|of|to|mg|mcg|:))
  `,
  'i',
);

/** What no one is told that a child does with a supplement, or what it does for a child. */
export const giving: Row = {
  nouns: sourcesOf(`
    dos(e|es)
    gumm(y|ies)
    (capsules?|softgels?)
    supplements?
    (multi)?vitamins?
    fish[- ]oil
  `),
  changes: listed(
    'give take have try break chew slip crush mix handle thrive need want love calm help fine safe right good better enough ok okay well make',
  ),
  never: phrases('i gave my … §'),
  about: child,
  unless: phrases(`
    (?<!before you )ask (the|your|their) _{0,1} pediatrician
    pediatrician … (yes|agrees?|decides?|names?|chose)
    stop the § and call poison help
    ^(no|few) healthy (child|children) needs? an? §( to sleep)?[.]$
  `),
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
