import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { addressOfFile } from '../../server/headers.ts';
import { isPrivateFile } from '../../deploy/policy.ts';

/** Files of a build that the checks ask for. Works on the fixture and on the real `dist/` alike. */
export type Build = {
  dir: string;
  /** Addresses. */
  page: string;
  nestedPage: string;
  hashedFile: string;
  /** Not compressed, so that a range of it is unambiguous. */
  binary: string;
  /** One address for each file ending. */
  oneOfEach: ReadonlyMap<string, string>;
  read(address: string): Promise<Buffer>;
};

/** Picks the files. Throws where a build lacks what every build of this site has. */
export async function describeBuild(dir: string): Promise<Build> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .filter((file) => !isPrivateFile(`/${file}`) && file !== '404.html')
    .sort();
  const names = new Map(files.map((file) => [addressOfFile(file), file]));
  const pick = (what: string, matches: (file: string) => boolean) => {
    const found = files.find(matches);
    if (found === undefined) throw new Error(`${dir} holds no ${what}`);
    return addressOfFile(found);
  };
  return {
    dir,
    page: pick('page', (file) => /^[a-z-]+\.html$/.test(file) && file !== 'index.html'),
    nestedPage: pick('page in a folder', (file) => /^[a-z-]+\/[a-z-]+\.html$/.test(file)),
    hashedFile: pick('hashed file', (file) => file.startsWith('_astro/')),
    binary: pick('PDF', (file) => file.endsWith('.pdf')),
    oneOfEach: new Map(
      files.filter((file) => extname(file) !== '').map((file) => [extname(file).slice(1), addressOfFile(file)]),
    ),
    read: (address) => readFile(join(dir, names.get(address) ?? address)),
  };
}
