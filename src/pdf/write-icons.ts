import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { SiteConfig } from '../site/config.ts';

/** A low sun over three rings on the water. Fills its square, so that a phone may cut any shape out of it. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="#123a4a"/>
  <circle cx="32" cy="24" r="9.5" fill="#e8b25a"/>
  <g fill="none" stroke="#fbfaf5" stroke-width="2.4">
    <ellipse cx="32" cy="44" rx="3.6" ry="1.1" fill="#fbfaf5" stroke="none"/>
    <ellipse cx="32" cy="44" rx="12.5" ry="4.4" opacity=".85"/>
    <ellipse cx="32" cy="44" rx="20.5" ry="7.2" opacity=".6"/>
  </g>
</svg>`;

const pngOf = (size: number) => new Resvg(icon, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** What a phone needs to keep the site on its home screen. The shortcuts are for a bad night. */
const manifest = ({ brand }: SiteConfig) => ({
  name: `${brand}: a 90-day nervous system reset`,
  short_name: brand,
  description: 'Sleep, breath, daylight and fewer screens. Free, open, and plain about the evidence.',
  lang: 'en-US',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbfaf5',
  theme_color: '#fbfaf5',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Need help now?', url: '/help' },
    { name: 'Panic toolkit', url: '/starter-guide#panic' },
  ],
});

/** Writes the icons and the web manifest under `dir`. */
export function writeIcons(dir: string, config: SiteConfig): void {
  mkdirSync(dir, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(dir, name), content);
  write('favicon.svg', icon.replace('<rect width="64" height="64" ', '<rect width="64" height="64" rx="14" '));
  write('apple-touch-icon.png', pngOf(180));
  write('icon-192.png', pngOf(192));
  write('icon-512.png', pngOf(512));
  write('manifest.webmanifest', JSON.stringify(manifest(config)));
}
