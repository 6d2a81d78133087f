import { createHash } from 'node:crypto';

/** The order of the style layers. It comes before every style sheet, because a bundler prints those in an order of its own. */
export const layerOrder = '@layer reset,tokens,base,prose,ui,features,print;';

/** Lets the browser prepare a page of this site as soon as a link to it is pointed at. Files and notes are left out. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { selector_matches: '[data-note]' } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** An inline script or style as a page's policy allows it. */
export const policyHash = (line: string): string => `'sha256-${createHash('sha256').update(line).digest('base64')}'`;
