const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** Characters in the serif font. A check refuses content set in it that needs another. */
export const serifGlyphs = `${printableAscii}‘’“”–—…·×→←↑↓°½éèüöäåñçßæø≥≤±−©\u00a0`;
