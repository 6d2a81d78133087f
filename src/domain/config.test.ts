import { expect, test } from 'vitest';
import defaults from '../../site.config.ts';
import { readConfig } from './config.ts';

const said = (env: Record<string, string>) => readConfig(defaults, env).faults.map(({ file, field, message }) => `${file} ${field}: ${message}`).join('\n');

test.each([
  [{ SITE_ORIGIN: 'nowhere' }, /^environment variable SITE_ORIGIN .*write a whole address that begins with https:\/\/.*nowhere/],
  [{ SITE_ORIGIN: 'https://your-site.org/blog' }, /^environment variable SITE_ORIGIN .*write the origin alone/],
  [{ SITE_AFFILIATE_TAG: 'no tag' }, /^environment variable SITE_AFFILIATE_TAG .*write the tag alone/],
  [{ SITE_WHITEPAPER_URL: 'whitepaper' }, /^environment variable SITE_WHITEPAPER_URL .*ends in \.pdf/],
  [{ SITE_PILL_MODE: 'green' }, /^environment variable SITE_PILL_MODE .*write choice or redirect/],
])('%o stops the build in one sentence that names the variable and what it should be', (env, sentence) => {
  expect(said(env)).toMatch(sentence);
  expect(said(env).split('\n')).toHaveLength(1);
});
