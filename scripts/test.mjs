import { install, run } from './setup.mjs';

/** `npm test`: install what is missing, then everything that `scripts/test.ts` runs. */
install();
process.exitCode = await run(['scripts/test.ts', ...process.argv.slice(2)]);
