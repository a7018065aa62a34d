import { expect, it } from 'vitest';
import { chartOf } from '@/machines/inspect/chartOf';
import { signInMachine } from '@/machines/session/signIn.machine';
import { toastMachine } from '@/machines/shell/toast.machine';
import type { Statechart } from '@/model/statechart/statechart';
import { mergeCharts } from '@/screens/machines/mergeCharts';

const [signIn, toast] = [chartOf(signInMachine), chartOf(toastMachine)];
const running = (chart: Statechart) => new Map([[chart.id, chart]]);
const undescribed = (chart: Statechart): Statechart => ({
  ...chart,
  description: '',
  states: chart.states.map((state) => ({ ...state, description: '' })),
});

it('[MV20] a running machine of this release keeps its descriptions', () => {
  expect(mergeCharts([signIn, toast], running(undescribed(signIn)))).toEqual([signIn, toast]);
});

it('[MV8] a running machine of another release is drawn as it runs, and listed where this release has none', () => {
  const changed = { ...signIn, transitions: signIn.transitions.slice(1) };
  expect(mergeCharts([signIn, toast], running(changed))).toEqual([changed, toast]);
  expect(mergeCharts([toast], running(signIn))).toEqual([toast, signIn]);
});
