import { expect, it } from 'vitest';
import { loadCharts } from '@/app/machines/loadCharts';
import { loadPaths } from '@/app/machines/loadPaths';
import { unpackPaths } from '@/model/statechart/chartPaths';
import { packedPaths } from '../../../scripts/docs/machinePaths';
import { allReplayable } from '../../models/replayable';
import { LONGEST_WALK } from '../../models/support/paths/walkLimit';

const { machines } = await loadCharts();
const modelOf = new Map(allReplayable.map(({ model }) => [model.machine.id, model]));

// One case for each machine: its paths are made anew here, which takes long for some.
it.each(machines.map(({ chart, sources }) => [chart.id, chart, sources] as const))(
  '[MV15] every path of %s leads from state to state by transitions of its chart',
  { timeout: LONGEST_WALK },
  (id, chart, sources) => {
    const model = modelOf.get(id);
    expect(model !== undefined).toBe(sources.model !== null);
    const [states, transitions] = [chart.states, chart.transitions].map((all) => new Set(all.map((one) => one.id)));
    const steps = (model ? unpackPaths(packedPaths(model)) : []).flatMap((path) => path.steps);
    for (const step of steps) {
      expect(step.states.filter((one) => !states?.has(one))).toEqual([]);
      expect(step.transitions.filter((one) => !transitions?.has(one))).toEqual([]);
      expect(step.transitions.length).toBeGreaterThan(0);
    }
    expect(steps.length > 0).toBe(model !== undefined);
  },
);

it('[MV15] a machine without a model has no paths', async () => {
  expect(await loadPaths('toString')).toBeNull();
});
