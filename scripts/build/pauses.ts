import { once } from 'node:events';
import type { AstroIntegration } from 'astro';

/**
 * Where Astro waits for the build that started it: before the pages that say how large a PDF is, and before the pages of claims
 * and sources, because they say what stands on all others (docs/decisions/0022).
 */
export type Pause = 'papers' | 'sources';

/** The routes that wait. All others are made before them. `sizeOf` throws on a page that asks for a size and is not here. */
const pauseBefore: ReadonlyMap<string, Pause> = new Map([
  ['/', 'papers'],
  ['/starter-guide', 'papers'],
  ['/sources/[id]', 'sources'],
]);

/** Says to the build where Astro is, and waits until it may go on. Nobody is asked where somebody started Astro by hand. */
async function wait(before: Pause): Promise<void> {
  if (!process.send) return;
  const answer = once(process, 'message');
  process.channel?.ref();
  process.send(before);
  await answer;
  process.channel?.unref();
}

/** Lets Astro make the pages that have to wait last of all, and wait once before those of each pause. */
export function pauses(): AstroIntegration {
  return {
    name: 'pauses',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((ordinary) => {
          const passed = new Set<Pause>();
          return {
            ...ordinary,
            async getStaticPaths() {
              const paths = await ordinary.getStaticPaths();
              const of = Object.groupBy(paths, ({ route }) => pauseBefore.get(route.route) ?? 'others');
              return [...(of.others ?? []), ...(of.papers ?? []), ...(of.sources ?? [])];
            },
            async render(request, options) {
              const pause = pauseBefore.get(options.routeData.route);
              if (pause && !passed.has(pause)) {
                passed.add(pause);
                await wait(pause);
              }
              return ordinary.render(request, options);
            },
          };
        });
      },
    },
  };
}
