import type { AnyMachineSnapshot } from 'xstate';
import { transitionId } from '@/machines/inspect/chartOf';
import { takenBy } from '../../../tests/models/support/paths/enteredBy';
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
const transitionsOf = (step: Step): readonly string[] => [...new Set(takenBy(step).map(transitionId))];

/** Ids of the current states and all that contain them. */
const stateIdsOf = ({ _nodes }: AnyMachineSnapshot): readonly string[] => _nodes.map(({ id }) => id);
