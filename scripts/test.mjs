import { install, run } from './setup.mjs';

/** `npm test` and `npm run test:all`: install what is missing, then run `scripts/test.ts`. */
install();
process.exitCode = await run(['scripts/test.ts', ...process.argv.slice(2)]);
