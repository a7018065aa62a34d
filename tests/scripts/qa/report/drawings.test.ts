import { expect, it } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import { selectPaths } from '../../../../scripts/qa/paths/selectPaths';
import { createDrawings } from '../../../../scripts/qa/report/drawings';
import { plannedSteps } from '../../../../scripts/qa/walk/plannedSteps';
import { lampModel } from '../lamp';
import { RUN } from './run';

it('[QA12] each step has a drawing of where the machine is and what was walked until there', () => {
  const [path] = selectPaths(lampModel(), { path: null, until: 'on', isEveryPath: false }).paths;
  const { withDrawings, all } = createDrawings([chartOf(lampModel().machine)]);
  const walk = { ...RUN.walks[0]!, steps: plannedSteps(path!) };
  const { steps } = withDrawings(walk);
  const drawings = new Map(all().map(({ path: file, svg }) => [file, svg]));
  const marks = steps.map(({ drawing }) => {
    const svg = drawings.get(drawing ?? '') ?? '';
    return [svg.split('class="state atomic current"').length - 1, svg.split('class="edge walked"').length - 1];
  });
  expect(marks).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
  // The same walk again needs no further drawing.
  expect(withDrawings(walk).steps.map(({ drawing }) => drawing)).toEqual(steps.map(({ drawing }) => drawing));
  expect(all().length).toBe(3);
});
