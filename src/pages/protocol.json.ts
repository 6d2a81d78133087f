import { openData } from '../publish/open-data.ts';
import { loadConfig, loadRecords } from '../records.ts';

/** The protocol as open data. */
export const GET = () => Response.json(openData(loadRecords(), loadConfig()));
