import { forClinicians } from '../export/for-clinicians.ts';
import { loadRecords } from '../content-loader/records.ts';

/** What only a clinician can settle. */
export const GET = () => new Response(forClinicians(loadRecords()));
