import type { AstroIntegration } from 'astro';

/** The page of every token, part and figure at `/design`, for whoever works on them. Served by `npm run dev` and in no build. */
export const livingPage = (): AstroIntegration => ({
  name: 'living-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev') injectRoute({ pattern: '/design', entrypoint: './src/living/design.astro' });
    },
  },
});
