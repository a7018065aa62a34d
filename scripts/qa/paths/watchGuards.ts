import type { AnyStateMachine } from 'xstate';

export interface GuardOutcomes {
  passed: boolean;
  rejected: boolean;
}

/** A guard as XState holds it: a function, or a combination of others with a `check` of its own. */
type Guard = ((...args: readonly unknown[]) => boolean) & { check?: (...args: readonly unknown[]) => boolean };

/** The same machine; what each of its guards has answered is noted by the guard's name. */
export function watchGuards(machine: AnyStateMachine): {
  readonly machine: AnyStateMachine;
  readonly guards: ReadonlyMap<string, GuardOutcomes>;
} {
  const guards = new Map<string, GuardOutcomes>();
  const watched = Object.entries(machine.implementations.guards).map(([name, given]) => {
    // A machine of any type: its guards are typed by their events, which do not matter here.
    const guard = given as unknown as Guard;
    const outcomes: GuardOutcomes = { passed: false, rejected: false };
    guards.set(name, outcomes);
    const noted = (answer: boolean) => {
      outcomes[answer ? 'passed' : 'rejected'] = true;
      return answer;
    };
    const check = guard.check;
    const copy: Guard = (...args) => noted(guard(...args));
    // XState hands the combination itself to its check, as the third argument.
    if (check)
      Object.assign(copy, guard, { check: (...args: readonly unknown[]) => noted(check(...args.slice(0, 2), guard)) });
    return [name, copy];
  });
  return { machine: machine.provide({ guards: Object.fromEntries(watched) } as never), guards };
}
