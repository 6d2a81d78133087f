import { openDataSchema } from '../export/open-data.ts';
import { loadConfig } from '../content-loader/records.ts';

/** The JSON Schema of `/protocol.json`. */
export const GET = () => Response.json(openDataSchema(loadConfig()));
