import { type AnyMachineSnapshot, type AnyTransitionDefinition, createActor } from 'xstate';
import { transitionId } from '@/machines/inspect/chartOf';
import type { Path, Step } from '../../../tests/models/support/paths/pathsOf';
import { leavesOf } from '../../../tests/models/support/paths/triggers';
import { triggerText } from '../paths/pathText';
import type { StepResult } from '../report/results';

/** The steps of a path before they are walked, its start first. */
export function plannedSteps(path: Path): readonly StepResult[] {
  const rest = { outcome: 'not reached', picture: null, drawing: null, problem: null } as const;
  return [
    {
      ...rest,
      words: `“${path.start}” is opened`,
      kind: 'start',
      states: leavesOf(path.first),
      stateIds: stateIdsOf(path.first),
      transitions: [],
    },
    ...path.steps.map(
      (step): StepResult => ({
        ...rest,
        words: triggerText(step.trigger),
        kind: step.trigger.kind,
        states: leavesOf(step.after),
        stateIds: stateIdsOf(step.after),
        transitions: transitionsOf(step),
      }),
    ),
  ];
}

/** Ids of the transitions that a step of a path takes, those that follow at once included. */
function transitionsOf({ before, trigger }: Pick<Step, 'before' | 'trigger'>): readonly string[] {
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
const stateIdsOf = ({ _nodes }: AnyMachineSnapshot): readonly string[] => _nodes.map(({ id }) => id);
