/** The name under which days stand in the search, beside those of the shelves. In a file of its own: the search in the browser brings nothing else along. */
export const dayShelf = 'Days';

/** The number in a search for a day by its number: “day 23”. Undefined for any other words. */
export const dayAsked = (words: string): string | undefined => /^day\s+0*([1-9]\d?)$/i.exec(words.trim())?.[1];
