import type { Fault } from '../faults.ts';
import type { Records } from '../records.ts';
import { textsIn } from '../texts.ts';
import { everyRecord, everyText } from './strings.ts';

/** What a browser could take for markup, or for a script behind a link. */
const markup = /<\s*[a-z!/?][^>]*>?|\b(?:javascript|vbscript|data)\s*:\s*[\w/%(]|&#x?[0-9a-f]+;|&[a-z]{2,8};/i;

/** The words with which something in a text would be read as markup. */
export const markupIn = (text: string): string | undefined => markup.exec(text)?.[0];

/** Refuses markup in a record: its words are printed as they stand, so a reader would see the signs. */
export function wordsArePlain(records: Records): Fault[] {
  return everyText(records).flatMap(({ file, field, text }) => {
    const found = markupIn(text);
    return found
      ? [
          {
            file,
            field,
            message: `"${found.slice(0, 40)}" is markup; write plain words, and a sign such as < with a space behind it`,
          },
        ]
      : [];
  });
}

const hasWord = (text: string) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);

/** Refuses a text of spaces and signs alone, and one that begins or ends with a space. */
export function textsAreNotBlank(records: Records): Fault[] {
  return everyText(records)
    .filter(({ text }) => text !== '' && !text.startsWith('/') && !hasWord(text))
    .map(({ file, field, text }) => ({ file, field, message: `write at least a word; it is ${JSON.stringify(text)}` }));
}

const listsIn = (value: unknown, field = ''): { field: string; list: unknown[] }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    listsIn(item, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
  return Array.isArray(value) ? [{ field, list: value }, ...inner] : inner;
};

/** Refuses the same entry twice in one list, and the same claim under two names: one of the two would be mended and the other forgotten. */
export function nothingIsSaidTwice(records: Records): Fault[] {
  const inLists = everyRecord(records).flatMap(({ file, value }) =>
    listsIn(value).flatMap(({ field, list }) => {
      const seen = new Map<string, number>();
      return list.flatMap((item, place): Fault[] => {
        if (typeof item !== 'object' && !field.endsWith('references')) return [];
        const key = JSON.stringify(item);
        const before = seen.get(key);
        seen.set(key, place);
        return before === undefined
          ? []
          : [
              {
                file,
                field: `${field}[${place}]`,
                message: `is the same as ${field}[${before}]; delete one of the two`,
              },
            ];
      });
    }),
  );
  const claims = new Map<string, string>();
  const twice = records.claims.flatMap(({ id, text }): Fault[] => {
    const words = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const other = claims.get(words);
    claims.set(words, id);
    return other
      ? [
          {
            file: `evidence/claims/${id}.yaml`,
            field: 'text',
            message: `says what evidence/claims/${other}.yaml says; keep one of the two`,
          },
        ]
      : [];
  });
  return [...inLists, ...twice];
}

/** The first words of what `npm run new:essay` writes. */
const draftWords = [
  'Write here, in 110 to 180 characters',
  'Write here what the reader came for',
  'Open with a scene or an image. Then 700',
];

/** Refuses an essay on a shelf that still holds the words of the draft it was begun from. One that is on none is refused anyway. */
export function noDraftIsPublished({ essays, shelves }: Pick<Records, 'essays' | 'shelves'>): Fault[] {
  const published = new Set(shelves.flatMap((shelf) => shelf.essays));
  return essays
    .filter(({ slug }) => published.has(slug))
    .flatMap(({ slug, excerpt, inShort, body }) =>
      textsIn({ excerpt, inShort, text: body })
        .filter(({ text }) => draftWords.some((words) => text.includes(words)))
        .map(({ field }) => ({
          file: `essays/${slug}.md`,
          field,
          message: 'still says what the draft said; write it, or take the essay off its shelf and out of the folder',
        })),
    );
}

/** The first day on which anything here could have been checked. */
const firstDay = '2020-01-01';

/** Days of checks and prices that cannot be: before 2020, or after the day of this run. `isTomorrow` is left to a warning, for the east of the world. */
export function datesCanBe(records: Records, today: string): { faults: Fault[]; warnings: Fault[] } {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const dates = everyText(records).filter(({ text }) => /^\d{4}-\d\d-\d\d$/.test(text));
  const say = ({ file, field, text }: (typeof dates)[number], message: string): Fault => ({
    file,
    field,
    message: `"${text}" ${message}`,
  });
  return {
    faults: dates.flatMap((date) =>
      date.text < firstDay
        ? [say(date, 'is before 2020, when nothing here had been written; write the day on which you looked')]
        : date.text > tomorrow
          ? [say(date, `is still to come: today is ${today}. Write the day on which you looked`)]
          : [],
    ),
    warnings: dates.filter(({ text }) => text === tomorrow).map((date) => say(date, 'is tomorrow')),
  };
}
