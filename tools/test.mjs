import { install, run } from './setup.mjs';

/** `npm test` and `npm run test:all`: install what is missing, then run `tools/test.ts`. */
install();
process.exitCode = await run(['tools/test.ts', ...process.argv.slice(2)]);
