import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/** A whole number with its thousands set apart. */
export const count = (value: number) => Math.round(value).toLocaleString('en-US');

/** What a program says its version is. */
export function version(command: string, flag: string): string {
  const output = execFileSync('sh', ['-c', `${command} ${flag} 2>&1 || true`], { encoding: 'utf8' });
  return /nginx\/[\d.]+/.exec(output)?.[0] ?? /\d+\.\d+[\d.]*/.exec(output)?.[0] ?? 'unknown';
}

/** The version of a package of the project. */
export function packageVersion(name: string): string {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The machine, its load at this moment, and the versions of what was measured with. */
export function machine(...versions: string[]): string {
  const load = loadavg()[0]?.toFixed(1) ?? 'unknown';
  const parts = [
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load} when done`,
  ];
  return `Machine: ${parts.join('')}. ${[`Node ${process.versions.node}`, ...versions].join(', ')}. ${new Date().toISOString().slice(0, 10)}.`;
}
