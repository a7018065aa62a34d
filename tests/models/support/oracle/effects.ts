import type { AnyStateMachine } from 'xstate';

/** An effect of a machine in a step: an action, or the request of an actor, with its parameters or input. */
export interface Effect {
  readonly name: string;
  readonly detail: string;
}

/** `{ email: 'a@b.example', tries: 2 }` as `email: a@b.example, tries: 2`; an error as its message. */
function wordsOf(value: unknown): string {
  if (value === undefined) return '';
  if (value instanceof Error) return value.message;
  if (typeof value === 'function') return 'a function';
  if (value instanceof Map || value instanceof Set) return wordsOf([...value]);
  if (Array.isArray(value)) return `[${value.map(wordsOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${typeof one === 'object' && one !== null ? `{${wordsOf(one)}}` : wordsOf(one)}`)
    .join(', ');
}

export const effectOf = (name: string, given: unknown): Effect => ({ name, detail: wordsOf(given) });

/** An action of XState itself, which is resolved instead of called. */
interface Resolved {
  readonly resolve: (scope: unknown, snapshot: unknown, args: unknown, params: unknown, ...rest: unknown[]) => unknown;
}

/**
 * The machine with actions that report before they run. Only named actions can be seen, so an action without a name is
 * refused by {@link unnamedActions}.
 */
export function reporting(machine: AnyStateMachine, report: (effect: Effect) => void): AnyStateMachine {
  const actions = Object.fromEntries(
    Object.entries(machine.implementations.actions).map(([name, action]) => [name, wrapped(name, action, report)]),
  );
  return machine.provide({ actions } as never);
}

function wrapped(name: string, action: unknown, report: (effect: Effect) => void): unknown {
  if (typeof action !== 'function') return action;
  if (!('resolve' in action))
    return (args: unknown, params: unknown) => {
      report(effectOf(name, params));
      return action(args, params);
    };
  const { resolve } = action as unknown as Resolved;
  const replaced: Resolved = {
    resolve: (scope, snapshot, args, params, ...rest) => {
      report(effectOf(name, params));
      return resolve(scope, snapshot, args, params, ...rest);
    },
  };
  return Object.assign(() => undefined, action, replaced);
}
