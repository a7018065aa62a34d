import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate';

/** A chart's config, read as a tree: the one place where it is looked at without its types. */
interface Config {
  readonly [key: string]: unknown;
  readonly invoke?: unknown;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly states?: Readonly<Record<string, Config>>;
}

interface Invoke {
  readonly id?: string;
  readonly onDone?: unknown;
  readonly onError?: unknown;
  readonly onSnapshot?: unknown;
}

/**
 * The same chart without time and effects: an invoked actor's answer and a delay's end become events of their own, under
 * the very types that the real chart gets them by (`xstate.done.actor.<id>`, `xstate.error.actor.<id>`,
 * `xstate.after.<delay>.<state id>`), so that a path of one is a path of the other. Nothing else changes.
 * @throws an Error that names the state and what cannot be walked: a wildcard, a spawned actor, a delayed event, `onSnapshot`
 */
export function timeless(machine: AnyStateMachine, input?: unknown): AnyStateMachine {
  const config = walk(machine.root, machine.config as unknown as Config);
  refuseInActions(machine.id, machine.implementations.actions);
  const { context } = config;
  const bound =
    typeof context === 'function' ? { ...config, context: (args: object) => context({ ...args, input }) } : config;
  return createMachine(bound as never, machine.implementations as never);
}

function walk(node: AnyStateNode, config: Config): Config {
  const { invoke, after, states, ...rest } = config;
  refuse(node, config);
  const on: Record<string, unknown> = { ...rest.on };
  const add = (type: string, transitions: unknown) => {
    if (type in on) throw new Error(`State ${node.id} has transitions for ${type} already.`);
    on[type] = transitions;
  };
  for (const [index, one] of [(invoke ?? []) as Invoke | Invoke[]].flat().entries()) {
    // The built node knows the id that the chart's author left out.
    const id = node.invoke[index]?.id ?? one.id;
    if (one.onSnapshot) throw new Error(`State ${node.id} listens to the snapshots of ${id}, which cannot be walked.`);
    if (one.onDone) add(`xstate.done.actor.${id}`, one.onDone);
    if (one.onError) add(`xstate.error.actor.${id}`, one.onError);
  }
  for (const [delay, transitions] of Object.entries(after ?? {})) add(`xstate.after.${delay}.${node.id}`, transitions);
  if (!states) return { ...rest, on };
  const walked = Object.entries(states).map(([key, child]) => [key, walk(node.states[key] as AnyStateNode, child)]);
  return { ...rest, on, states: Object.fromEntries(walked) };
}

function refuse(node: AnyStateNode, { on, entry, exit, always, invoke, after }: Config): void {
  const wildcard = Object.keys(on ?? {}).find((type) => type === '*' || type.endsWith('.*'));
  if (wildcard !== undefined)
    throw new Error(`State ${node.id} has the wildcard ${wildcard}: name the events, so that each can be walked.`);
  refuseInActions(node.id, [entry, exit, always, on, after, invoke]);
}

/** Looks through everything that hangs in the config for an action that starts an actor or sends later. */
function refuseInActions(id: string, part: unknown): void {
  if (Array.isArray(part)) {
    for (const one of part) refuseInActions(id, one);
    return;
  }
  if (typeof part === 'function') {
    const { type, delay } = part as { type?: string; delay?: unknown };
    if (type === 'xstate.spawnChild') throw new Error(`${id} spawns an actor: invoke it in a state, so that it is walked.`);
    if ((type === 'xstate.raise' || type === 'xstate.sendTo') && delay !== undefined)
      throw new Error(`${id} sends an event later: use \`after\` in a state, so that it is walked.`);
    return;
  }
  if (typeof part === 'object' && part !== null) for (const one of Object.values(part)) refuseInActions(id, one);
}
