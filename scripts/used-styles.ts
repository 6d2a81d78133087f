import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { filesBelow } from '../checks/built-page.ts';

const style = /<style>([\s\S]*?)<\/style>/g;
const className = /\.(-?[_a-z][\w-]*)/gi;

/** A selector’s classes, but for those that it excludes. */
const classesOf = (selector: string) => [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(className)].map(([, name = '']) => name);

/** Styles without the rules that need a class which is not used. Rules without a class stay. */
export function usedStyles(css: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/**
 * A page whose styles are those that it can use: its own classes, and those that a script of the site may add later. A
 * component brings all its styles to each page that shows a part of it.
 */
export function withUsedStyles(html: string, scripts: string, known = new Map<string, string>()): string {
  const text = html.replaceAll(style, '');
  const isUsed = (name: string) => text.includes(name) || scripts.includes(name);
  return html.replaceAll(style, (_, css: string) => {
    const used = [...new Set(classesOf(css))].filter(isUsed);
    const key = `${css}\n${used.join(' ')}`;
    const lighter = known.get(key) ?? usedStyles(css, (name) => used.includes(name));
    known.set(key, lighter);
    return `<style>${lighter}</style>`;
  });
}

/** Leaves in every page of a folder only the styles that it can use. */
export function keepUsedStyles(folder: string): void {
  const files = filesBelow(folder);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const known = new Map<string, string>();
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const path = join(folder, page);
    writeFileSync(path, withUsedStyles(readFileSync(path, 'utf8'), scripts, known));
  }
}
