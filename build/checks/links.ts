import { onPage, type BuiltCheck } from './built-check.ts';
import { numbersOf } from '../../src/safety/helplines.ts';

type Target = { /** As it is written. */ href: string; path: string; anchor: string };
type Ends = { targets: Target[]; anchors: string[] };

/** No link of the site leads nowhere: every page, file and anchor that one names exists. */
export const deadLinks: BuiltCheck<Ends> = {
  page({ path, root }) {
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
        return { href, path: pathname, anchor: decodeURIComponent(hash.slice(1)) };
      });
    return { note: { targets, anchors: root.querySelectorAll('[id]').map(({ id }) => id) } };
  },
  end(ends, { files }) {
    const anchors = new Map([...ends].map(([path, { anchors: ids }]) => [path, new Set(ids)]));
    return [...ends].flatMap(([from, { targets }]) =>
      targets.flatMap(({ href, path, anchor }) => {
        const ofPage = anchors.get(path);
        if (!ofPage && !files.has(decodeURIComponent(path.slice(1))))
          return [onPage(from, `links to ${href}, which doesn’t exist`)];
        if (anchor && ofPage && !ofPage.has(anchor))
          return [onPage(from, `links to ${href}, but ${path} has no id “${anchor}”`)];
        return [];
      }),
    );
  },
};

/** Every link to call or text dials the number of a helpline in the records, as every phone dials it, and shows no other. */
export const wrongNumbers: BuiltCheck = {
  page({ root }, { records }) {
    const numbers = records.helplines.flatMap(numbersOf);
    const problems = root.querySelectorAll('a[href]').flatMap((link) => {
      const [, by = '', number = ''] = /^(tel|sms):(.*)$/.exec(link.getAttribute('href') ?? '') ?? [];
      if (!by) return [];
      const dialed = records.helplines.flatMap(({ call, text }) => (by === 'tel' ? call : (text?.number ?? [])));
      if (!dialed.includes(number))
        return [
          `${by}:${number} isn’t the number of a helpline. The numbers to ${by === 'tel' ? 'call' : 'text'} are ${dialed.join(', ')}, from content/evidence/helplines`,
        ];
      const other = numbers.find(
        (candidate) => candidate !== number && link.text.replace(number, '').includes(candidate),
      );
      return other ? [`the link “${link.text.trim()}” dials ${number} and shows ${other}`] : [];
    });
    return { problems };
  },
};
