import { parseAst } from 'vite';

/** A node of a syntax tree. Its fields depend on its type: this file is where they are read without types. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

export const parse = (source: string, path: string): Node => {
  // The root of a file has no need of a type of its own.
  const tree: unknown = parseAst(source, { lang: path.endsWith('.ts') ? 'ts' : 'tsx' }, path);
  if (!isNode(tree)) throw new Error(`${path} has no syntax tree.`);
  return tree;
};

export const nodeAt = (node: Node, field: string): Node | null => {
  const value = node[field];
  return isNode(value) ? value : null;
};

export const nodesAt = (node: Node, field: string): readonly Node[] => {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

export const textAt = (node: Node, field: string): string | null => {
  const value = node[field];
  return typeof value === 'string' ? value : null;
};

export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

export const isFunction = ({ type }: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** The name of a property, variable or function; null for a node without one. */
export function nameOf(node: Node): string | null {
  const named = nodeAt(node, 'Property' === node.type || node.type === 'MethodDefinition' ? 'key' : 'id');
  if (!named) return null;
  return named.type === 'Literal' ? String(named.value) : textAt(named, 'name');
}

/** The name of the called function, with the objects before it; empty for a function that has no name. */
export function calledName(call: Node): string {
  const path = (node: Node | null): string[] => {
    if (!node) return [];
    if (node.type === 'Identifier') return [textAt(node, 'name') ?? ''];
    if (node.type !== 'MemberExpression') return [];
    return [...path(nodeAt(node, 'object')), ...path(nodeAt(node, 'property'))];
  };
  return path(nodeAt(call, 'callee')).join('.');
}
