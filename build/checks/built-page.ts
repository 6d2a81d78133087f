import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { addressOf } from '../../src/site/pages.ts';

/** A page of the built site. */
export interface BuiltPage {
  /** Its address without the origin: `/`, `/stack`, `/blog/fog-and-return`. */
  path: string;
  /** Its file below the build’s folder. */
  file: string;
  html: string;
  root: HTMLElement;
}

/** The pages that list claims and sources. They only point to claims on other pages, so a claim there doesn’t count. */
export const isAboutSources = (path: string): boolean => path === '/sources' || path.startsWith('/sources/');

/** Every file below a folder, as sorted paths with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** The same of every page. */
export const pagesBelow = (folder: string): string[] => filesBelow(folder).filter((file) => file.endsWith('.html'));

/** A page of the build, parsed. */
export const parsePage = (file: string, html: string): BuiltPage => ({
  path: addressOf(file),
  file,
  html,
  root: parse(html, { comment: false, blockTextElements: { script: true, style: true } }),
});
