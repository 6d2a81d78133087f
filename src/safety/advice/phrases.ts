/*
 * How the rule on advice reads a sentence. Each phrase is needed by a sentence in `tests/sentences.yaml`: to permit one more, or to refuse
 * one more, add the sentence there and the phrase here. “§” is the medicine, the drink or the supplement. `notation.ts` has the notation.
 */

import { phrases } from './notation.ts';

/** Whom a sentence may send a reader to. */
export const advisers = phrases(`
  (doctors?|pediatricians?|psychiatrists?|cardiologists?|surgeons?|dentists?|clinicians?|prescribers?)
  (pharmacists?|pharmacy|nurses?|midwife|midwives|team|clinic)
  (911|poison help|medical help|samhsa)
  who(ever)? §
`);

/** A sentence with these asks someone, or says to keep taking it. */
export const asks = phrases(`
  ask
  keep (taking|giving)
  (check|find|look up) your § level
  call (them|for)
`);

/** A sentence with these asks someone if it names an adviser, too. */
export const asksAdviser = phrases(`
  (call|tell|see|read)
  (talk|talked)
  get medical help
`);

const unlessDenied = '(?<= )(?<!(no|not|without|any)( _)? )';

/** A sentence with these warns: “Stopping it can cause seizures”. */
export const warns = phrases(`
  ${unlessDenied}(dangerous|danger|harm|deadly|kill|threatens?|emergency|hospital)
  ${unlessDenied}(withdrawal|seizures?|delirium|shaking|symptoms|ill|worse)
  ${unlessDenied}more (heart|deaths|people)
`);

/** A question about what a reader has done. */
export const asksBack = phrases(`
  ^(does|did|have|has) …,…[?]$
  (lately|recently|already)[?]$
`);

/** Verbs of keeping, as “not” turns them into stopping. */
const denied =
  '(not|never|nobody|no one|no longer|without) ((ever|even|to|have|really|always|be|one|people|should|will|can|longer|that) )*';

/** What stops a medicine without a verb of stopping: “don’t take it”. */
export const keptNoMore = phrases(`
  ${denied}(take|use|swallow|wear|carry|require|follow|finish|continue|depend)(s|es|ed|d|ing)?
  ${denied}(refill|fill|renew|order|buy|pick|get|want)(s|es|ed|d|ing)?
  ${denied}need(?! to (know|explain|worry|be|tell|say))(s|ed|ing)?
  ${denied}keep(?! in mind)(s|ing)?
  ${denied}(ask|call|tell|talk to|check with) (a|the|your) (doctors?|pharmacists?)
  no longer _ (for)? (its|your|the)? §
  (take|need|have|want)s? no (more)? (of)? (the|your)? §
`);

/** What makes those fine: “don’t take it with grapefruit”. */
export const keptApart = phrases(`
  unless _{0,9} (doctor|pharmacist)
  (with|within|together)
  (extra|more|twice)
  (someone|anyone) else
`);

const waiting = `
  until then
  until _{1,4} (asked|talked|answers?|says?|said|hears?|knows?|looked|agrees?|decides?)( yes| so| you (can|may))?
  only (if|when|after|with) _{0,9} (doctor|pharmacist|pediatrician|prescriber|whoever §)
  without (asking|telling|talking to)? (a|your) (doctor|pharmacist|prescription)
  let (the|your|a)? (them|doctor|pharmacist)
`;

const keepingAndGetting = `
  (let it)? (run|ran|running) (out|low)( of)?
  (lock|locked|pick|look|sign|line|sit|write|written|fill|set|put|find|get|add|build|keep) (it|them)? > (up|down|out)
  lock … > away
  out of the (sun|heat)
  out of _{0,4} reach
  away from (the|your|a)? ([a-z]*children|child|kids|pets)
  leave (the|your)? § (exactly|just)? (as|where) (they|it|you) _ …
  leave (for|home|the house|work)
  (is|are) left
  stop (by|in|at) (the|your|a) (counter|pharmacy) …
  drop (off)? … (the|your|a) (counter|pharmacy) …
  stay(s|ing)? (on|cold|cool|the same( through all)?)
`;

const body = `
  (mouth|skin|eyes?) (is|are|feels?)? (very)? dry
  los(e|ing) weight
  empty stomach
`;

const taking = `
  than usual
  less alcohol
  less of the §
  keep giving
  give naloxone
  take too (many|much)
  (skip|stop|leave out) (the|a|your)? (gummy|gummies|supplement|multivitamin)
  you (just did|have just done)
  (act|feel|look)s? like (the|a|one)
  (?<!every )(two|three|four|the three) (_)? (hours|days|weeks|months|rows|names|things)
`;

/** What is fine as a whole, though a word of it isn’t plain. */
export const plainPhrases = phrases([waiting, keepingAndGetting, body, taking].join(''), 'g');
