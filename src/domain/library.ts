import type { Theme } from './schema/essay.ts';

/** The shelves of the library, in order, with their names and the essays on them. These are all the essays there are. */
export const shelves: readonly { theme: Theme; name: string; about: string; slugs: readonly string[] }[] = [
  { theme: 'fog', name: 'Fog', about: 'What it is, and how people come back.', slugs: ['youre-not-failing', 'fog-not-you', 'fog-and-return', 'orbiting-the-fog', 'before-the-coffee', 'not-crazy-waking-up', 'nervous-system-relapse'] },
  { theme: 'body', name: 'Body', about: 'Breath, blood pressure, bowels and the rest.', slugs: ['stress-drainage', 'holy-reset', 'closet-anxiety', 'blood-pressure-memory', 'blood-pressure-recovery', 'cholesterol-connection'] },
  { theme: 'home', name: 'Home', about: 'Marriage, parents, and children under screens.', slugs: ['marriage-healing', 'true-marriage-healing', 'blue-pill-loop', 'fogged-generation', 'pre-digital-memory-reawakening'] },
  { theme: 'medicine', name: 'Medicine', about: 'Systems, doctors and numbers.', slugs: ['doctor-gap', 'cross-functional-doctors', 'systems-that-failed-us', 'end-of-psyche-gatekeeping', 'court-ordered-clarity', 'reduced-deaths', 'corporations-cannot-heal'] },
  { theme: 'attention', name: 'Attention', about: 'Screens, time and work.', slugs: ['infinite-scroll-zombification', 'social-media-taper', 'unblocked-productivity', 'time-doesnt-speed-up', 'fun-without-numbing'] },
  { theme: 'spirit', name: 'Spirit', about: 'Faith, art and the town around us.', slugs: ['jesus-and-the-holocene', 'artwork-returns', 'earth-can-breathe', 'politics-and-compassion', 'nervous-system-renaissance', 'alcohol-ban-ripple'] },
];

/** Where a newcomer begins. */
export const startHere = ['youre-not-failing', 'fog-not-you', 'fog-and-return'] as const;

/** Every slug, in the order of the shelves. */
export const slugs: readonly string[] = shelves.flatMap((shelf) => shelf.slugs);

/** Minutes to read a text at 220 words a minute, at least one. */
export const readingMinutes = (text: string) => Math.max(1, Math.round(wordCount(text) / 220));

/** Words of a Markdown text, its citations and card marks left out. */
export const wordCount = (text: string) =>
  text.replace(/\[@[^\]]*\]|\[care:[^\]]*\]/g, ' ').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
