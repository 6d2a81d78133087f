import type { HTMLElement } from 'node-html-parser';
import type { Essay } from '../src/domain/schema/essay.ts';
import type { Claim } from '../src/domain/schema/evidence.ts';
import { amountKey, amountsIn, everyAmountIn } from './amounts.ts';
import { announcedOn } from './announced.ts';
import { blocksOf, nearest, type Block } from './blocks.ts';
import type { BuiltPage } from './built-page.ts';
import type { BuiltCheck } from './built-check.ts';
import { claimsExceptions } from './claims-exceptions.ts';
import { excusesFor, staleExceptions, type Exception } from './exceptions.ts';
import { isAboutSources } from './citations-on-page.ts';

/** Parts whose figures carry their basis with them: claims, doses held against their limits, care cards, cautions, reviews, lists of sources, titles of other days. */
const withBasis = ['claim', 'dose', 'care', 'safety', 'review', 'sources', 'other-day'].map((name) => `data-${name}`);

/** A mark that leads to what a sentence rests on. */
const basisMark = '.cite, a[href^="/sources/"]';

/** The paragraph, item or cell that a reader takes in with a figure, and every one around it. */
const unitTags = new Set(['P', 'LI', 'TD', 'TH', 'DD', 'DT', 'BLOCKQUOTE']);

function isMarked(holder: HTMLElement): boolean {
  for (let element: HTMLElement | null = holder; element; element = element.parentNode) {
    if (unitTags.has(element.tagName) && element.querySelector(basisMark)) return true;
  }
  return false;
}

function hasBasis(block: Block, index: number): boolean {
  const holder = block.holderAt(index);
  const part = nearest(holder, (element) => withBasis.some((name) => element.hasAttribute(name)));
  return part !== undefined || isMarked(holder);
}

/** The amounts that an essay’s text cites: those in a paragraph with a mark, and those of the claims that it cites. */
function citedIn({ root }: BuiltPage, claims: readonly Claim[]): Set<string> {
  const main = root.querySelector('main');
  if (!main) return new Set();
  const marked = blocksOf(main).flatMap((block) =>
    everyAmountIn(block.text).filter(({ index }) => hasBasis(block, index)),
  );
  const ids = main.querySelectorAll('[data-claim]').map((mark) => mark.getAttribute('data-claim'));
  const claimed = claims.filter(({ id }) => ids.includes(id)).flatMap(({ text }) => everyAmountIn(text));
  return new Set([...marked, ...claimed].map(({ text }) => amountKey(text)));
}

/** The essay of whose announcement the words at an index are a part, on its own page or on another. */
const announcedAt = (text: string, at: number, essays: readonly Essay[]) =>
  essays.find(({ title, excerpt, inShort }) =>
    [title, excerpt, inShort].some((words) => {
      const start = text.indexOf(words);
      return start >= 0 && start <= at && at < start + words.length;
    }),
  );

/** A figure without a mark. Whether it is a fault shows at the end, where it announces an essay that may cite it. */
type Bare = { words: string; amount: string; /** Its slug; empty for none. */ essay: string; excuses: number[] };

/** What is noted of a page: its figures without a mark, and for an essay the amounts that its text cites. */
type Figures = { bare: Bare[]; cited: string[] };

/**
 * F2, F4: every figure about health on a built page stands in a claim, beside a dose or in a paragraph that cites. What an essay
 * announces (title, excerpt, “in short”) holds no mark: its figures have to stand cited in its text.
 */
export function claimsWith(exceptions: readonly Exception[]): BuiltCheck<Figures> {
  return {
    page(page, { records }) {
      if (isAboutSources(page.path)) return {};
      const announced = announcedOn(page, records);
      const bare = blocksOf(page.root.querySelector('body') ?? page.root).flatMap((block) =>
        amountsIn(block.text).flatMap(({ index, text: amount }): Bare[] => {
          if (hasBasis(block, index)) return [];
          const essay = announcedAt(block.text, index, announced)?.slug;
          const excuses = excusesFor(exceptions, page.path, block.text, index);
          return [
            { amount, words: block.text.slice(Math.max(0, index - 60), index + 80), essay: essay ?? '', excuses },
          ];
        }),
      );
      return { note: { bare, cited: page.path.startsWith('/blog/') ? [...citedIn(page, records.claims)] : [] } };
    },
    end(figures, { paths }) {
      const isCited = ({ essay, amount }: Bare) => figures.get(`/blog/${essay}`)?.cited.includes(amountKey(amount));
      const open = [...figures].flatMap(([path, { bare }]) =>
        bare.filter((figure) => !isCited(figure)).map((figure) => ({ path, ...figure })),
      );
      const faults = open
        .filter(({ excuses }) => excuses.length === 0)
        .map(({ path, words, amount, essay }) => {
          const remedy = essay
            ? `announces /blog/${essay}, whose text does not cite that figure; cite it there, or announce the essay without it`
            : 'has no basis beside it: show it with Claim, cite a source in its paragraph, or mark a dose with data-dose';
          return {
            path,
            message: `“${amount}” in “${words}” ${remedy}. A reviewed exception goes into checks/claims-exceptions.ts`,
          };
        });
      return [
        ...faults,
        ...staleExceptions(
          exceptions,
          'checks/claims-exceptions.ts',
          open.flatMap(({ excuses }) => excuses),
          paths,
        ),
      ];
    },
  };
}

export const claims = claimsWith(claimsExceptions);
