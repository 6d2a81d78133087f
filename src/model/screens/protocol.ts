import { z } from 'zod';
import { paragraphs, prose } from '../common.ts';

/** `/protocol`. */
export const protocolScreen = z.strictObject({
  lead: prose,
  /** Above the schedule. */
  day: paragraphs,
  whyNinety: paragraphs,
  /** Leads to the page for after a setback. */
  setback: prose,
  begin: prose,
  whitepaper: prose,
  screens: prose,
  allDays: prose,
});
