import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json'];

/** The paths that a source names in imports and exports, static and dynamic. */
export const importsIn = (source: string): readonly string[] =>
  [...source.matchAll(IMPORT)].map(([, name = '']) => name);

/** Files of the repository by their paths from its root, which need not be the file system. */
export interface Files {
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => string;
}

/** A file and everything that it imports, transitively; packages are left out. */
export function filesOf(entry: string, files: Files, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const name of importsIn(files.read(entry))) {
    const path = name.startsWith('@/')
      ? `src/${name.slice(2)}`
      : name.startsWith('.')
        ? normalize(join(dirname(entry), name))
        : null;
    const file = path === null ? undefined : ENDINGS.map((ending) => `${path}${ending}`).find(files.has);
    if (file !== undefined) filesOf(file, files, found);
  }
  return found;
}

export const repositoryFiles: Files = {
  has: (path) => existsSync(path) && statSync(path).isFile(),
  read: (path) => readFileSync(path, 'utf8'),
};

/** Files that differ from a git reference, uncommitted and new ones included. @throws when git does not know it */
export function changedFiles(reference: string, cwd = process.cwd()): ReadonlySet<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).split('\n');
  try {
    return new Set(
      [
        ...git('diff', '--name-only', '--relative', reference, '--'),
        ...git('ls-files', '--others', '--exclude-standard'),
      ].filter((path) => path !== ''),
    );
  } catch {
    throw new Error(`git does not know the reference “${reference}”.`);
  }
}
