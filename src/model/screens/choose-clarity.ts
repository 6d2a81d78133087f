import { z } from 'zod';
import { paragraphs, prose } from '../common.ts';

/** `/choose-clarity`; the result of the blue pill is shown on home, too. */
export const choiceScreen = z.strictObject({
  title: prose,
  lead: prose,
  blue: paragraphs,
  /** Below it, the sources of its claims are a numbered list of outside references. */
  red: paragraphs,
});
