import { wordCount } from '../../library.ts';
import type { ProseRule } from './prose-rule.ts';

const least = 500;
const most = 1200;
/** Essays that may be longer, with their own upper bound: this one holds a complete list of fifteen ways. */
const longer: Readonly<Record<string, number>> = { 'fog-and-return': 1600 };

/** An essay has a length that is finished in one sitting. */
export const length: ProseRule = ({ essays }) =>
  essays.flatMap(({ slug, body }) => {
    const words = wordCount(body);
    const allowed = longer[slug] ?? most;
    return words >= least && words <= allowed
      ? []
      : [{ file: `essays/${slug}.md`, field: '', message: `${words} words; an essay has ${least} to ${allowed}` }];
  });
