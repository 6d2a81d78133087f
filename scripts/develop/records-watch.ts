import type { AstroIntegration } from 'astro';

/** While developing, a changed record reloads the page: records are read from disk, where Vite does not look. */
export function recordsWatch(): AstroIntegration {
  return {
    name: 'records-watch',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.watcher.on('change', (file) => {
          if (/src\/content\/.*\.(yaml|md)$/.test(file)) server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}
