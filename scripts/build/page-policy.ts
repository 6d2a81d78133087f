import { createHash } from 'node:crypto';

/**
 * The content security policy of a page, with a hash for each script and style written in it and nothing else. Made after
 * the build, because Astro’s own lists every hash of the whole site on every page (1.3 KB that does not compress) and puts
 * the policy behind the first script that it should hold (docs/decisions/0004).
 */
export function policyOf(html: string): string {
  const scripts = hashesOf(
    html,
    /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const loadsScripts = /<astro-island|<script[^>]+\bsrc=/.test(html);
  const searches = html.includes('id="essay-search"');
  return [
    "default-src 'none'",
    `script-src ${[...(loadsScripts ? ["'self'"] : []), ...(searches ? ["'wasm-unsafe-eval'"] : []), ...scripts].join(' ')}`,
    `style-src ${styles.join(' ') || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
}

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/** Puts all styles of a page into one element at the place of the first, in their order: each element would cost a hash of its own. */
export function joinStyles(html: string): string {
  const element = /<style[^>]*>([\s\S]*?)<\/style>/g;
  const all = [...html.matchAll(element)].map(([, text = '']) => text).join('');
  let isFirst = true;
  return html.replace(element, () => {
    if (!isFirst) return '';
    isFirst = false;
    return `<style>${all}</style>`;
  });
}

/** A page with its policy written into it, before anything that the policy speaks of. Throws for a page without a head. */
export function sealed(page: string, html: string): string {
  const policy = `<meta http-equiv="content-security-policy" content="${policyOf(html)}">`;
  const whole = html.replace(/<meta charset="utf-8">/, (charset) => charset + policy);
  if (whole === html) throw new Error(`${page} has no <meta charset="utf-8">, behind which its policy goes`);
  return whole;
}
