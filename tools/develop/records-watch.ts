import { spawn } from 'node:child_process';
import type { AstroIntegration } from 'astro';

/** Runs the check in a process of its own, which has the code and the records as they are now. Never rejects. */
function runCheck(): Promise<{ hasPassed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['tools/check.ts', '--only-problems'], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ hasPassed: false, output: error.message }));
    child.on('close', (code) => resolve({ hasPassed: code === 0, output: output.trim() }));
  });
}

/** Whether a file is one that editors of the content write. */
const isContent = (file: string): boolean => /[\\/]content[\\/].*\.(?:yaml|md)$/.test(file);

/** Milliseconds without another change after which what changed is looked at: a merge or a search and replace writes many files. */
const calm = 200;

/**
 * While developing, a changed record reloads the page: records are read from disk, where Vite does not look. What has to be
 * fixed is printed in the terminal, at the start and after each change, and shown over the page until it is fixed.
 */
export function recordsWatch(): AstroIntegration {
  return {
    name: 'records-watch',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        let problems = '';
        let timer: NodeJS.Timeout | undefined;
        const showProblems = () => {
          if (problems) server.ws.send({ type: 'error', err: { message: problems, stack: '' } });
        };
        const look = async () => {
          const { hasPassed, output } = await runCheck();
          if (hasPassed && problems) logger.info('Fixed: the records have no problems.');
          if (!hasPassed) logger.error(`\n${output}`);
          problems = hasPassed ? '' : output;
          server.ws.send({ type: 'full-reload' });
        };
        // A page that loads later has not heard of them.
        server.ws.on('connection', showProblems);
        server.watcher.on('all', (_event, file) => {
          if (!isContent(file)) return;
          // Otherwise Astro gives a page the record that it listed when it first made that page’s addresses.
          for (const { hot } of Object.values(server.environments)) hot.send('astro:content-changed', {});
          clearTimeout(timer);
          timer = setTimeout(() => void look(), calm);
        });
        void look();
      },
    },
  };
}
