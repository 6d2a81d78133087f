/**
 * Takes from each island the number that Astro gives it for reloading while developing. Nothing reads it in a built page,
 * and it is made from the path of the checkout, so that the same commit built in another folder would give other pages.
 */
export const withoutIslandIds = (html: string): string =>
  html.replaceAll(/<astro-island uid="[^"]*"/g, '<astro-island');
