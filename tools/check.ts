import { describeProblems } from '../src/problems/problems.ts';
import { runCommand } from '../build/run-command.ts';
import { overBudgetAtLastBuild } from '../build/over-budget.ts';

const onlyProblems = process.argv.includes('--only-problems');

/**
 * `npm run check`: everything that can be known without building, in one run. Exits 1 if there are problems.
 * `--only-problems` leaves out which pages the last build found over their budget.
 */
await runCommand(async () => {
  // Here, so that a mistake in site.config.ts, which it imports, is said in words, too.
  const { checkAll } = await import('../src/content-loader/check-all.ts');
  const start = performance.now();
  const { problems } = checkAll();
  const overBudget = overBudgetAtLastBuild();
  if (overBudget && !onlyProblems)
    console.warn(`At the last build these pages were over their budget, which stops nothing:\n${overBudget}\n`);
  if (problems.length > 0) {
    console.error(`Problems:\n${describeProblems(problems, 'try again with: npm run check')}`);
    process.exitCode = 1;
  } else console.log(`No problems. Checked in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
});
