import { EditorError } from '../src/problems/problems.ts';

/** What to print of an error: only the message if the person can fix it, otherwise everything that a programmer needs. */
export function describeError(error: unknown): string {
  if (error instanceof EditorError) return error.message;
  const [, line] = (error instanceof SyntaxError && /^\S*site\.config\.ts:(\d+)\n/.exec(error.stack ?? '')) || [];
  if (line)
    return `site.config.ts, line ${line}: each text goes in quotes, with a comma behind it. A text with an apostrophe goes in double quotes: "Grandmother’s River"`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command from the command line. If it fails, it says why, and the process exits with 1. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}
