/** Sources that a page names directly, without a claim or record. */
export const namedSources = {
  '/': ['bible-psalm-23-2-3-kjv'],
} as const;
