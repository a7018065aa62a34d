import type { Place } from './places';
import { calledName, isFunction, type Node, nameOf, nodeAt, nodesAt, textAt } from './syntax';

export const BODY_OPERATORS = [
  'drop',
  'swap',
  'negate',
  'stale value',
  'off by one',
  'wrong argument',
  'missing refresh',
  'missing clean-up',
] as const;
export type BodyOperator = (typeof BODY_OPERATORS)[number];

/** A part of the source that is replaced. */
export interface Edit {
  readonly operator: BodyOperator;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Read = (node: Node) => string;
type Operate = (place: Place, read: Read) => readonly Edit[];

const REFRESH = /\b(invalidateQueries|resetQueries|removeQueries|refetchQueries|refetch|setQueryData|refresh\w*)\(/;
const CLEAN_UP =
  /\b(removeEventListener|abort|unsubscribe|clearTimeout|clearInterval|close|stop|leave|disconnect|terminate|release|revokeObjectURL)\(/;
const TIDYING_CALLS = new Set(['trim', 'filter', 'toSorted', 'toLowerCase', 'toReversed', 'slice']);
const HOOKS = /(^|\.)use(Callback|Memo|Effect|LayoutEffect)$/;
/** Functions whose arguments have no order. */
const SYMMETRIC = /^(Math\.(abs|hypot|max|min)|distance|isSame|deepEqual)$/;
const OPPOSITE: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '&&': '||', '||': '&&' };
const NEXT_TO: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const edit = (operator: BodyOperator, node: Node, text: string): Edit => ({
  operator,
  start: node.start,
  end: node.end,
  text,
});
const parentOf = ({ around }: Place): Node | null => around.at(-1) ?? null;
const isCondition = (node: Node | null): node is Node =>
  node !== null && ['Identifier', 'MemberExpression', 'CallExpression', 'AwaitExpression'].includes(node.type);

/** A statement that is left out; named after what it did. */
function leftOut(node: Node, read: Read): Edit {
  const source = read(node);
  const operator = REFRESH.test(source) ? 'missing refresh' : CLEAN_UP.test(source) ? 'missing clean-up' : 'drop';
  return edit(operator, node, ';');
}

const statements: Operate = ({ node, around }, read) => {
  if (node.type === 'ExpressionStatement') return [leftOut(node, read)];
  if (node.type === 'IfStatement' && !nodeAt(node, 'alternate')) return [edit('drop', node, ';')];
  const returned = node.type === 'ReturnStatement' ? nodeAt(node, 'argument') : null;
  const isCleanUp =
    returned !== null &&
    isFunction(returned) &&
    around.some((one) => one.type === 'CallExpression' && /use\w*Effect$|fromCallback$/.test(calledName(one)));
  return isCleanUp ? [edit('missing clean-up', node, 'return;')] : [];
};

/** The one expression of a function that is called for its effect, or whose result is ignored. */
const effects: Operate = ({ node, around }, read) => {
  const body = isFunction(node) ? nodeAt(node, 'body') : null;
  if (!body || body.type === 'BlockStatement') return [];
  const parent = around.at(-1);
  const isGiven = parent?.type === 'Property' && ['params', 'input', 'output'].includes(nameOf(parent) ?? '');
  if (isGiven && body.type !== 'ObjectExpression') return [edit('wrong argument', body, 'undefined')];
  const isVoid = body.type === 'UnaryExpression' && textAt(body, 'operator') === 'void';
  const isAction = around.some((one) => one.type === 'Property' && nameOf(one) === 'actions');
  const isCall = ['CallExpression', 'AwaitExpression'].includes(body.type);
  const isNamed = isCall && (REFRESH.test(read(body)) || CLEAN_UP.test(read(body)));
  if (!isVoid && !isNamed && !(isAction && isCall && !isInAssign(around))) return [];
  return [{ ...leftOut(body, read), text: 'undefined' }];
};

const isInAssign = (around: readonly Node[]): boolean =>
  around.some((one) => one.type === 'CallExpression' && calledName(one) === 'assign');

const properties: Operate = ({ node, around }, read) => {
  if (node.type !== 'ObjectExpression') return [];
  const all = nodesAt(node, 'properties');
  const parent = around.at(-1);
  const isAssigned = parent?.type === 'CallExpression' && calledName(parent) === 'assign';
  const without = (at: number) => `{ ${all.toSpliced(at, 1).map(read).join(', ')} }`;
  const left = all
    // A record without its kind is another type, which the compiler notices.
    .map((one, at) => ({ one, at }))
    .filter(({ one }) => !['type', 'kind', 'queryKey'].includes(nameOf(one) ?? ''))
    .map(({ at }) => edit(isAssigned ? 'stale value' : 'drop', node, without(at)));
  const values = all.map((one) => (one.type === 'Property' ? nodeAt(one, 'value') : null));
  const swapped = values.flatMap((value, at): Edit[] => {
    const next = values[at + 1];
    if (!value || !next || value.type !== next.type || isFunction(value) || read(value) === read(next)) return [];
    const [one, other] = [all[at] as Node, all[at + 1] as Node];
    const text = `${nameText(one, read)}: ${read(next)}, ${nameText(other, read)}: ${read(value)}`;
    return [{ operator: 'wrong argument', start: one.start, end: other.end, text }];
  });
  return [...left, ...swapped];
};

const nameText = (property: Node, read: Read): string => {
  const key = nodeAt(property, 'key');
  return key ? (property.computed === true ? `[${read(key)}]` : read(key)) : '';
};

const conditions: Operate = (place, read) => {
  const { node } = place;
  const test = ['IfStatement', 'ConditionalExpression'].includes(node.type) ? nodeAt(node, 'test') : null;
  const negated = isCondition(test) ? [edit('negate', test, `!(${read(test)})`)] : [];
  if (node.type === 'ConditionalExpression') {
    const [yes, no] = [nodeAt(node, 'consequent'), nodeAt(node, 'alternate')];
    if (!test || !yes || !no) return negated;
    return [...negated, edit('swap', node, `${read(test)} ? ${read(no)} : ${read(yes)}`)];
  }
  const operator = textAt(node, 'operator') ?? '';
  const [left, right] = [nodeAt(node, 'left'), nodeAt(node, 'right')];
  if (['BinaryExpression', 'LogicalExpression'].includes(node.type) && left && right) {
    const whole = (by: string) => `${read(left)} ${by} ${read(right)}`;
    if (operator === '??') return [edit('swap', node, read(right))];
    if (operator === '-' && isSigned(place)) return [edit('swap', node, `${read(right)} - ${read(left)}`)];
    const [opposite, next] = [OPPOSITE[operator], NEXT_TO[operator]];
    // Mixed operators need brackets.
    if (opposite) return [edit('negate', node, `(${whole(opposite)})`)];
    return next ? [edit('off by one', node, whole(next))] : [];
  }
  if (node.type === 'UnaryExpression' && operator === '!') {
    const argument = nodeAt(node, 'argument');
    return argument ? [edit('negate', node, read(argument))] : [];
  }
  return [...negated, ...guards(place, read)];
};

/** Whether the sign of a difference makes a difference. */
const isSigned = (place: Place): boolean => {
  const parent = parentOf(place);
  return parent?.type !== 'CallExpression' || !SYMMETRIC.test(calledName(parent));
};

/** The body of a guard that is no comparison, which is negated as such. */
const guards: Operate = ({ node, around }, read) => {
  const body = isFunction(node) ? nodeAt(node, 'body') : null;
  const isNamed = (one: Node | undefined, name: string) => one?.type === 'Property' && nameOf(one) === name;
  const isGuard = isNamed(around.at(-1), 'guard') || isNamed(around.at(-3), 'guards');
  return isGuard && isCondition(body) ? [edit('negate', body, `!(${read(body)})`)] : [];
};

const values: Operate = (place, read) => {
  const { node } = place;
  const parent = parentOf(place);
  if (node.type === 'SpreadElement')
    return parent?.type === 'ObjectExpression'
      ? []
      : [edit('drop', node, parent?.type === 'ArrayExpression' ? '...[]' : read(node))];
  if (node.type === 'TemplateLiteral') {
    const [first] = nodesAt(node, 'expressions');
    return first ? [edit('wrong argument', first, "''")] : [];
  }
  if (node.type !== 'Literal' || parent?.type === 'MemberExpression' || isNameOf(parent, node)) return [];
  if (typeof node.value === 'boolean') return [edit('negate', node, String(!node.value))];
  if (typeof node.value === 'number') return [edit('off by one', node, String(node.value + 1))];
  const isWord = typeof node.value === 'string' && node.value !== '' && !isNameOfKnown(parent, node);
  return isWord && parent?.type !== 'JSXAttribute' ? [edit('wrong argument', node, "''")] : [];
};

const isNameOf = (parent: Node | null, node: Node): boolean =>
  parent?.type === 'Property' && nodeAt(parent, 'key') === node;

/** The name that `known` gives to a value, in the text of an error that no state of a machine can raise. */
const isNameOfKnown = (parent: Node | null, node: Node): boolean =>
  parent?.type === 'CallExpression' && calledName(parent) === 'known' && nodesAt(parent, 'arguments')[1] === node;

const calls: Operate = ({ node }, read) => {
  if (node.type !== 'CallExpression') return [];
  const given = nodesAt(node, 'arguments');
  const name = calledName(node);
  // The linter notices what a hook depends on.
  if (HOOKS.test(name)) return [];
  const callee = nodeAt(node, 'callee');
  const object = callee?.type === 'MemberExpression' ? nodeAt(callee, 'object') : null;
  const method = name.split('.').at(-1) ?? '';
  const property = callee ? nodeAt(callee, 'property') : null;
  const tidied =
    object && property && TIDYING_CALLS.has(textAt(property, 'name') ?? method)
      ? [edit('drop', node, read(object))]
      : [];
  const [first, second] = given;
  if (!first || !second || !callee) return tidied;
  const isSignal = /signal/i.test(read(given.at(-1) as Node));
  const shorter = `${read(callee)}(${given.slice(0, -1).map(read).join(', ')})`;
  return [
    ...tidied,
    edit(isSignal ? 'missing clean-up' : 'wrong argument', node, shorter),
    ...(isFunction(first) || isFunction(second) || SYMMETRIC.test(name)
      ? []
      : [edit('wrong argument', node, `${read(callee)}(${[second, first, ...given.slice(2)].map(read).join(', ')})`)]),
  ];
};

const OPERATE: readonly Operate[] = [statements, effects, properties, conditions, values, calls];

export const editsAt = (place: Place, read: Read): Edit[] => OPERATE.flatMap((operate) => operate(place, read));
