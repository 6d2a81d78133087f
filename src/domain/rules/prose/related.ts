import { citationsIn } from '../../citations.ts';
import type { Fault } from '../../faults.ts';
import type { Essay } from '../../schema/essay.ts';
import type { ProseRule } from './prose-rule.ts';

/**
 * Pairs that belong together by an idea which nothing in the files shows, each reviewed. “one > other” means that the first
 * names the second.
 */
const byIdea: Readonly<Record<string, string>> = {
  'artwork-returns > time-doesnt-speed-up': 'An hour drawn slowly, and hours that seem to run.',
  'blue-pill-loop > infinite-scroll-zombification': 'The child’s tablet, and the parent’s own feed.',
  'blue-pill-loop > youre-not-failing': 'For the parent who takes the tablet for a failure.',
  'corporations-cannot-heal > time-doesnt-speed-up': 'Work that rushes, and what being rushed does to a year.',
  'earth-can-breathe > fogged-generation': 'The same street: its air, and the children who might be on it.',
  'fun-without-numbing > pre-digital-memory-reawakening': 'An evening without the glass, and one without the screen.',
  'infinite-scroll-zombification > pre-digital-memory-reawakening':
    'A feed without an end, and an evening that has one.',
  'orbiting-the-fog > unblocked-productivity': 'Going around a thing, and getting one thing done.',
  'true-marriage-healing > closet-anxiety': 'Both end with telling one person.',
  'unblocked-productivity > before-the-coffee': 'The first minutes of a day, before anything is opened.',
};

const areAlike = (one: Essay, other: Essay) =>
  one.theme === other.theme ||
  other.related.includes(one.slug) ||
  one.body.includes(`/blog/${other.slug}`) ||
  other.body.includes(`/blog/${one.slug}`) ||
  one.careCards.some((card) => other.careCards.includes(card)) ||
  citationsIn(one.body).some((id) => citationsIn(other.body).includes(id));

/**
 * Two essays make sense beside each other where they stand on one shelf, name each other, link to each other, carry the same
 * care card or cite the same source; else somebody has said why. And every essay is named by another, or nobody finds it.
 */
export function relatedWith(reasons: Readonly<Record<string, string>>): ProseRule {
  return ({ essays }) => {
    const pairs = essays.flatMap((essay) =>
      essay.related.flatMap((slug) => {
        const other = essays.find((candidate) => candidate.slug === slug);
        return other ? [{ essay, other, key: `${essay.slug} > ${slug}` }] : [];
      }),
    );
    const strange = pairs.filter(({ essay, other, key }) => !areAlike(essay, other) && !reasons[key]);
    const lonely = essays.filter(({ slug }) => !pairs.some(({ other }) => other.slug === slug));
    const stale = Object.keys(reasons).filter((key) => !pairs.some((pair) => pair.key === key));
    return [
      ...strange.map(({ essay, key }): Fault => ({
        file: `essays/${essay.slug}.md`,
        field: 'related',
        message: `“${key}” share no shelf, source, card or link, and the second does not name the first. Choose another, or say in src/domain/rules/prose/related.ts what joins them.`,
      })),
      ...lonely.map(({ slug }) => ({
        file: `essays/${slug}.md`,
        field: 'related',
        message: 'no other essay names this one; name it in the `related` of one that goes with it',
      })),
      ...stale.map((key) => ({
        file: `essays/${key.split(' > ')[0] ?? ''}.md`,
        field: 'related',
        message: `src/domain/rules/prose/related.ts gives a reason for “${key}”, which is no pair; delete the entry`,
      })),
    ];
  };
}

export const related = relatedWith(byIdea);
