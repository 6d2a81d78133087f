import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build is made and swapped in. */
export interface BuildFolders {
  /** Contains builds in progress, in folders that end in their process id, and for a moment the last site. On the same disk as `target`. */
  folder: string;
  /** The site that is served. */
  target: string;
}

const previousOf = ({ folder }: BuildFolders) => join(folder, 'previous');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the place for a new build and returns it. First repairs what a killed build left: a site between its two
 * renames comes back, and folders of processes that are gone are removed.
 */
export function openBuildFolder(place: BuildFolders): string {
  const previous = previousOf(place);
  mkdirSync(place.folder, { recursive: true });
  if (!existsSync(place.target) && existsSync(previous)) renameSync(previous, place.target);
  for (const name of readdirSync(place.folder)) {
    const pid = Number(/\d+$/.exec(name)?.[0] ?? 0);
    if (pid === 0 || !isRunning(pid)) rmSync(join(place.folder, name), { recursive: true, force: true });
  }
  const next = join(place.folder, String(process.pid));
  rmSync(next, { recursive: true, force: true });
  return next;
}

/** Puts a finished build in the place of the last one with two renames, a moment apart; `openBuildFolder` repairs a kill between them. */
export function swapIn(next: string, place: BuildFolders): void {
  const previous = previousOf(place);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(place.target)) renameSync(place.target, previous);
  renameSync(next, place.target);
  rmSync(previous, { recursive: true, force: true });
}
