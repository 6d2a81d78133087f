/**
 * Records that pages and papers name in code, by kind. A rule holds them to being there, so that whoever takes one away hears
 * of it from `npm run check:records`; a test holds this list against the code. What a page lists by itself is in `namedSources`.
 */
export const namedInCode = {
  careCards: [
    'alcohol', 'child-gummies', 'heart', 'medication', 'see-a-clinician', 'suicide',
  ],
  claims: [
    'alcohol-sleep', 'alcohol-withdrawal-timing', 'antidepressant-taper', 'ashwagandha-liver', 'benzodiazepine-stopping', 'breathing-4-7-8',
    'burnout-work', 'caffeine-sleep', 'calming-beats-venting', 'clinical-studies-200', 'co-regulation', 'couples-facing-stress',
    'diet-mood', 'dopamine-trap', 'dopamine-wanting', 'gummies-over-pills', 'gut-brain', 'habit-time', 'kids-b6-limit',
    'kids-children-2000', 'kids-countries-12', 'kids-dopamine', 'kids-length-30-days', 'kids-magnesium-limit', 'kids-melatonin',
    'kids-melatonin-poison', 'kids-play-shrunk', 'kids-sleep-9-12', 'kids-studies-25', 'kids-studies-40', 'kids-supplements-needed',
    'length-90-days', 'lymph-drainage', 'melatonin-gummy-labels', 'missed-day', 'no-abrupt-stop', 'no-prescriptions', 'nutrition-visits',
    'offer-60-dollars', 'parents-stress', 'relapse-common', 'releases-body', 'reset-8-12-weeks', 'science-backed-ingredients',
    'screen-hours-5-5', 'screens-attention', 'screens-behavior', 'screens-cut-trial', 'scrolling-design', 'sleep-debt',
    'social-media-cutting-down', 'social-media-quitting', 'stack-together', 'start-with-ashwagandha', 'statin-stopping',
    'supplements-unreviewed', 'supported-recovery', 'tell-your-clinician', 'trusted-by-thousands', 'vagus-nerve', 'visit-length',
    'weeks-2-3',
  ],
  references: [
    'aap-choking-2010', 'aap-digital-2026', 'alcohol-withdrawal-au-guideline', 'bible-psalm-23-2-3-kjv', 'coregulation-acf',
    'csm-census-2015', 'eirich-2022', 'gut-microbiome-mood-hofmeister-2021', 'habit-time-singh-2024', 'mnt-medicare',
    'rcpsych-stopping-antidepressants-2020', 'screens-rct-2022',
  ],
} as const;
