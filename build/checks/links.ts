import { onPage, type BuiltCheck } from './built-check.ts';
import type { BuiltPage } from './built-page.ts';
import { numbersOf } from '../../src/safety/helplines.ts';

/** The address that a link means, or the link itself where it can’t be decoded, such as “#100%”. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** No link of the site leads nowhere: every page, file and anchor that one names exists. */
export const deadLinks: BuiltCheck = ({ files }) => {
  const targetsOn = new Map<string, { /** As it is written. */ href: string; path: string; anchor: string }[]>();
  const anchorsOn = new Map<string, Set<string>>();
  const page = ({ path, root }: BuiltPage) => {
    const written = root
      .querySelectorAll('[href], [src]')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
    const popovers = root
      .querySelectorAll('[popovertarget]')
      .map((element) => `#${element.getAttribute('popovertarget') ?? ''}`);
    const targets = [...new Set([...written, ...popovers])]
      .filter((href) => !/^(https?|mailto|tel|sms|data):/.test(href))
      .map((href) => {
        const { pathname, hash } = new URL(href, `http://site${path}`);
        return { href, path: pathname, anchor: decoded(hash.slice(1)) };
      });
    targetsOn.set(path, targets);
    anchorsOn.set(path, new Set(root.querySelectorAll('[id]').map(({ id }) => id)));
    return [];
  };
  const end = () =>
    [...targetsOn].flatMap(([from, targets]) =>
      targets.flatMap(({ href, path, anchor }) => {
        const ofPage = anchorsOn.get(path);
        if (!ofPage && !files.has(decoded(path.slice(1))))
          return [onPage(from, `links to ${href}, which doesn’t exist`)];
        if (anchor && ofPage && !ofPage.has(anchor))
          return [onPage(from, `links to ${href}, but ${path} has no id “${anchor}”`)];
        return [];
      }),
    );
  return { page, end };
};

/** Every link to call or text dials the number of a helpline in the records, as every phone dials it, and shows no other. */
export const wrongNumbers: BuiltCheck = ({ records }) => ({
  page({ root }) {
    const numbers = records.helplines.flatMap(numbersOf);
    return root.querySelectorAll('a[href]').flatMap((link) => {
      const [, by = '', number = ''] = /^(tel|sms):(.*)$/.exec(link.getAttribute('href') ?? '') ?? [];
      if (!by) return [];
      const dialed = records.helplines.flatMap(({ call, text }) => (by === 'tel' ? call : (text?.number ?? [])));
      if (!dialed.includes(number))
        return [
          `${by}:${number} isn’t the number of a helpline. The numbers to ${by === 'tel' ? 'call' : 'text'} are ${dialed.join(', ')}, from content/evidence/helplines`,
        ];
      const shown = numbers.find(
        (candidate) => candidate !== number && link.text.replace(number, '').includes(candidate),
      );
      return shown ? [`the link “${link.text.trim()}” dials ${number} and shows ${shown}`] : [];
    });
  },
});
