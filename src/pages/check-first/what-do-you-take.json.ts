import { checkFirstData } from '../../safety/check-first-data.ts';
import { loadRecords } from '../../content-loader/records.ts';

/** The names and the matrix, for “What do you take?” on /check-first. Fetched when a reader uses it. */
export const GET = () => Response.json(checkFirstData(loadRecords()));
