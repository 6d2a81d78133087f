import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { essay } from './domain/schema/essay.ts';

/**
 * Astro renders the essays’ Markdown. Every other record is read by `records.ts`, which also checks the essays’ front
 * matter first: Astro stops at the first fault, and only logs some (docs/decisions/0002).
 */
const essays = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/essays' }),
  // Astro’s YAML makes a Date of a day, where `records.ts` keeps it as it is written.
  schema: essay.extend({ lastReviewed: z.date() }),
});

export const collections = { essays };
