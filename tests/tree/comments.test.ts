import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CommentedCode, commentsOf } from './commentsOf';

/** Words of file formats, of the platform and of libraries, which the code that mentions them need not contain. */
const FOREIGN = new Set(['accept', 'fetch', 'head', 'pg', 'ref', 'undefined', 'fr', 'mtllib', 'usemtl', 'accessable']);

const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));
const sources = new Map(paths.map((path) => [path, commentsOf(path, readFileSync(path, 'utf8'))]));

const wordsOf = (text: string): readonly string[] => text.match(/[\w$]+/g) ?? [];
/** Words of the code of the whole tree and of the paths of its files, in lower case; this file has invented ones. */
const known = new Set(
  [...sources]
    .filter(([path]) => !path.endsWith('comments.test.ts'))
    .flatMap(([path, { code }]) => [...wordsOf(path), ...wordsOf(code)])
    .map((word) => word.toLowerCase()),
);

const exported = new Set(
  [...sources.values()].flatMap(({ code }) =>
    [...code.matchAll(/\bexport (?:async )?(?:const|function) (\w+)/g)].map(([, name = '']) => name),
  ),
);

const beginsWithWhat = (comment: string): boolean => /^\W*What\b/.test(comment);

/** Names in backticks that neither this code nor the tree has. Anything but names and paths is an example. */
function staleNames({ code, comments }: CommentedCode): readonly string[] {
  const own = new Set(wordsOf(code));
  return comments
    .flatMap((comment) => [...comment.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .filter((name) => /^[A-Za-z_$][\w$]*(?:[./-][\w$]+)*$/.test(name) && !isKnown(name, own));
}

function isKnown(name: string, own: ReadonlySet<string>): boolean {
  if (/^(?:src|server|tests|scripts|bench|docs)\//.test(name)) return existsSync(name);
  // Any tree has a plain word somewhere: it must be in the code of the comment, or be exported by name.
  if (/^[a-z]+$/.test(name)) return own.has(name) || exported.has(name) || FOREIGN.has(name);
  return wordsOf(name).every((word) => known.has(word.toLowerCase()));
}

describe('comments', () => {
  it('[TR11] name their subject and do not begin with “What”', () => {
    const found = [...sources].flatMap(([path, { comments }]) =>
      comments.filter(beginsWithWhat).map((comment) => `${path}: ${comment}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['// What is drawn.\n// The layers.', [true]],
    ['/** What is drawn. */ const a = 1; // What it is', [true, true]],
    ['/*\n * What is drawn. */', [true]],
    ['const a = <p>{/* What is drawn */}// What a text says</p>;', [true]],
    ["// The layers.\n// What is drawn is one of them.\nconst a = '// What is drawn';", [false]],
    ['/** Whatever is drawn. */', [false]],
  ])('[TR11] are read in %j', (source, expected) => {
    expect(commentsOf('example.tsx', source).comments.map(beginsWithWhat)).toEqual(expected);
  });

  it('[TR12] name identifiers and files in backticks that exist', () => {
    const found = [...sources].flatMap(([path, source]) => staleNames(source).map((name) => `${path}: ${name}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['/** At least `REMOVED_CONSTANT` characters, as `parseSource` finds. */ const a = 1;', ['REMOVED_CONSTANT']],
    ['/** Saves `blueprint`, not `text`. */ const save = (text: string) => text;', ['blueprint']],
    ['// See `src/nowhere.ts`, `docs/glossary.md` and `commentsOf.ts`.', ['src/nowhere.ts']],
    ['// Such as `#rrggbb`, `a b` or `goneThing.member`.', ['goneThing.member']],
  ])('[TR12] stale names are found in %s', (source, expected) => {
    expect(staleNames(commentsOf('example.ts', source))).toEqual(expected);
  });
});
