import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** A node of a syntax tree, as far as these tests look into it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The node and everything below it; below a node that `isLeaf` nothing is visited. */
export function* nodesIn(node: SyntaxNode, isLeaf: (node: SyntaxNode) => boolean = () => false): Generator<SyntaxNode> {
  yield node;
  if (!isLeaf(node)) for (const child of childrenOf(node)) yield* nodesIn(child, isLeaf);
}

/** TypeScript files of a folder, by their path from the root of the tree. */
export const sourceFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

export const parseSource = (path: string, source = readFileSync(path, 'utf8')): SyntaxNode =>
  // A type parameter before an arrow function is an element to a parser of elements.
  parseAst(source, { lang: path.endsWith('.ts') ? 'ts' : 'tsx' }, path) as unknown as SyntaxNode;

/** The text of a string literal or of the fixed parts of a template. */
export function literalText(node: SyntaxNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join('{}');
}
