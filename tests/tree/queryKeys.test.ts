import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { literalText, nodesIn, type SyntaxNode, sourceFilesIn } from '../support/sourceTree';

/** A file without elements may begin a function with a type parameter, which looks like an element. */
const parseSource = (path: string, source = readFileSync(path, 'utf8')): SyntaxNode =>
  parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path) as unknown as SyntaxNode;

const isKeyFile = (path: string) => /^src\/api\/\w+\/keys\.ts$/.test(path);

/** The text that an array begins with; null for any other node. */
function firstText(node: SyntaxNode): string | null {
  const [first] = node.type === 'ArrayExpression' ? (node.elements as readonly (SyntaxNode | null)[]) : [];
  return first ? literalText(first) : null;
}

const arraysIn = (tree: SyntaxNode): readonly string[] => [...nodesIn(tree)].flatMap((node) => firstText(node) ?? []);

const usesQueries = (path: string, tree: SyntaxNode): boolean =>
  path.startsWith('src/api/') ||
  [...nodesIn(tree)].some(
    ({ type, source }) => type === 'ImportDeclaration' && literalText(source as SyntaxNode) === '@tanstack/react-query',
  );

/** Arrays that are the key of a query, or begin as one does in a file that uses queries. */
function literalKeys(path: string, tree: SyntaxNode, known: ReadonlySet<string>): readonly string[] {
  const keys = [...nodesIn(tree)].flatMap((node) =>
    node.type === 'Property' && (node.key as SyntaxNode).name === 'queryKey'
      ? (firstText(node.value as SyntaxNode) ?? [])
      : [],
  );
  const others = usesQueries(path, tree) ? arraysIn(tree).filter((first) => known.has(first)) : [];
  return [...new Set([...keys, ...others])].map((first) => `${path}: ['${first}', …]`);
}

const sources = sourceFilesIn('src');
const declared = sources.filter(isKeyFile).flatMap((path) => arraysIn(parseSource(path)));

describe('keys of queries', () => {
  it('[TR20] are declared in the keys.ts of an area, each once', () => {
    expect(declared.length).toBeGreaterThan(40);
    expect(declared.filter((key, at) => declared.indexOf(key) !== at)).toEqual([]);
    const known = new Set(declared);
    const found = sources
      .filter((path) => !isKeyFile(path))
      .flatMap((path) => literalKeys(path, parseSource(path), known));
    expect(found).toEqual([]);
  });

  it.each([
    ['src/screens/a.tsx', "useQuery({ queryKey: ['things', id] })", ['things']],
    [
      'src/screens/a.tsx',
      "import { q } from '@tanstack/react-query'; for (const key of [['users']]) q(key);",
      ['users'],
    ],
    ['src/api/a/a.ts', "const stale = [usersKey(id), ['users']];", ['users']],
    ['src/screens/a.tsx', "const names = ['users', 'things'];", []],
    ['src/api/a/a.ts', "const parts = ['name', 'users'];", []],
  ])('[TR20] are seen in %s: %s', (path, source, found) => {
    expect(literalKeys(path, parseSource(path, source), new Set(['users']))).toEqual(
      found.map((first) => `${path}: ['${first}', …]`),
    );
  });
});
