/** A bare site of the same content, built to compare with. */
interface BareSite {
  stack: string;
  /** Bodies as sent, brotli. */
  bytes: { home: number; essay: number; library: number; science: number };
  /** Milliseconds, median of three runs of Lighthouse. */
  lcp: { home: number; essay: number; library: number; science: number };
}

/**
 * The two lightest of seven stacks that were built from one set of content and measured in one run, on 2026-11-21: a header with ten links, 11 KB of styles,
 * no web font and no icon. The second is written by hand, and as light as such a site can be.
 */
export const bareRows: readonly BareSite[] = [
  {
    stack: 'bare Astro 7',
    bytes: { home: 6031, essay: 5304, library: 6033, science: 67_605 },
    lcp: { home: 721, essay: 710, library: 715, science: 1201 },
  },
  {
    stack: 'bare Eleventy 3',
    bytes: { home: 6033, essay: 5284, library: 6045, science: 5771 },
    lcp: { home: 714, essay: 690, library: 702, science: 820 },
  },
];
