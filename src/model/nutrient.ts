import { z } from 'zod';

/** The nutrients that have doses or limits, in the order of every table, with their names as readers see them. */
export const nutrientNames = {
  'omega-3': 'Omega-3',
  magnesium: 'Magnesium',
  'vitamin-b6': 'Vitamin B6',
  'vitamin-b12': 'Vitamin B12',
  'vitamin-a': 'Vitamin A (retinol)',
  'vitamin-d': 'Vitamin D',
  'l-theanine': 'L-theanine',
  coq10: 'CoQ10',
} as const;

/** What its limits are counted in: milligrams in place of micrograms would be a thousand times too much. */
export const countedIn: Record<keyof typeof nutrientNames, 'mg' | 'mcg'> = {
  'omega-3': 'mg',
  magnesium: 'mg',
  'vitamin-b6': 'mg',
  'vitamin-b12': 'mcg',
  'vitamin-a': 'mcg',
  'vitamin-d': 'mcg',
  'l-theanine': 'mg',
  coq10: 'mg',
};

export type Nutrient = keyof typeof nutrientNames;

/** Their ids, in that order. */
export const nutrients = Object.keys(nutrientNames) as Nutrient[];

/** A misspelt nutrient would be compared with nothing, so only known ones pass. */
export const nutrient = z.enum(nutrients);
