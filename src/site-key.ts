import { keyOf } from './build-cache.ts';
import type { SiteConfig } from './domain/config.ts';
import type { Records } from './domain/records.ts';

/**
 * A name for all that a page may depend on beside its code and the text of its own essay: the configuration, and the records
 * but for the texts of essays. What was made from a page holds for as long as this and its own text stay the same.
 */
export function siteKey(config: SiteConfig, records: Records): string {
  const withoutTexts = { ...records, essays: records.essays.map((essay) => ({ ...essay, body: '' })) };
  return keyOf(JSON.stringify(config), JSON.stringify(withoutTexts));
}
