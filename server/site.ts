import { errorCode } from './error-code.ts';
import { folderStamp, takeSnapshot, type MemoryLimits, type Snapshot } from './snapshot.ts';

/** Files of up to 1 MiB are kept in memory, 256 MiB in all: every page of this site hundreds of times over. */
export const defaultMemory: MemoryLimits = { fileBytes: 1024 * 1024, totalBytes: 256 * 1024 * 1024 };

export type Site = {
  /** The build that requests are answered from. Replaced whole, never changed. */
  readonly current: Snapshot;
  /** Reads the folder again if it is another one than before. A folder that cannot be read leaves the last good build. */
  refresh(): Promise<void>;
  /** Stops looking for a new build. */
  close(): void;
};

export type SiteOptions = {
  memory?: MemoryLimits;
  /** How often to look for a new build. Milliseconds. */
  pollEvery?: number;
  /** Told, in one line, about files left out and builds that could not be read. */
  warn?: (line: string) => void;
};

/** Opens a build folder and follows it: when another is renamed into its place, requests are answered from that one. */
export async function openSite(
  dir: string,
  { memory = defaultMemory, pollEvery = 500, warn = () => {} }: SiteOptions = {},
): Promise<Site> {
  const read = async () => {
    const snapshot = await takeStable(dir, memory);
    for (const file of snapshot.skipped) warn(`left out, cannot be read: ${file}`);
    return snapshot;
  };

  let lastWarning = '';
  const warnOnce = (line: string) => {
    if (line !== lastWarning) warn(line);
    lastWarning = line;
  };

  let current = await read();
  let running: Promise<void> | undefined;
  const refreshOnce = async () => {
    try {
      if ((await folderStamp(dir)) !== current.stamp) current = await read();
    } catch (error) {
      // Between two renames there is no folder for a moment; the next look finds it.
      if (errorCode(error) !== 'ENOENT') warnOnce(`cannot read ${dir}, still serving the last build: ${String(error)}`);
    }
  };
  const refresh = () => (running ??= refreshOnce().finally(() => (running = undefined)));
  const timer = setInterval(() => void refresh(), pollEvery).unref();

  return {
    get current() {
      return current;
    },
    refresh,
    close: () => clearInterval(timer),
  };
}

/** Takes a snapshot again for as long as the folder is swapped while it is read, so that no two builds mix. */
async function takeStable(dir: string, memory: MemoryLimits): Promise<Snapshot> {
  for (;;) {
    const snapshot = await takeSnapshot(dir, memory);
    if ((await folderStamp(dir)) === snapshot.stamp) return snapshot;
  }
}
