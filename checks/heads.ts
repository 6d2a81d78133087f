import type { BuiltCheck, BuiltFault } from './index.ts';

/** G6: every page has a title and a description of its own, and one main heading. */
export const heads: BuiltCheck = ({ pages }) => {
  const seen = new Map<string, string>();
  const unique = (kind: string, value: string, path: string): BuiltFault[] => {
    const key = `${kind}: ${value}`;
    const other = seen.get(key);
    seen.set(key, path);
    return other === undefined ? [] : [{ path, message: `its ${kind} is that of ${other} too: "${value}"` }];
  };
  return pages.flatMap(({ path, root }) => {
    const title = root.querySelector('title')?.text ?? '';
    const description = root.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    const headings = root.querySelectorAll('h1').length;
    return [
      ...(title ? unique('title', title, path) : [{ path, message: 'has no title' }]),
      ...(description.length >= 50 && description.length <= 180 ? unique('description', description, path) : [{ path, message: `its description has ${description.length} characters; write 50 to 180` }]),
      ...(headings === 1 ? [] : [{ path, message: `has ${headings} main headings (h1); write one` }]),
    ];
  });
};
