import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage } from './built-page.ts';
import type { Built, BuiltCheck } from './built-check.ts';

/** What loads, sends or moves something, what the policy blocks, and what belongs in a head: no page of this site needs it. */
const refused = [
  'iframe, frame, frameset, object, embed, applet, portal, base, form, noscript, foreignObject, animate, set',
  '[style], [srcdoc], [ping], [formaction], [background], meta[http-equiv]:not([http-equiv="content-security-policy" i])',
  'main :is(style, link, meta, title, script:not([type=module]))',
].join(', ');

/** What loads a file when the page opens. */
const loading =
  'script, img, source, audio, video, link:is([rel=stylesheet], [rel=preload], [rel=icon], [rel=manifest])';

/** Where a link or a picture may lead. Sources are linked as they were read, and some know no https. */
function isAllowed(address: string, sources: ReadonlySet<string>): boolean {
  // What browsers drop from an address before they read it.
  const read = address.replace(/[\p{Cc}\s]/gu, '');
  if (/^(https:|tel:|sms:|mailto:|#|\?|\/(?![\\/])|\.{0,2}$)/i.test(read)) return true;
  return /^http:/i.test(read) && sources.has(address);
}

const shown = (element: HTMLElement) => element.outerHTML.slice(0, 80);

function problemsOfPage({ root }: BuiltPage, { records }: Built): string[] {
  const sources = new Set(records.references.map(({ url }) => url));
  const attributes = root
    .querySelectorAll('*')
    .flatMap((element) =>
      Object.entries(element.attributes).map(([name, value]) => ({ element, name: name.toLowerCase(), value })),
    );
  const isAddress = (name: string) => ['href', 'src', 'xlink:href', 'action', 'data', 'poster'].includes(name);
  return [
    ...root.querySelectorAll(refused).map((element) => `“${shown(element)}” isn’t allowed here`),
    ...attributes
      .filter(({ name }) => name.startsWith('on'))
      .map(({ element }) => `“${shown(element)}” has a handler, which would run`),
    ...attributes
      .filter(({ name, value }) => isAddress(name) && !isAllowed(value, sources))
      .map(
        ({ element }) => `“${shown(element)}”: only addresses of this site, https:, tel:, sms: and mailto: are allowed`,
      ),
    ...root
      .querySelectorAll(loading)
      .filter((element) => /^(?:https?:)?\/\//.test(element.getAttribute('src') ?? element.getAttribute('href') ?? ''))
      .map((element) => `“${shown(element)}” loads from another host. Keep a copy on this site`),
  ];
}

/** G8: nothing on a page runs, frames, sends, loads from another host or takes the reader away by itself. */
export const activeMarkup: BuiltCheck = { page: (page, built) => ({ problems: problemsOfPage(page, built) }) };
