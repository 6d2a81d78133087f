import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeHostFiles } from '../../deploy/host-files.ts';
import { compressDirectory } from '../../scripts/build/compress.ts';

/** A file that stands beside the build and must never be served. */
export const SECRET = 'outside the build';

/** About 11 KB, 6.7 in brotli, as a real essay has. The same title gives the same page. */
function page(title: string): string {
  let state = Buffer.from(title).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8).toString(36).slice(0, 2 + (state >>> 30));
  };
  const paragraphs = Array.from({ length: 24 }, () => `<p>${Array.from({ length: 100 }, word).join(' ')}</p>`);
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${paragraphs.join('\n')}</html>\n`;
}

/** A small build in the shape of the real one: path to content. `build` is written on every page. */
export function fixtureFiles(build = 'one'): Record<string, string | Buffer> {
  return {
    'index.html': page(`home ${build}`),
    'stack.html': page(`stack ${build}`),
    'blog.html': page(`blog ${build}`),
    'blog/fog-and-return.html': page(`fog ${build}`),
    'about.html': page(`about ${build}`),
    'kids-protocol.html': page(`kids ${build}`),
    '404.html': page(`Oops! Page not found ${build}`),
    '_astro/style.Dk3f9aXq.css': `body { color: teal }\n/* ${build} ${'x'.repeat(2000)} */\n`,
    '_astro/font.B7x2.woff2': Buffer.alloc(3000, 7),
    'pagefind/fragment/en_1.pf_fragment': Buffer.alloc(100, 1),
    'feed.xml': `<?xml version="1.0"?><feed>${build}</feed>\n`,
    'protocol.json': JSON.stringify({ build }),
    'site.webmanifest': '{}',
    'robots.txt': 'User-agent: *\nAllow: /\n',
    '_astro/island.C1aq9.js': `export const build = '${build}'; // ${'x'.repeat(2000)}\n`,
    'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'files/protocol.pdf': Buffer.alloc(300_000, 'PDF '),
    '.well-known/security.txt': 'Contact: mailto:security@example.org\n',
  };
}

/** Writes files as they are. */
export async function writeFiles(dir: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(dir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Writes a whole build: files, compressed siblings, and what hosts read. */
export async function writeBuild(dir: string, build?: string): Promise<void> {
  await writeFiles(dir, fixtureFiles(build));
  await compressDirectory(dir, { quality: 5 });
  await writeHostFiles(dir);
}

export type Fixture = {
  root: string;
  /** The build; `root` also holds a file that is none of it. */ dist: string;
} & AsyncDisposable;

export async function makeFixture(): Promise<Fixture> {
  const root = await mkdtemp(join(tmpdir(), 'stillwater-server-'));
  const dist = join(root, 'dist');
  await writeBuild(dist);
  await writeFile(join(dist, '.secret'), SECRET);
  await writeFiles(root, { 'secret.txt': SECRET, 'distant/secret.html': SECRET });
  return { root, dist, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}
