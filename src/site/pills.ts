import type { SiteConfig } from './config.ts';

/** Where the red pill of the home page leads, to the red result itself (the same two pills again would look like a failed tap), and what both titles end with, in the mode that the site is set to. */
export function pillsOf({ pillMode }: Pick<SiteConfig, 'pillMode'>): { redHref: string; suffix: string } {
  return pillMode === 'redirect'
    ? { redHref: '/clarity-reset', suffix: ' (gummy)' }
    : { redHref: '/choose-clarity?auto=red', suffix: '' };
}
