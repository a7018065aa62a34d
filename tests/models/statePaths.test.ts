import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { lampModel } from '../scripts/qa/lamp';
import { allReplayable } from './replayable';
import type { Model } from './support/model';
import { browserPaths, statePaths } from './support/paths/browserPaths';
import { edgeOf, type Path, pathsOf } from './support/paths/pathsOf';
import { leavesOf } from './support/paths/triggers';
import { unwalked } from './unwalked';
import { walkedByState } from './walkedByState';

const statesOf = (paths: readonly Path[]): string[] =>
  [
    ...new Set(paths.flatMap(({ first, steps }) => [first, ...steps.map(({ after }) => after)].flatMap(leavesOf))),
  ].sort();
const stepsOf = (paths: readonly Path[]) => paths.flatMap(({ steps }) => steps);
function pathsThrough(model: Model<AnyStateMachine, never>) {
  const { all, enough } = browserPaths(model, pathsOf(model));
  return { all, edges: enough.flat(), states: statePaths(model, all).flat() };
}

it.each([false, true])(
  '[MT9] the paths of a long model meet every state, and leave edges out (continuable: %s)',
  (isContinuable) => {
    const { edges, states } = pathsThrough(lampModel({ isContinuable }));
    expect(statesOf(states)).toEqual(['off', 'on', 'warming']);
    expect(new Set(stepsOf(edges).map(edgeOf)).size).toBeGreaterThan(new Set(stepsOf(states).map(edgeOf)).size);
  },
);

it('[MT9] a state that nobody can bring about is not met', () => {
  const answers = { warm: { warm: { precondition: () => false }, broken: { error: new Error('broken') } } };
  expect(statesOf(pathsThrough(lampModel({ answers })).states)).toEqual(['off', 'warming']);
});

const long = allReplayable.filter(({ model }) => model.machine.id in walkedByState);
it.each(long)(
  '[MT9] $model.machine.id is walked through every state in fewer steps than along every edge',
  ({ model }) => {
    const { all, edges, states } = pathsThrough(model);
    expect(statesOf(states)).toEqual(statesOf(all));
    expect(stepsOf(states).length).toBeLessThan(stepsOf(edges).length / 2);
  },
);

it.each(allReplayable)('[MT12] no page of $model.machine.id has more than fifteen steps', ({ model }) => {
  const { all, enough } = browserPaths(model, pathsOf(model));
  const pages = [...enough, ...statePaths(model, all)];
  expect(pages.filter((page) => stepsOf(page).length > 15).map(([path]) => path?.id)).toEqual([]);
});

it('[MT9] every machine that is walked by state, or not at all, exists and has a reason', () => {
  const machines = allReplayable.map(({ model }) => model.machine.id);
  const named = [...Object.entries(walkedByState), ...Object.entries(unwalked)];
  expect(named.filter(([machine]) => !machines.includes(machine))).toEqual([]);
  expect(named.filter(([, reason]) => reason === '')).toEqual([]);
  expect(new Set(named.map(([machine]) => machine)).size).toBe(named.length);
});
