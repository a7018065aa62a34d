import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Model } from '../model';
import { edgeOf, type Path } from './pathsOf';
import { leavesOf, nodesOf } from './triggers';

/** Missing parts of a model, by name; empty when it is complete. */
export function gapsOf<World>(model: Model<AnyStateMachine, World>, paths: readonly Path[]): string[] {
  const { machine, samples, answers, requests, actions, assertions, equivalentStates, pageActors } = model;
  const nodes = nodesOf(machine);
  const reached = new Set(
    paths.flatMap(({ first, steps }) => [first, ...steps.map(({ after }) => after)].flatMap(leavesOf)),
  );
  const types = new Set(nodes.flatMap(({ config }) => Object.keys((config.on ?? {}) as object)));
  const sampled = new Set(Object.values(samples).map(({ type }) => type));
  const sources = new Set(nodes.flatMap(({ invoke }) => invoke.map(({ src }) => String(src))));
  // A state that is always left at once is never at rest; the coverage checks that it is passed.
  const rests = (node: AnyStateNode) =>
    (node.type === 'atomic' || node.type === 'final') &&
    !node.always?.some(({ guard }) => guard === undefined) &&
    !raisedAtEntry(node).some((type) => node.transitions.get(type)?.some(({ guard }) => guard === undefined));
  const leaves = new Set(nodes.filter(rests).map(({ path }) => path.join('.')));
  const missing = (wanted: Iterable<string>, given: Iterable<string>, text: (name: string) => string) => {
    const has = new Set(given);
    return [...wanted].filter((name) => !has.has(name)).map(text);
  };
  return [
    ...missing(leaves, reached, (state) => `state ${state} is never reached`),
    ...missing(reached, Object.keys(assertions), (state) => `state ${state} has no assertion`),
    ...missing(Object.keys(assertions), leaves, (state) => `the assertion of ${state} belongs to no state`),
    ...missing(equivalentStates.flat(), leaves, (state) => `the equivalent state ${state} belongs to no state`),
    ...missing(types, sampled, (type) => `event ${type} has no sample`),
    ...missing(types, Object.keys(actions), (type) => `event ${type} has no action`),
    ...missing(sampled, types, (type) => `the sample of ${type} belongs to no event`),
    ...missing(sources, [...Object.keys(answers), ...pageActors], (source) => `actor ${source} has no answers`),
    ...missing(sources, [...Object.keys(requests), ...pageActors], (source) => `actor ${source} has no request`),
    ...missing(pageActors, sources, (source) => `the page actor ${source} belongs to no state`),
    ...nodes.filter(hasUnnamedAction).map(({ id }) => `state ${id} has an action without a name`),
    ...causedByUser(model, paths),
  ];
}

/** The types of events that a state raises at once when it is entered; the end of a delay comes later. */
function raisedAtEntry({ entry, machine }: AnyStateNode): string[] {
  return entry.flatMap((action) => {
    const name = typeof action === 'object' && 'type' in action ? action.type : action;
    const implementation: unknown = typeof name === 'string' ? machine.implementations.actions[name] : name;
    const { type, event, delay } = Object(implementation) as {
      type?: string;
      event?: { type?: string };
      delay?: unknown;
    };
    return type === 'xstate.raise' && event?.type !== undefined && delay === undefined ? [event.type] : [];
  });
}

/** Only named actions are seen in a walk. */
function hasUnnamedAction({ config, transitions, always }: AnyStateNode): boolean {
  const taken = [...transitions.values(), always ?? []].flat().flatMap(({ actions }) => actions);
  // The built node has actions of XState's own beside those of its definition.
  const own = [config.entry, config.exit].flat();
  return [...own, ...taken].some((action) => typeof action === 'function');
}

/** Excuses for edges that a person can cause: none is accepted. */
function causedByUser<World>(model: Model<AnyStateMachine, World>, paths: readonly Path[]): string[] {
  const caused = paths
    .flatMap(({ steps }) => steps)
    .filter(({ trigger, before }) => trigger.kind === 'event' && model.isEnabled(before, trigger.event))
    .map(edgeOf);
  return Object.keys(model.unreachableEdges)
    .filter((edge) => caused.includes(edge))
    .map((edge) => `“${edge}” is excused, but a person can do it`);
}
