import { z } from 'zod';
import { prose } from '../common.ts';

/** A heading and what follows it. */
export const titled = z.strictObject({ title: prose, text: prose });

/** The same, with a list between the two. */
export const titledList = titled.extend({ list: z.array(prose).default([]) });
