import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { essaysFolder, inContent } from './model/content-files.ts';

/**
 * Astro renders the essays’ Markdown, and nothing more: front matter and all other records are read and checked by
 * `records.ts`, because Astro stops at the first problem, reads dates as objects, and only logs some problems (docs/decisions/0002).
 */
const essays = defineCollection({ loader: glob({ pattern: '*.md', base: inContent(essaysFolder) }) });

export const collections = { essays };
