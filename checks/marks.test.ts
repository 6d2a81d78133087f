import { expect, test } from 'vitest';
import type { Claim } from '../src/domain/schema/evidence.ts';
import { marks } from './marks.ts';
import { faultsOf } from './testing.ts';

const claims = [
  { id: 'calm', text: 'Calm', basis: 'project' },
  { id: 'nothing', text: 'We found no study', basis: 'project', isNothingFound: true },
] as Claim[];
const on = (html: string) => faultsOf(marks, { pages: { '/stack': `<main>${html}</main>` }, records: { claims } });
const ours = '<a href="/sources/calm" data-note="ours">ours</a>';
const number = '<a href="/sources/calm" data-note=""><sup>1</sup></a>';

test('E1 a sentence may carry its mark', () => {
  expect(on(`<p>It calms. ${ours}</p><p>It calms.${number}</p>`)).toEqual([]);
});

test('E1 a heading, a lead or the words that we found nothing may not', () => {
  expect(on(`<h3>Calm ${ours}</h3>`)).toEqual([expect.stringContaining('marks "calm" in a heading or a lead')]);
  expect(on(`<p data-lead="">Calm.${number}</p>`)).toEqual([expect.stringContaining('in a heading or a lead')]);
  expect(on('<p>None. <a href="/sources/nothing" data-note="ours">ours</a></p>')).toEqual([
    expect.stringContaining('"nothing", which says only that we found nothing'),
  ]);
});

test('E1 a sentence says once that it is ours, and the next may say it again', () => {
  expect(on(`<p>Calm ${ours}, calmer ${ours}.</p>`)).toEqual([expect.stringContaining('twice in one sentence')]);
  expect(on(`<p>Calm ${ours}. Calmer ${ours}.</p>`)).toEqual([]);
});

test('E1 a list of which every item is ours says it once above', () => {
  const item = `<li>Calm ${ours}</li>`;
  expect(on(`<ul>${item.repeat(3)}</ul>`)).toEqual([expect.stringContaining('on every item of a list')]);
  expect(on(`<ul>${item.repeat(2)}<li>Sleep${number}</li></ul>`)).toEqual([]);
  expect(on(`<ul>${'<li><a href="/sources/calm" data-note="ours">Calm days</a></li>'.repeat(3)}</ul>`)).toEqual([]);
});
