import { searchEntries } from '../library/search-entries.ts';
import { loadRecords } from '../content-loader/records.ts';

/** What the library's search looks through. A browser asks for it when the reader turns to the search box. */
export const GET = () => Response.json(searchEntries(loadRecords()));
