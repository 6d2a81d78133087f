import postcss, { type AtRule } from 'postcss';

const style = /<style>([\s\S]*?)<\/style>/g;
const className = /\.(-?[_a-z][\w-]*)/gi;

/** A selector’s classes, but for those that it excludes. */
const classesOf = (selector: string) =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(className)].map(([, name = '']) => name);

/** Styles without the rules that need a class which is not used. Rules without a class stay. */
export function usedStyles(css: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const wrappers: AtRule[] = [];
  root.walkAtRules((rule) => {
    wrappers.push(rule);
  });
  // From the inside out: one that is left empty may empty the one around it.
  for (const rule of wrappers.reverse()) if (rule.nodes?.length === 0) rule.remove();
  return root.toString();
}

/**
 * A page whose styles are those that it can use: its own classes, and those that a script of the site may add later. A
 * component brings all its styles to each page that shows a part of it.
 */
export function withUsedStyles(
  html: string,
  isInScripts: (name: string) => boolean,
  known = new Map<string, string>(),
): string {
  const text = html.replaceAll(style, '');
  const isUsed = (name: string) => isInScripts(name) || text.includes(name);
  return html.replaceAll(style, (_, css: string) => {
    const used = [...new Set(classesOf(css))].filter(isUsed);
    const key = `${css}\n${used.join(' ')}`;
    const lighter = known.get(key) ?? usedStyles(css, (name) => used.includes(name));
    known.set(key, lighter);
    return `<style>${lighter}</style>`;
  });
}
