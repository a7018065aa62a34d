import { type AnyMachineSnapshot, type AnyTransitionDefinition, createActor } from 'xstate';
import { transitionId } from '@/machines/inspect/chartOf';
import type { Step } from '../../../tests/models/support/paths/pathsOf';

/** Ids of the transitions that a step of a path takes, those that follow at once included. */
export function transitionsOf({ before, trigger }: Pick<Step, 'before' | 'trigger'>): readonly string[] {
  const taken: AnyTransitionDefinition[] = [];
  // The machine of a path has no effects: it can be run to see what it does.
  const actor = createActor(before.machine, {
    snapshot: before,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions);
    },
  });
  actor.start();
  taken.length = 0;
  actor.send(trigger.event);
  actor.stop();
  return [...new Set(taken.map(transitionId))];
}

/** Ids of the current states and all that contain them. */
export const stateIdsOf = ({ _nodes }: AnyMachineSnapshot): readonly string[] => _nodes.map(({ id }) => id);
