import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { documentsFolder } from '../../src/pdf/printables.ts';
import { documents } from '../../src/pdf/write-documents.ts';
import { isContent, runScript } from './run-script.ts';

/**
 * While developing, the PDFs are there as on the site. They’re made when you open one, and again after a record or a
 * template changes. If one can’t be made, the browser shows why.
 */
export function pdfsWhileDeveloping(): AstroIntegration {
  return {
    name: 'pdfs',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let set: ReturnType<typeof runScript> | undefined;
        server.watcher.on('all', (_event, file) => {
          if (isContent(file) || /[\\/]src[\\/]pdf[\\/]/.test(file)) set = undefined;
        });
        server.middlewares.use((request, response, next) => {
          const path = (request.url ?? '').replace(/\?.*$/, '').slice(1);
          if (!documents.some(({ file }) => file === path)) return next();
          set ??= runScript('tools/documents.ts', documentsFolder);
          void set.then(({ hasPassed, said }) => {
            const file = join(documentsFolder, path);
            if (hasPassed && existsSync(file)) {
              response.setHeader('content-type', 'application/pdf').end(readFileSync(file));
              return;
            }
            logger.error(`\n${said}`);
            response.statusCode = 500;
            response.setHeader('content-type', 'text/plain; charset=utf-8').end(said);
          });
        });
      },
    },
  };
}
