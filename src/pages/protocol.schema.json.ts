import { openDataSchema } from '../publish/open-data.ts';
import { loadConfig } from '../records.ts';

/** The JSON Schema of `/protocol.json`. */
export const GET = () => Response.json(openDataSchema(loadConfig()));
