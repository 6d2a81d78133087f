import { spawn } from 'node:child_process';

/** Runs a script of the project in a process of its own, which has the code and the records as they are now. Never rejects. */
export function runScript(...args: string[]): Promise<{ hasPassed: boolean; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', (error) => resolve({ hasPassed: false, said: error.message }));
    child.on('close', (code) => resolve({ hasPassed: code === 0, said: said.trim() }));
  });
}

/** Whether a file is one that editors of the content write. */
export const isContent = (file: string): boolean => /[\\/]content[\\/].*\.(?:yaml|md)$/.test(file);
