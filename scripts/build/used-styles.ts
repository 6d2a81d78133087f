import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';

const style = /<style>([\s\S]*?)<\/style>/g;

/** Pseudo-classes that hold where any one of their selectors does. */
const anyOf = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);

const nodesOf = (node: Node): readonly Node[] => ('nodes' in node ? node.nodes : []);

/** Whether a selector, or a part of one, can hold on a page that uses only some classes. What it excludes need not be there. */
function canHold(node: Node, isUsed: (name: string) => boolean): boolean {
  if (node.type === 'class') return isUsed(node.value);
  if (node.type === 'selector') return node.nodes.every((part) => canHold(part, isUsed));
  if (node.type !== 'pseudo' || node.nodes.length === 0 || !anyOf.has(node.value.toLowerCase())) return true;
  return node.nodes.some((selector) => canHold(selector, isUsed));
}

/** The steps of an animation are rules whose selectors are no selectors. */
const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/i.test((parent as AtRule).name);

const selectorsOf = (rule: Rule) => selectorParser().astSync(rule.selector).nodes;

function eachRule(root: Root, visit: (rule: Rule) => void) {
  root.walkRules((rule) => {
    if (!isStep(rule)) visit(rule);
  });
}

/** Styles without the rules that need a class which is not used. Rules without a class stay. */
export function usedStyles(css: string, isUsed: (name: string) => boolean): string {
  const root = postcss.parse(css);
  eachRule(root, (rule) => {
    const selectors = selectorsOf(rule);
    const used = selectors.filter((selector) => canHold(selector, isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < selectors.length) rule.selectors = used.map((selector) => String(selector).trim());
  });
  const wrappers: (AtRule | Rule)[] = [];
  root.walk((node) => {
    if (node.type === 'atrule' || node.type === 'rule') wrappers.push(node);
  });
  // From the inside out: one that is left empty may empty the one around it.
  for (const wrapper of wrappers.reverse()) if (wrapper.nodes?.length === 0) wrapper.remove();
  return root.toString();
}

/** Every class that a style names, wherever in a selector. */
function classesOf(css: string): string[] {
  const names = new Set<string>();
  const collect = (node: Node) => {
    if (node.type === 'class') names.add(node.value);
    nodesOf(node).forEach(collect);
  };
  eachRule(postcss.parse(css), (rule) => selectorsOf(rule).forEach(collect));
  return [...names];
}

/**
 * Gives a page the styles that it can use and no others: those of its own classes, and those that a script of the site may add
 * later. A component brings all its styles to each page that shows a part of it. What was read of a style, and what was left
 * of it, holds for all pages of a build.
 */
export function styleTrimmer(isInScripts: (name: string) => boolean): (html: string) => string {
  const classes = new Map<string, string[]>();
  const trimmed = new Map<string, string>();
  return (html) => {
    const text = html.replaceAll(style, '');
    return html.replaceAll(style, (_, css: string) => {
      const named = classes.get(css) ?? classesOf(css);
      classes.set(css, named);
      const used = new Set(named.filter((name) => isInScripts(name) || text.includes(name)));
      const key = `${css}\n${[...used].join(' ')}`;
      const lighter = trimmed.get(key) ?? usedStyles(css, (name) => used.has(name));
      trimmed.set(key, lighter);
      return `<style>${lighter}</style>`;
    });
  };
}
