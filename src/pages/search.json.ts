import { searchEntries } from '../publish/search-entries.ts';
import { loadRecords } from '../records.ts';

/** What the library's search looks through. A browser asks for it when the reader turns to the search box. */
export const GET = () => Response.json(searchEntries(loadRecords()));
