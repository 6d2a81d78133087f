import { renderToStaticMarkup } from 'react-dom/server';
import type { Records } from '../model/records.ts';
import { caffeineSteps, ninetyDays, type FigureContent } from '../figures/content.ts';
import { paperPalette, widths } from '../figures/svg.ts';

/** A figure of the site for paper: the same drawing, with its words as the alternative text. */
const onPaper = ({ title, caption, words, draw }: FigureContent) => ({
  title,
  caption: caption ?? '',
  alt: `${title}. ${words.map(({ text }) => text).join(' ')}`,
  svg: renderToStaticMarkup(draw(widths.wide, paperPalette)),
});

/** What the templates draw. */
export const figuresOnPaper = (records: Records) => ({
  caffeine: onPaper(caffeineSteps(records)),
  ninety: onPaper(ninetyDays(records)),
});
