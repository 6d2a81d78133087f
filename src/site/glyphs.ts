const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** Characters that the serif holds. A check refuses content set in it that needs another. */
export const serifGlyphs = `${printableAscii}‘’“”–—…·×→←↑↓°½éèüöäåñçßæø≥≤±−©\u00a0`;
