/** Sources that a page names by itself, with no claim or record between. */
export const namedSources = {
  '/': ['bible-psalm-23-2-3-kjv'],
  '/kids-protocol': ['aap-choking-2010', 'aap-digital-2026', 'csm-census-2015'],
  '/choose-clarity': [
    'scrolling-dissociation-baughan-2022',
    'dopamine-wanting-berridge-2016',
    'harvard-dopamine-2020',
    'social-media-hunt-2018',
    'sleep-consensus-aasm-2015',
    'caffeine-drake-2013',
    'alcohol-sleep-gardiner-2025',
    'loneliness-sg-2023',
    'habit-time-singh-2024',
  ],
} as const;
