import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { floorPlanQuery } from '@/api/buildings/floors';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { createNetwork, floorId } from '@/model/network/network';
import { copyToFloors } from '@/model/network/operations/acrossFloors/copyToFloors';
import type { OperationAcross } from '@/screens/editor/session/performAcross';
import { edge, node } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { GROUND, housed, testEditor, UPPER } from '../../../support/dom/testEditor';

beforeEach(() => clearToasts());
afterEach(() => vi.unstubAllGlobals());

const network = createNetwork([node(1, 5, 5), node(2, 90, 5)], [edge(11, 1, 2)]);
const copy: OperationAcross = (present, grounds) =>
  copyToFloors(present, [...present.nodes.keys()], [{ floor: floorId('upper'), z: 4 }], ['walk'], grounds);
const PLAN = floorPlanOf({
  slab: [0, 0, 40, 20],
  'A-1': [0, 12, 8, 20],
  'A-2': [10, 12, 18, 20],
  'A-3': [20, 12, 28, 20],
});

async function opened(plan: string | null) {
  const upper = { ...UPPER, plan };
  const editor = await testEditor({ network, data: { location: housed([GROUND, upper]) } });
  const { document, session, client } = editor;
  client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
  const there = () => [...document.getSnapshot().context.history.present.nodes.values()].slice(2);
  const run = () => session.performAcross({ floors: [upper], data: session.data }, copy);
  return { ...editor, there, run };
}
const toasts = () => getToasts().shown.map(({ text, intent }) => [intent, text]);

it('[PL110] [PL112] the floor plan is loaded before, and a notification counts what was left out', async () => {
  const { there, run, client } = await opened('plan-upper');
  client.setQueryData(floorPlanQuery('upper', 'plan-upper').queryKey, PLAN);
  run();
  await expect.poll(() => there().map(({ x }) => x)).toEqual([5]);
  expect(toasts()).toEqual([
    [
      'warning',
      'Copied 2 nodes to a floor. 2 nodes and paths were left out: they would be outside of the building, or lead through walls or rooms',
    ],
  ]);
});

it('[PL112] where a floor plan cannot be loaded nothing is put there, and a notification says so', async () => {
  const { there, run } = await opened('plan-upper');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The service is away.')));
  run();
  await expect.poll(() => toasts().map(([intent]) => intent)).toEqual(['error']);
  expect(there()).toEqual([]);
});

it('[PL112] a floor without a floor plan prevents nothing', async () => {
  const { there, run } = await opened(null);
  run();
  expect(there()).toHaveLength(2);
  expect(toasts()).toEqual([]);
});
