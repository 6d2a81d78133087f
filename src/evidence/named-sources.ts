/** Sources that a page names by itself, with no claim or record between. */
export const namedSources = {
  '/': ['bible-psalm-23-2-3-kjv'],
} as const;
