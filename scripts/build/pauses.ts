import { once } from 'node:events';
import type { AstroIntegration } from 'astro';

/**
 * Where Astro waits for the build that started it: before the first page, because pages say how large the PDFs are; and before
 * the pages of claims and sources, because they say what stands on all others (docs/decisions/0022).
 */
export type Pause = 'pages' | 'sources';

const pageOfSource = '/sources/[id]';

/** Says to the build where Astro is, and waits until it may go on. Nobody is asked where somebody started Astro by hand. */
async function pause(before: Pause): Promise<void> {
  if (!process.send) return;
  const answer = once(process, 'message');
  process.channel?.ref();
  process.send(before);
  await answer;
  process.channel?.unref();
}

/** Lets Astro make the pages of claims and sources last of all, and wait at each pause. */
export function pauses(): AstroIntegration {
  return {
    name: 'pauses',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((ordinary) => {
          let isAtSources = false;
          return {
            ...ordinary,
            async getStaticPaths() {
              const paths = await ordinary.getStaticPaths();
              await pause('pages');
              const { sources = [], others = [] } = Object.groupBy(paths, ({ route }) =>
                route.route === pageOfSource ? 'sources' : 'others',
              );
              return [...others, ...sources];
            },
            async render(request, options) {
              if (options.routeData.route === pageOfSource && !isAtSources) {
                isAtSources = true;
                await pause('sources');
              }
              return ordinary.render(request, options);
            },
          };
        });
      },
    },
  };
}
