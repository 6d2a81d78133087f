import type { BuiltCheck } from './built-check.ts';

const loading =
  'script[src], img[src], iframe, link[rel=stylesheet], link[rel=preload], link[rel=icon], link[rel=manifest], source, audio, video, embed, object';

/** G8: nothing is loaded from another host, no form stands on a page, and no style is written into an element. */
export const origins: BuiltCheck = {
  page: ({ root }) => ({
    problems: [
      ...root
        .querySelectorAll(loading)
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .filter((address) => /^(https?:)?\/\//.test(address))
        .map((address) => `loads ${address} from another host; keep a copy on this site`),
      ...root.querySelectorAll('form').map(() => 'holds a form; the site asks readers for nothing'),
      ...root
        .querySelectorAll('[style]')
        .map((element) => `<${element.rawTagName}> has a style attribute, which the policy refuses; write a class`),
    ],
  }),
};
