import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface WayfinderFile {
  /** Path in the build, with slashes. */
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * The files of the wayfinder as `npm run build` makes them. They are the same for every location.
 * @throws Error when the wayfinder has not been built
 */
export async function readWayfinder(folder: string): Promise<readonly WayfinderFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const files = await Promise.all(
    paths.sort().map(async (path) => ({
      // A static server opens a folder at index.html.
      path: relative(folder, path)
        .split(sep)
        .join('/')
        .replace(/^wayfinder\.html$/, 'index.html'),
      bytes: await readFile(path),
    })),
  );
  for (const needed of ['index.html', 'sw.js'])
    if (!files.some(({ path }) => path === needed)) throw new Error(`The wayfinder has no ${needed}.`);
  return files;
}
