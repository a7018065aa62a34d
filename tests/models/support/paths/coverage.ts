import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { nodesOf } from './triggers';

/** States entered and transitions taken, over all walks. */
export interface Coverage {
  readonly states: Set<string>;
  readonly transitions: Set<string>;
}

export const createCoverage = (): Coverage => ({ states: new Set(), transitions: new Set() });

/** Records the steps of an actor, including intermediate ones; pass it to `createActor` as the inspector. */
export const noteTaken =
  ({ states, transitions }: Coverage) =>
  (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const { _transitions: taken, snapshot } = event;
    for (const transition of taken) {
      transitions.add(nameOf(transition));
      // The initial state is recorded by leaving it.
      states.add(transition.source.id);
    }
    for (const node of (snapshot as AnyMachineSnapshot)._nodes) states.add(node.id);
  };

/** The states and transitions of the machine that no walk has reached, by name. */
export function unmetIn(machine: AnyStateMachine, { states, transitions }: Coverage): string[] {
  const nodes = nodesOf(machine);
  const all = nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  return [
    ...nodes
      .filter((node) => node.type !== 'history' && !states.has(node.id))
      .map(({ id }) => `state ${id} is never reached`),
    ...all
      .map(nameOf)
      .filter((name) => !transitions.has(name))
      .map((name) => `edge ${name} is never walked`),
  ];
}

/** `document.saving on xstate.done.actor.save (2 of 3)`: equal for the transitions of a machine and of its copies. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const index = siblings.indexOf(transition as never);
  const target = transition.target?.map(({ id }) => id).join(' and ');
  return [
    source.id,
    eventType === '' ? 'at once' : `on ${eventType}`,
    ...(siblings.length > 1 ? [`(${index + 1} of ${siblings.length})`] : []),
    ...(target === undefined ? [] : [`to ${target}`]),
  ].join(' ');
}
