import { fail, install, run } from './setup.mjs';

/** `npm start`: install what is missing, build, serve. */
install();
if ((await run(['build/main.ts'])) !== 0)
  fail('The site wasn’t built; the problems are listed above. To see the last good one: npm run serve');
process.exitCode = await run(['server/main.ts']);
