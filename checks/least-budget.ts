import { budgets } from '../budgets.ts';
import { findPage } from '../src/domain/pages.ts';

/** What a page at an address may weigh, in bytes of brotli. An essay of more than 1,000 words may weigh more. */
export function leastBudget(path: string): number {
  const kind = findPage(path)?.budget ?? 'page';
  return kind === 'essay' ? budgets.essay.upTo1000Words : budgets[kind];
}
