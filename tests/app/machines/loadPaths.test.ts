import { expect, it } from 'vitest';
import { loadCharts } from '@/app/machines/loadCharts';
import { loadPaths } from '@/app/machines/loadPaths';
import { unpackPaths } from '@/model/statechart/chartPaths';
import { machinePaths } from '../../../scripts/docs/machinePaths';

it('[MV15] every path of every machine leads from state to state by transitions of its chart', async () => {
  const { machines } = await loadCharts();
  const packed = machinePaths();
  let steps = 0;
  for (const { chart, sources } of machines) {
    const paths = packed.get(chart.id);
    expect(paths !== undefined).toBe(sources.model !== null);
    const [states, transitions] = [chart.states, chart.transitions].map((all) => new Set(all.map(({ id }) => id)));
    for (const path of paths ? unpackPaths(paths) : [])
      for (const step of path.steps) {
        steps += 1;
        expect(step.states.filter((id) => !states?.has(id))).toEqual([]);
        expect(step.transitions.filter((id) => !transitions?.has(id))).toEqual([]);
        expect(step.transitions.length).toBeGreaterThan(0);
      }
  }
  expect(steps).toBeGreaterThan(500);
}, 240_000);

it('[MV15] a machine without a model has no paths', async () => {
  expect(await loadPaths('toString')).toBeNull();
});
