import { expect, test } from 'vitest';
import { shareImagePath, fileOf, findPage } from '../../src/site/pages.ts';
import { attributes, builtFile, builtPage, isBuilt, readBuilt } from '../support/built.ts';
import { sitemap, slugs } from '../support/routes.ts';
import { config, records } from '../support/site.ts';

const { origin } = config;
/** The content of every element with this name in an XML file. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content);
/** Where an address of this site is in the build. */
const inBuild = (address: string) => address.replace(origin, '') || '/';
const isPageOrFile = (path: string) => isBuilt(path) || isBuilt(fileOf(path));

test('B1 L1 the feed has every essay in full, with whole addresses and no paid link', () => {
  const xml = readBuilt('feed.xml');
  const entries = all(xml, 'entry');
  expect(entries.map((entry) => all(entry, 'id')[0]).toSorted()).toEqual(
    slugs.map((slug) => `${origin}/blog/${slug}`).toSorted(),
  );
  for (const entry of entries) {
    expect(all(entry, 'title')[0]).toMatch(/^\p{RGI_Emoji} \S/v);
    const [content = ''] = all(entry, 'content');
    expect(content.split(/\s+/).length).toBeGreaterThan(400);
    expect(content).not.toMatch(/(?:href|src)=(?:"|&quot;)(?!https?:|mailto:|tel:|sms:)/);
    expect(content).not.toMatch(/\[@|\[care:/);
  }
  for (const date of all(xml, 'updated')) expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
  expect(all(xml, 'subtitle')).toEqual([records.libraryScreen.who]);
  expect(xml).not.toContain(config.affiliateTag);
  expect(attributes(builtPage('/blog').root, 'link[type="application/atom+xml"]', 'href')).toHaveLength(1);
});

test('B1 the sitemap has every page once, with the day it was last checked', () => {
  const xml = readBuilt('sitemap.xml');
  const listed = all(xml, 'loc');
  expect(listed.toSorted()).toEqual(sitemap.map((path) => origin + path).toSorted());
  expect(listed.filter((address) => !isPageOrFile(inBuild(address)))).toEqual([]);
  const checked = all(xml, 'lastmod');
  expect(checked).toHaveLength(listed.length);
  for (const date of checked) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now() + 86_400_000);
  }
});

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('G6 every page and essay has an image of 1200 × 630 under 120 KB', () => {
  const paths = sitemap.filter((path) => findPage(path)?.shareImage === undefined);
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const png = builtFile(shareImagePath(path));
    expect(sizeOf(png), path).toEqual([1200, 630]);
    expect(png.length, path).toBeLessThan(120_000);
  }
});

test('L3 the manifest names icons that exist, and both shortcuts for a bad night', () => {
  const { icons, shortcuts } = JSON.parse(readBuilt('manifest.webmanifest')) as {
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  for (const { src, sizes } of icons) expect(sizeOf(builtFile(src)).join('x')).toBe(sizes);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/help', '/starter-guide#panic']);
  for (const file of ['favicon.svg', 'apple-touch-icon.png']) expect(isBuilt(file)).toBe(true);
});
