import { type AnyStateMachine, createActor, type InspectionEvent } from 'xstate';
import { transitionId } from '@/machines/inspect/chartOf';
import { currentStates } from '@/machines/inspect/currentNodes';
import { type ChartPath, type PackedPaths, type PathStep, packPaths } from '@/model/statechart/chartPaths';
import { allReplayable } from '../../tests/models/replayable';
import type { Model } from '../../tests/models/support/model';
import { type Path, pathsOf } from '../../tests/models/support/paths/pathsOf';
import { timeless } from '../../tests/models/support/paths/timeless';

/** The generated paths of each machine that has a model, by its id, for the visualizer to step through. */
export const machinePaths = (): ReadonlyMap<string, PackedPaths> =>
  new Map(allReplayable.map(({ model }) => [model.machine.id, packedPaths(model)]));

/** The first paths of one model, or all of them. */
export const packedPaths = (model: Model<AnyStateMachine, never>, most = Number.POSITIVE_INFINITY): PackedPaths =>
  packPaths(
    pathsOf(model)
      .slice(0, most)
      .map((path) => chartPath(model, path)),
  );

/** Walks a path once more, to see which transitions each step takes. */
function chartPath(model: Model<AnyStateMachine, never>, { id, start, steps }: Path): ChartPath {
  let taken: string[] = [];
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(transitionId));
  };
  const actor = createActor(timeless(model.machine, model.starts[start]?.input), { inspect });
  actor.start();
  const first = currentStates(actor.getSnapshot());
  const walked = steps.map(({ trigger }): PathStep => {
    taken = [];
    actor.send(trigger.event);
    return { label: trigger.label, states: currentStates(actor.getSnapshot()), transitions: taken };
  });
  return { id, start, first, steps: walked };
}
