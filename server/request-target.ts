/** Longest request target in characters; the longest address of the site is under 100. */
export const MAX_TARGET = 2048;

export type Target =
  | { ok: true; /** Decoded, begins with `/`. */ path: string; /** With its `?`, or empty. */ query: string }
  | { ok: false; status: 400 | 414 };

const BAD: Target = { ok: false, status: 400 };

/** Printable ASCII only, as RFC 3986 has it: everything else must come percent-encoded. */
const PRINTABLE = /^[\x21-\x7e]+$/;

/** NUL and other control characters, and the backslash, which some systems take for a slash. */
const FORBIDDEN = /\p{Cc}|\\/u;

/**
 * Reads the target of a request line: origin form (`/stack?a=1`) or absolute form (`http://host/stack`, which
 * RFC 9112 section 3.2.2 obliges every server to accept; only its path is used). Percent-encoding is undone
 * exactly once, so a doubly encoded `..` stays a harmless name. 400 for anything malformed, 414 for too long.
 */
export function parseTarget(target: string): Target {
  if (target.length > MAX_TARGET) return { ok: false, status: 414 };
  if (!PRINTABLE.test(target)) return BAD;
  const originForm = target.startsWith('/') ? target : fromAbsoluteForm(target);
  if (originForm === undefined) return BAD;

  const end = originForm.search(/[?#]/);
  const rawPath = end < 0 ? originForm : originForm.slice(0, end);
  const query = end < 0 || originForm[end] === '#' ? '' : originForm.slice(end).replace(/#.*$/, '');
  const path = decode(rawPath);
  if (path === undefined || FORBIDDEN.test(path)) return BAD;
  if (path.includes('/.') && path.split('/').some((part) => part === '.' || part === '..')) return BAD;
  return { ok: true, path, query };
}

function fromAbsoluteForm(target: string): string | undefined {
  const match = /^https?:\/\/[^/?#]+(.*)$/i.exec(target);
  const rest = match?.[1];
  if (rest === undefined) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Undefined where an escape is incomplete or is not UTF-8. */
function decode(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return undefined;
  }
}
