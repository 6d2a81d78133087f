import { markChoice } from '../features/choice/choice-state.ts';
import { markTab } from '../features/science/tab-state.ts';
import { markReading } from '../features/today/today-state.ts';

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

/** The inline scripts of our own code. No page's policy allows any other. */
export const inlineScripts = [markChoice, markTab, markReading, speculationRules];
