import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage } from './built-page.ts';
import type { Built, BuiltCheck } from './built-check.ts';

/** Elements that load, send or move something, and that no page of this site needs. */
const refused =
  'iframe, frame, frameset, object, embed, applet, portal, base, form, noscript, foreignObject, animate, set';

const attributesOf = (element: HTMLElement) =>
  Object.entries(element.attributes).map(([name, value]) => [name.toLowerCase(), value] as const);

/** Where a link or a picture may lead. Sources are linked as they were read, and some know no https. */
function isAllowed(address: string, sources: ReadonlySet<string>): boolean {
  // What browsers drop from an address before they read it.
  const read = address.replace(/[\p{Cc}\s]/gu, '');
  if (/^(https:|tel:|sms:|mailto:|#|\?|\/(?![\\/])|\.{0,2}$)/i.test(read)) return true;
  return /^http:/i.test(read) && sources.has(address);
}

function problemsOfElement(element: HTMLElement, sources: ReadonlySet<string>): string[] {
  const name = element.rawTagName.toLowerCase();
  return attributesOf(element).flatMap(([attribute, value]) => {
    if (attribute.startsWith('on')) return [`<${name}> has the handler ${attribute}, which would run`];
    if (['srcdoc', 'ping', 'formaction', 'background'].includes(attribute))
      return [`<${name}> has ${attribute}, which isn’t allowed on any page`];
    if (['href', 'src', 'xlink:href', 'action', 'data', 'poster'].includes(attribute) && !isAllowed(value, sources))
      return [
        `<${name}> leads to "${value.slice(0, 80)}"; only addresses of this site, https:, tel:, sms: and mailto: are allowed`,
      ];
    return [];
  });
}

/** Elements that load a file when the page opens. */
const loading =
  'script[src], img[src], link:is([rel=stylesheet], [rel=preload], [rel=icon], [rel=manifest]), source, audio, video';

function problemsOfPage({ root }: BuiltPage, { records }: Built): string[] {
  const sources = new Set(records.references.map(({ url }) => url));
  const equivalents = root
    .querySelectorAll('meta[http-equiv]')
    .filter((meta) => meta.getAttribute('http-equiv')?.toLowerCase() !== 'content-security-policy');
  const inText = root.querySelectorAll('main style, main link, main meta, main title, main script:not([type=module])');
  return [
    ...root
      .querySelectorAll(refused)
      .map(({ rawTagName }) => `contains <${rawTagName}>, which isn’t allowed on any page`),
    ...equivalents.map(
      (meta) =>
        `contains <meta http-equiv="${meta.getAttribute('http-equiv') ?? ''}">, which isn’t allowed on any page`,
    ),
    ...inText.map(({ rawTagName }) => `contains <${rawTagName}> in its text, where it isn’t allowed`),
    ...root
      .querySelectorAll(loading)
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((address) => /^(?:https?:)?\/\//.test(address))
      .map((address) => `Loads ${address} from another host. Keep a copy on this site`),
    ...root
      .querySelectorAll('[style]')
      .map(({ rawTagName }) => `<${rawTagName}> has a style attribute, which the policy blocks. Write a class`),
    ...root.querySelectorAll('*').flatMap((element) => problemsOfElement(element, sources)),
  ];
}

/** G8: nothing on a page runs, frames, sends, loads from another host or takes the reader away by itself. */
export const activeMarkup: BuiltCheck = { page: (page, built) => ({ problems: problemsOfPage(page, built) }) };
