import { describe, expect, test } from 'vitest';
import defaults from '../../site.config.ts';
import { siteConfig } from '../site/config.ts';
import { structuredData } from './structured-data.ts';

const config = siteConfig.parse({ ...defaults, brand: 'Stillwater', origin: 'https://your-site.org' });
const graphOf = (facts: Partial<Parameters<typeof structuredData>[0]>) => {
  const text = structuredData({ config, path: '/', title: 'Home', description: 'A description', crumbs: [], ...facts });
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
};
const typesOf = (facts: Parameters<typeof graphOf>[0]) => graphOf(facts).map((node) => node['@type']);

describe('structured data', () => {
  test('names the organization and the site, and a breadcrumb below the home page', () => {
    expect(typesOf({})).toEqual(['Organization', 'WebSite']);
    expect(typesOf({ path: '/stack', title: 'The Stack' })).toEqual(['Organization', 'WebSite', 'BreadcrumbList']);
  });

  test('an essay is an article with its day, below the library', () => {
    const facts = {
      path: '/blog/holy-reset',
      crumbs: [{ name: 'Impact Library', path: '/blog' }],
      article: { headline: 'Holy reset', modified: '2026-11-21' },
    };
    const [, , trail, article] = graphOf(facts);
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'Holy reset',
      dateModified: '2026-11-21',
      mainEntityOfPage: 'https://your-site.org/blog/holy-reset',
    });
    expect(
      (trail?.itemListElement as { name: string; position: number }[]).map(
        ({ position, name }) => `${position} ${name}`,
      ),
    ).toEqual(['1 Home', '2 Impact Library', '3 Holy reset']);
  });

  test('no text can end the script that holds it', () => {
    const title = '</script><script>alert(1)';
    expect(structuredData({ config, path: '/stack', title, description: '', crumbs: [] })).not.toContain('</script>');
  });
});
