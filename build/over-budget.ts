import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const file = '.cache/over-budget.txt';

/** Keeps what a build said of pages that are a little over their budget, so that `npm run check` can repeat it without building. */
export function keepOverBudget(text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What the last build said; empty where nothing was over, or nothing was built yet. */
export function overBudgetAtLastBuild(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
