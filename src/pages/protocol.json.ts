import { openData } from '../export/open-data.ts';
import { loadConfig, loadRecords } from '../content-loader/records.ts';

/** The protocol as open data. */
export const GET = () => Response.json(openData(loadRecords(), loadConfig()));
