import { fail, install, needPort, run } from './setup.mjs';

/** `npm start`: install what is missing, build, serve. */
const { PORT = '4321', HOST = 'localhost' } = process.env;
if (/^\d{1,5}$/.test(PORT)) await needPort(Number(PORT), HOST, 'npm start');
install();
if ((await run(['build/main.ts'])) !== 0)
  fail('The site wasn’t built; the problems are listed above. To see the last good one: npm run serve');
process.exitCode = await run(['server/main.ts']);
