import { basename } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { recordsWatch } from './tools/develop/records-watch.ts';
import { loadConfig } from './src/content-loader/records.ts';

export default defineConfig({
  site: loadConfig().origin,
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  // The build writes the style sheets into the pages, under their policy (build/page-policy.ts).
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [react(), recordsWatch()],
  // The highlighter writes inline styles, which the pages’ policy refuses; no essay holds code.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // `Header-menu` says where a style is from, and compresses better than a hash. Component names are unique; a test holds that.
  vite: {
    // Our scripts stay files: a policy allows those by 'self'.
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: (name, file) => `${basename(file).split('.')[0]}-${name}` } },
  },
});
