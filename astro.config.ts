import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { recordsWatch } from './scripts/records-watch.ts';
import { loadConfig } from './src/records.ts';

export default defineConfig({
  site: loadConfig().origin,
  outDir: process.env.BUILD_DIR ?? './dist',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), recordsWatch()],
  // The highlighter writes inline styles, which the policy below refuses; no essay holds code.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'none'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'",
        "worker-src 'self'", "base-uri 'none'", "form-action 'none'", "object-src 'none'",
      ],
      scriptDirective: { resources: ["'self'", "'inline-speculation-rules'", "'wasm-unsafe-eval'"] },
    },
  },
  devToolbar: { enabled: false },
});
