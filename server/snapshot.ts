import { createHash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { encodings, isPrivateFile, type EncodingName } from '../deploy/policy.ts';
import { eachLimit } from '../src/each-limit.ts';
import { errorCode } from './error-code.ts';
import { addressOfFile, describeFile, type HeaderList } from './headers.ts';

/** One file as it goes over the wire: plain, or one of its precompressed siblings. */
export type Variant = {
  file: string;
  size: number;
  /** Tells whether the file on disk is still the one that was indexed. */
  stamp: string;
  etag: string;
  /** The bytes, or undefined where the file is too large to keep and is streamed from disk. */
  body: Buffer | undefined;
  /** For a 200 and a 304, ready to write. */
  headers: HeaderList;
  headers304: HeaderList;
};

/** What one address answers with. */
export type Resource = { path: string; plain: Variant; encoded: ReadonlyMap<EncodingName, Variant> };

/** All of one `dist/`, as it was at one moment. Later changes on disk do not reach it. */
export type Snapshot = {
  /** Identity of the folder it was read from; see `folderStamp`. */
  stamp: string;
  resources: ReadonlyMap<string, Resource>;
  notFound: Resource | undefined;
  /** Files left out because they could not be read, each with its reason. */
  skipped: readonly string[];
};

export type MemoryLimits = {
  /** Larger files are streamed from disk. Bytes. */
  fileBytes: number;
  /** Smaller files come first until this is used up; the rest is streamed. Bytes. */
  totalBytes: number;
};

const READS_AT_ONCE = 8;

/** Faults of the machine, not of one file: they pass, and a build taken under them would lack files. */
const PASSING = new Set(['EMFILE', 'ENFILE', 'ENOMEM']);

/** Changes when another folder is renamed into place, or when an entry directly in it comes or goes. */
export async function folderStamp(dir: string): Promise<string> {
  const found = await stat(dir, { bigint: true });
  return `${found.dev}:${found.ino}:${found.mtimeNs}`;
}

/**
 * Reads a build into memory. Only regular files are taken: a symbolic link could lead out of the folder.
 * Throws where the folder cannot be read or descriptors run out; a single bad file is left out and named in `skipped`.
 */
export async function takeSnapshot(dir: string, limits: MemoryLimits): Promise<Snapshot> {
  const stamp = await folderStamp(dir);
  const skipped: string[] = [];
  const sizes = new Map<string, number>();
  const skip = (file: string) => (error: unknown) => {
    const code = errorCode(error);
    if (code === undefined || PASSING.has(code)) throw error;
    skipped.push(`${file} (${code})`);
  };

  await eachLimit(await listFiles(dir), READS_AT_ONCE, async (file) => {
    await stat(join(dir, file)).then((found) => sizes.set(file, found.size), skip(file));
  });
  const kept = chooseKept(sizes, limits);
  const variants = new Map<string, Variant>();
  await eachLimit(sizes.keys(), READS_AT_ONCE, async (file) => {
    await readVariant(dir, file, sizes, kept.has(file)).then((variant) => variants.set(file, variant), skip(file));
  });
  return { stamp, skipped, ...arrange(variants) };
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, sep).length))
    .map((file) => file.split(sep).join('/'));
}

function chooseKept(sizes: ReadonlyMap<string, number>, limits: MemoryLimits): Set<string> {
  const kept = new Set<string>();
  let total = 0;
  for (const [file, size] of [...sizes].sort((a, b) => a[1] - b[1])) {
    total += size;
    if (size > limits.fileBytes || total > limits.totalBytes) break;
    kept.add(file);
  }
  return kept;
}

async function readVariant(
  dir: string,
  file: string,
  files: ReadonlyMap<string, number>,
  keep: boolean,
): Promise<Variant> {
  const encoding = encodings.find(({ suffix }) => file.endsWith(suffix) && files.has(file.slice(0, -suffix.length)));
  const plainName = encoding ? file.slice(0, -encoding.suffix.length) : file;
  const hasSiblings = encodings.some(({ suffix }) => files.has(plainName + suffix));
  const handle = await open(join(dir, file));
  try {
    const { size, stamp, version } = fileStamp(await handle.stat({ bigint: true }));
    const body = keep ? await handle.readFile() : undefined;
    const etag = `"${body ? createHash('sha256').update(body).digest('base64url').slice(0, 22) : version}"`;
    const length = body?.length ?? size;
    const described = describeFile({ path: `/${plainName}`, length, etag, encoding: encoding?.name, hasSiblings });
    return { file: join(dir, file), size: length, stamp, etag, body, ...described };
  } finally {
    await handle.close();
  }
}

/** Size and identity of an open file. A rename of its folder changes neither. */
export function fileStamp(found: BigIntStats): { size: number; version: string; stamp: string } {
  const version = `${found.size.toString(36)}-${found.mtimeNs.toString(36)}`;
  return { size: Number(found.size), version, stamp: `${found.dev}:${found.ino}:${version}` };
}

function arrange(variants: ReadonlyMap<string, Variant>): Pick<Snapshot, 'resources' | 'notFound'> {
  const resources = new Map<string, Resource>();
  let notFound: Resource | undefined;
  for (const [file, plain] of variants) {
    if (isPrivateFile(`/${file}`)) continue;
    const encoded = new Map<EncodingName, Variant>();
    for (const { name, suffix } of encodings) {
      const variant = variants.get(file + suffix);
      if (variant) encoded.set(name, variant);
    }
    const resource = { path: addressOfFile(file), plain, encoded };
    if (file === '404.html') notFound = resource;
    else resources.set(resource.path.normalize('NFC'), resource);
  }
  return { resources, notFound };
}
