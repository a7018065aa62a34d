import { calledName, childrenOf, isFunction, type Node, nameOf, nodeAt, nodesAt } from './syntax';

/** A node that runs, with the nodes around it from the outermost on. */
export interface Place {
  readonly node: Node;
  readonly around: readonly Node[];
  /** `actions.setEmail`, `checkingCode.invoke.input`: names of what is around it. */
  readonly name: string;
}

/** Calls of XState whose arguments are values that a machine works with. */
const PAYLOAD_CALLS = new Set(['assign', 'emit', 'raise', 'sendTo', 'sendParent', 'sendBack']);
/** Keys of a machine's definition whose values it works with, although they stand outside of functions. */
const PAYLOAD_KEYS = new Set(['params', 'input', 'output', 'context']);
/** Names that say nothing about the place. */
const NO_PLACE = new Set(['states', 'on', 'default', 'machine']);

/** Types, imports and texts of errors do not run, or only say something. */
const isLeft = (node: Node): boolean =>
  /^(Import|TS(?!As|NonNull|Satisfies))/.test(node.type) ||
  node.type === 'ThrowStatement' ||
  (node.type === 'CallExpression' && /(^|\.)(text|translate|provided)$/.test(calledName(node)));

const isPayload = (node: Node): boolean =>
  (node.type === 'CallExpression' && PAYLOAD_CALLS.has(calledName(node))) ||
  (node.type === 'Property' && PAYLOAD_KEYS.has(nameOf(node) ?? ''));

/** Calls whose functions have effects, in files that also show something. */
const EFFECT_CALLS =
  /(^|\.)(provide|fromPromise|fromCallback|mutationOptions|useMutation|use\w*Effect(Event)?|subscribe|addEventListener)$/;
/** Files that are effects as a whole. */
const EFFECT_FILES =
  /^src\/machines\/|\/(provide|start)[A-Z]\w*\.tsx?$|\/drafts\/|\/(http|upload|liveEvents|sessionStore)\.ts$/;

/**
 * Everything of a file that runs and that is about effects: bodies of functions, the values that a definition gives to its
 * machine, and beside the machines the functions that provide actors, change records or listen.
 */
export function* placesOf(tree: Node, file: string): Generator<Place> {
  const isWhole = EFFECT_FILES.test(file);
  for (const place of below(tree, [], false))
    if (isWhole || place.around.some((one) => one.type === 'CallExpression' && EFFECT_CALLS.test(calledName(one))))
      yield place;
}

function* below(node: Node, around: readonly Node[], isRunning: boolean): Generator<Place> {
  if (isLeft(node)) return;
  if (isRunning) yield { node, around, name: placeName([...around, node]) };
  const inside = [...around, node];
  // Types of parameters and of results are among the children; names and patterns of parameters do nothing.
  const parameters = isFunction(node) ? nodesAt(node, 'params') : [];
  for (const child of childrenOf(node)) {
    if (parameters.includes(child)) continue;
    yield* below(child, inside, isRunning || isPayload(node) || (isFunction(node) && child === nodeAt(node, 'body')));
  }
}

function placeName(around: readonly Node[]): string {
  const names = around
    .filter(({ type }) => ['Property', 'MethodDefinition', 'VariableDeclarator', 'FunctionDeclaration'].includes(type))
    .map(nameOf)
    .filter((name) => name !== null && !NO_PLACE.has(name));
  return names.slice(-3).join('.') || 'the file';
}
