import type { AstroIntegration } from 'astro';

/** The page of every token, part and figure at `/design`, for people who work on them. Served by `npm run dev`, and not in any build. */
export const styleGuide = (): AstroIntegration => ({
  name: 'style-guide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/design', entrypoint: './src/style-guide/design.astro' });
    },
  },
});
