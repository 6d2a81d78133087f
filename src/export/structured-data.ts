import type { SiteConfig } from '../site/config.ts';

/** A page above another, for the breadcrumb. */
export interface Crumb {
  name: string;
  path: string;
}

interface PageFacts {
  config: SiteConfig;
  path: string;
  title: string;
  description: string;
  crumbs: Crumb[];
  article?: { headline: string; modified: string } | undefined;
}

/**
 * JSON-LD that says no more than the page: who publishes it, where it is, and what it’s called. No medical or
 * product types, which would claim a review or an efficacy. Safe to print inside a script element.
 */
export function structuredData({ config, path, title, description, crumbs, article }: PageFacts): string {
  const at = (target: string) => new URL(target, config.origin).href;
  const organization = { '@type': 'Organization', '@id': at('/#organization'), name: config.brand, url: at('/') };
  const site = {
    '@type': 'WebSite',
    '@id': at('/#site'),
    name: config.brand,
    url: at('/'),
    inLanguage: 'en-US',
    publisher: { '@id': organization['@id'] },
  };
  const trail = [
    { name: 'Home', path: '/' },
    ...crumbs,
    ...(path === '/' ? [] : [{ name: article?.headline ?? title, path }]),
  ];
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: at(crumb.path),
    })),
  };
  const text = article && {
    '@type': 'Article',
    headline: article.headline,
    description,
    dateModified: article.modified,
    mainEntityOfPage: at(path),
    inLanguage: 'en-US',
    license: config.licenseUrl,
    publisher: { '@id': organization['@id'] },
    isPartOf: { '@id': site['@id'] },
  };
  const graph = [organization, site, ...(path === '/' ? [] : [breadcrumb]), ...(text ? [text] : [])];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
