import { type AnyStateMachine, type AnyStateNode, assign, createMachine } from 'xstate';

/** Config of a machine as a tree: the only place where it is read without types. */
interface Config {
  readonly [key: string]: unknown;
  readonly invoke?: unknown;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly states?: Readonly<Record<string, Config>>;
}

/** Actions on the context or the event queue; all others have external effects only. */
const INSIDE = ['xstate.assign', 'xstate.raise', 'xstate.enqueueActions'];
const nothing = assign({});

interface Invoke {
  readonly id?: string;
  readonly onDone?: unknown;
  readonly onError?: unknown;
  readonly onSnapshot?: unknown;
}

/**
 * The same machine without time and effects: answers of invoked actors and ends of delays become events with the types
 * of the real machine (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`, `xstate.after.<delay>.<state id>`), so that
 * its paths are paths of the real machine. Actions that change the context remain, those with external effects are
 * removed.
 * @throws an Error that names the state and the unsupported part: a wildcard, a spawned actor, a delayed event,
 * `onSnapshot`
 */
export function timeless(machine: AnyStateMachine, input?: unknown): AnyStateMachine {
  const config = walk(machine.root, machine.config as unknown as Config);
  refuseInActions(machine.id, machine.implementations.actions);
  const { context } = config;
  const { actions } = machine.implementations;
  const implementations = { ...machine.implementations, actions: withoutEffects(actions) };
  const bound =
    typeof context === 'function' ? { ...config, context: (args: object) => context({ ...args, input }) } : config;
  return createMachine(bound as never, implementations as never);
}

function walk(node: AnyStateNode, config: Config): Config {
  const { invoke, after, states, ...rest } = config;
  refuse(node, config);
  const on: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest.on ?? {}).map(([type, transitions]) => [type, inTransitions(transitions)]),
  );
  const add = (type: string, transitions: unknown) => {
    if (type in on) throw new Error(`State ${node.id} has transitions for ${type} already.`);
    on[type] = inTransitions(transitions);
  };
  for (const [index, one] of [(invoke ?? []) as Invoke | Invoke[]].flat().entries()) {
    // The built node has the id that the definition omits.
    const id = node.invoke[index]?.id ?? one.id;
    if (one.onSnapshot) throw new Error(`State ${node.id} listens to the snapshots of ${id}, which cannot be walked.`);
    if (one.onDone) add(`xstate.done.actor.${id}`, one.onDone);
    if (one.onError) add(`xstate.error.actor.${id}`, one.onError);
  }
  for (const [delay, transitions] of Object.entries(after ?? {})) add(`xstate.after.${delay}.${node.id}`, transitions);
  const own = {
    ...rest,
    on,
    ...('entry' in rest && { entry: inActions(rest.entry) }),
    ...('exit' in rest && { exit: inActions(rest.exit) }),
    ...('always' in rest && { always: inTransitions(rest.always) }),
  };
  if (!states) return own;
  const walked = Object.entries(states).map(([key, child]) => [key, walk(node.states[key] as AnyStateNode, child)]);
  return { ...own, states: Object.fromEntries(walked) };
}

/** Replaces every action with external effects by one that does nothing. */
function withoutEffects(part: unknown): unknown {
  if (typeof part === 'function') {
    const { type } = part as { type?: string };
    if (type === 'xstate.raise') return withoutExecution(part);
    return type !== undefined && INSIDE.includes(type) ? part : nothing;
  }
  if (Array.isArray(part)) return part.map(withoutEffects);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, withoutEffects(one)]));
}

/** An event that is raised at once is queued when its action is resolved; only a later one, which is refused, is executed. */
function withoutExecution(raised: object): unknown {
  const { execute: _, ...rest } = { ...raised } as Readonly<Record<string, unknown>>;
  return Object.assign(() => undefined, rest);
}

/** Guards and parameters of a transition remain as they are. */
function inTransitions(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inTransitions);
  if (typeof part !== 'object' || part === null || !('actions' in part)) return part;
  return { ...part, actions: inActions(part.actions) };
}

function inActions(actions: unknown): unknown {
  if (Array.isArray(actions)) return actions.map(inActions);
  return typeof actions === 'function' ? withoutEffects(actions) : actions;
}

function refuse(node: AnyStateNode, { on, entry, exit, always, invoke, after }: Config): void {
  const wildcard = Object.keys(on ?? {}).find((type) => type === '*' || type.endsWith('.*'));
  if (wildcard !== undefined)
    throw new Error(`State ${node.id} has the wildcard ${wildcard}: name the events, so that each can be walked.`);
  refuseInActions(node.id, [entry, exit, always, on, after, invoke]);
}

/** Searches the config for actions that start an actor or send an event later. */
function refuseInActions(id: string, part: unknown): void {
  if (Array.isArray(part)) {
    for (const one of part) refuseInActions(id, one);
    return;
  }
  if (typeof part === 'function') {
    const { type, delay } = part as { type?: string; delay?: unknown };
    if (type === 'xstate.spawnChild')
      throw new Error(`${id} spawns an actor: invoke it in a state, so that it is walked.`);
    if ((type === 'xstate.raise' || type === 'xstate.sendTo') && delay !== undefined)
      throw new Error(`${id} sends an event later: use \`after\` in a state, so that it is walked.`);
    return;
  }
  if (typeof part === 'object' && part !== null) for (const one of Object.values(part)) refuseInActions(id, one);
}
