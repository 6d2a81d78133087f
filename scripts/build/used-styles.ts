import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

const style = /<style>([\s\S]*?)<\/style>/g;

/** Pseudo-classes that hold where any one of their selectors does. */
const anyOf = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);

const nodesOf = (node: Node): readonly Node[] => ('nodes' in node ? node.nodes : []);

/** What a selector needs of a page: a class, or a state that the page’s own elements are written in, as `data-tone="kids"`. */
function needOf(node: Node): string | undefined {
  if (node.type === 'class') return node.value;
  const isState = node.type === 'attribute' && node.operator === '=' && node.attribute.startsWith('data-');
  return isState ? `${node.attribute}="${node.value ?? ''}"` : undefined;
}

/** Whether a selector, or a part of one, can hold on a page that has only some needs. What it excludes need not be there. */
function canHold(node: Node, isUsed: (need: string) => boolean): boolean {
  const need = needOf(node);
  if (need !== undefined) return isUsed(need);
  if (node.type === 'selector') return node.nodes.every((part) => canHold(part, isUsed));
  if (node.type !== 'pseudo' || node.nodes.length === 0 || !anyOf.has(node.value.toLowerCase())) return true;
  return node.nodes.some((selector) => canHold(selector, isUsed));
}

/** The steps of an animation are rules whose selectors are no selectors. */
const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name);

const parsed = new Map<string, readonly Selector[]>();

/** The selectors of a rule. Pages have most of them in common, and each is read once. */
function selectorsOf({ selector }: Rule): readonly Selector[] {
  const known = parsed.get(selector) ?? selectorParser().astSync(selector).nodes;
  parsed.set(selector, known);
  return known;
}

function eachRule(root: Root, visit: (rule: Rule) => void) {
  root.walkRules((rule) => {
    if (!isStep(rule)) visit(rule);
  });
}

/** Styles without the rules that need a class or a state which is not used. Rules without either stay. */
export function usedStyles(css: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  eachRule(root, (rule) => {
    const selectors = selectorsOf(rule);
    const used = selectors.filter((selector) => canHold(selector, isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < selectors.length) rule.selectors = used.map((selector) => String(selector).trim());
  });
  dropEmpty(root);
  return root.toString();
}

/** Removes what holds nothing any more. */
function dropEmpty(root: Root) {
  const wrappers: (AtRule | Rule)[] = [];
  root.walk((node) => {
    if (node.type === 'atrule' || node.type === 'rule') wrappers.push(node);
  });
  // From the inside out: one that is left empty may empty the one around it.
  for (const wrapper of wrappers.reverse()) if (wrapper.nodes?.length === 0) wrapper.remove();
}

const readName = /var\(\s*(--[\w-]+)/g;

/** The names of the custom properties that a text reads. */
export const readIn = (text: string): string[] => Array.from(text.matchAll(readName), ([, name = '']) => name);

/** The styles of one page without the custom properties that nothing reads: no other property of them, no text, no script. */
export function withoutUnread(styles: readonly string[], isReadElsewhere: (name: string) => boolean): string[] {
  const roots = styles.map((css) => postcss.parse(css));
  // One that only another reads goes in the next round.
  for (let isDone = false; !isDone;) {
    const read = new Set(roots.flatMap((root) => readIn(root.toString())));
    isDone = true;
    for (const root of roots)
      root.walkDecls(/^--/, (declaration) => {
        if (read.has(declaration.prop) || isReadElsewhere(declaration.prop)) return;
        declaration.remove();
        isDone = false;
      });
  }
  return roots.map((root) => {
    dropEmpty(root);
    return root.toString();
  });
}

/** Every class and state that a style names, wherever in a selector. */
function needsOf(css: string): string[] {
  const names = new Set<string>();
  const collect = (node: Node) => {
    const need = needOf(node);
    if (need !== undefined) names.add(need);
    nodesOf(node).forEach(collect);
  };
  eachRule(postcss.parse(css), (rule) => selectorsOf(rule).forEach(collect));
  return [...names];
}

/** How a script sets the state that a style needs: by the key of its attribute in `dataset`. */
const setterOf = (need: string) => {
  const [, key = ''] = /^data-([a-z-]+)=/.exec(need) ?? [];
  return key && `.${key.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}=`;
};

/** Whether a page has a class or a state, or a script of the site or of the page may bring it about. */
function mayHold(need: string, html: string, isInScripts: (text: string) => boolean): boolean {
  if (html.includes(need)) return true;
  const setter = setterOf(need);
  if (!setter) return isInScripts(need);
  const [attribute = ''] = need.split('=');
  return html.includes(setter) || isInScripts(setter) || isInScripts(attribute);
}

/**
 * Gives a page the styles that it can use and no others: those of its own classes and states, and those that a script of the site
 * may add later, with the custom properties that these read. A component brings all its styles to each page that shows a part
 * of it. What was read of a style, and what was left of it, holds for all pages of a build.
 */
export function styleTrimmer(isInScripts: (name: string) => boolean): (html: string) => string {
  const needs = new Map<string, string[]>();
  const trimmed = new Map<string, string>();
  const lightest = new Map<string, string[]>();
  return (html) => {
    const text = html.replaceAll(style, '');
    const styles = Array.from(html.matchAll(style), ([, css = '']) => {
      const named = needs.get(css) ?? needsOf(css);
      needs.set(css, named);
      const used = new Set(named.filter((need) => mayHold(need, text, isInScripts)));
      const key = `${css}\n${[...used].join(' ')}`;
      const lighter = trimmed.get(key) ?? usedStyles(css, (name) => used.has(name));
      trimmed.set(key, lighter);
      return lighter;
    });
    const inText = new Set(readIn(text));
    const key = [...styles, ...inText].join('\n');
    const left = lightest.get(key) ?? withoutUnread(styles, (name) => inText.has(name) || isInScripts(name));
    lightest.set(key, left);
    const inOrder = left.values();
    return html.replaceAll(style, () => `<style>${inOrder.next().value ?? ''}</style>`);
  };
}
