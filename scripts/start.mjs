import { fail, install, run } from './setup.mjs';

/** `npm start`: install what is missing, build, serve. */
install();
if ((await run(['scripts/build.ts'])) !== 0) fail('The site was not built; what is wrong stands above. The last good dist/ is untouched: npm run serve shows it.');
process.exitCode = await run(['server/main.ts']);
