import type { AstroIntegration } from 'astro';

/** The page of every token, part and figure at `/design`, for whoever works on them. Served by `npm run dev` and in no build. */
export const styleGuide = (): AstroIntegration => ({
  name: 'style-guide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/design', entrypoint: './src/style-guide/design.astro' });
    },
  },
});
