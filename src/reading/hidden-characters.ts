/** Characters that nobody sees, by what they do. They come along with a paste, split words for search, and can turn a sentence around. */
const hidden: readonly (readonly [RegExp, string])[] = [
  [/[\u200B\u2060\uFEFF\u180E\u115F\u1160\u3164\uFFA0]/gu, 'a space of no width'],
  [/\u200C/gu, 'a mark that keeps letters apart'],
  // An emoji of several parts is held together by it.
  [
    /(?<![\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu,
    'a joiner of no width',
  ],
  [/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu, 'a mark that changes the direction of writing'],
  [/[\u2061-\u2064\u206A-\u206F\u{E0000}-\u{E007F}]/gu, 'a mark for programs'],
  [/\u00AD/gu, 'a hidden hyphen'],
  [/[\u2028\u2029\u0085]/gu, 'a hidden line break'],
  [/\uFFFD/gu, 'the mark of a character that was lost'],
  [/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F]/gu, 'a control character'],
];

const nameOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Each line of a text that holds a character which nobody sees, and what to do about it. */
export function hiddenCharacters(text: string): { line: number; message: string }[] {
  return hidden.flatMap(([pattern, what]) => {
    const lines = new Map<number, string>();
    for (const { 0: character, index } of text.matchAll(pattern)) {
      const line = text.slice(0, index).split('\n').length;
      if (!lines.has(line))
        lines.set(
          line,
          `holds ${what} (${nameOf(character)}) behind “${
            text
              .slice(Math.max(0, index - 15), index)
              .split('\n')
              .at(-1) ?? ''
          }”; delete it, or type these words anew`,
        );
    }
    return [...lines].map(([line, message]) => ({ line, message }));
  });
}
