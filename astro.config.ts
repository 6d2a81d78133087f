import { basename } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { livingPage } from './scripts/develop/living-page.ts';
import { writeKnownCode } from './scripts/build/known-code.ts';
import { pauses } from './scripts/build/pauses.ts';
import { papersWhileDeveloping } from './scripts/develop/papers.ts';
import { recordsWatch } from './scripts/develop/records-watch.ts';
import { loadConfig } from './src/records.ts';
import { astroCache } from './scripts/build/astro-cache.ts';

export default defineConfig({
  site: loadConfig().origin,
  outDir: process.env.BUILD_DIR ?? './dist',
  cacheDir: astroCache,
  // Essays that did not change are not rendered again (docs/decisions/0013).
  experimental: { incrementalBuild: true },
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), recordsWatch(), papersWhileDeveloping(), livingPage(), pauses()],
  // The highlighter writes inline styles, which the pages’ policy refuses; no essay holds code.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // `Header-menu` says where a style is from, and compresses better than a hash. Component names are unique; a test holds that.
  vite: {
    plugins: [writeKnownCode()],
    css: { modules: { generateScopedName: (name, file) => `${basename(file).split('.')[0]}-${name}` } },
  },
});
