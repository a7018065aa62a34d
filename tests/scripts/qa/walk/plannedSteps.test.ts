import { expect, it } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import { selectPaths } from '../../../../scripts/qa/paths/selectPaths';
import { plannedSteps } from '../../../../scripts/qa/walk/plannedSteps';
import { lampModel } from '../lamp';

it('[QA12] each step has the states and transitions of the drawing that it takes', () => {
  const [path] = selectPaths(lampModel(), { path: null, until: 'on', isEveryPath: false }).paths;
  const steps = plannedSteps(path!);
  expect(steps.map(({ words, states, transitions }) => [words, states, transitions])).toEqual([
    ['“dark” is opened', ['off'], []],
    ['“hard”', ['warming'], ['lamp.off|press|0']],
    ['warm answers “warm”', ['on'], ['lamp.warming|xstate.done.actor.warm|0']],
  ]);
  const chart = chartOf(lampModel().machine);
  const known = new Set([...chart.states, ...chart.transitions].map(({ id }) => id));
  for (const { stateIds, transitions } of steps)
    for (const id of [...stateIds, ...transitions]) expect(known).toContain(id);
});
