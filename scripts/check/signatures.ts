import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isoDate, prose } from '../../src/domain/schema/common.ts';

/** A clinician’s signature, and the files that it is under, each with the beginning of its sum on that day. */
export const signature = z.strictObject({
  name: prose,
  profession: prose,
  day: isoDate,
  files: z
    .record(z.string().regex(/^(?:tests|src|docs)\/[\w./-]+\.(?:yaml|md)$/), z.string().regex(/^[0-9a-f]{12}$/))
    .refine((files) => Object.keys(files).length > 0, 'name what was read'),
});

export type Signature = z.infer<typeof signature>;

/** The first twelve characters of the SHA-256 of a file. */
export const sumOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** What is no longer as it was when somebody signed it. `read` gives a file’s content, or undefined where there is none. */
export const unsigned = (signatures: readonly Signature[], read: (file: string) => string | undefined): string[] =>
  signatures.flatMap(({ name, day, files }) =>
    Object.entries(files).flatMap(([file, sum]) => {
      const content = read(file);
      if (content === undefined) return [`docs/signatures.yaml: ${file}, signed by ${name} on ${day}, is not there.`];
      return sumOf(content) === sum
        ? []
        : [
            `docs/signatures.yaml: ${file} has changed since ${name} signed it on ${day}. Ask for it to be read again and write ${sumOf(content)}, or take the line out.`,
          ];
    }),
  );
