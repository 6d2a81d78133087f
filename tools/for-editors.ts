import { EditorError } from '../src/model/editor-error.ts';

/** What to print of an error: the words alone where somebody can mend it, else all that a programmer needs. */
export function describeError(error: unknown): string {
  if (error instanceof EditorError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command that somebody typed. Where it fails, says why and lets the process exit with 1. */
export async function forEditors(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}
