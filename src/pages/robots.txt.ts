import { loadConfig } from '../content-loader/records.ts';

/** Everybody may read everything. */
export const GET = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${loadConfig().origin}/sitemap.xml\n`);
