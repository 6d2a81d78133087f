import { describeProblems } from '../src/problems/problems.ts';
import { runCommand } from '../build/run-command.ts';

/** `npm run check`: everything that can be known without building, in one run. Exits 1 if there are problems. */
await runCommand(async () => {
  // Here, so that a mistake in site.config.ts, which it imports, is said in words, too.
  const { checkAll } = await import('../src/content-loader/check-all.ts');
  const start = performance.now();
  const { problems } = checkAll();
  if (problems.length > 0) {
    console.error(`Problems:\n${describeProblems(problems, 'try again with: npm run check')}`);
    process.exitCode = 1;
  } else console.log(`No problems. Checked in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
});
