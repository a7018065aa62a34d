import { afterEach, expect, it, vi } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork, nodeId } from '@/model/network/network';
import type { Row } from '@/screens/editor/panels/places/RowList';
import { useNodeRows } from '@/screens/editor/panels/places/useNodeRows';
import { useRoomRows } from '@/screens/editor/panels/places/useRoomRows';
import { useShownList } from '@/screens/editor/panels/places/useShownList';
import { edge, node } from '../../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../../support/boxFloorPlan';
import { cleanUp } from '../../../../support/dom/render';
import { renderHook } from '../../../../support/dom/renderHook';
import { GROUND, testEditor } from '../../../../support/dom/testEditor';

afterEach(cleanUp);

const NETWORK = createNetwork([node(1, 0, 0), node(2, 10, 0)], [edge(11, 1, 2)]);
const DRAWN = drawnFloor(floorPlanOf({ shop_1: [0, 1, 5, 6], shop_2: [6, 1, 9, 6], wall_1: [0, 0, 9, 0.2] }));
const keys = (rows: readonly Row[]) => rows.map(({ key }) => key);

it('[MT29] a chosen room is shown and selected in place of the network, and beside other rooms when one is added', async () => {
  const opened = await testEditor({ network: NETWORK, drawn: DRAWN });
  const show = vi.spyOn(opened.session, 'show');
  const { result, after } = await renderHook(useRoomRows, { around: opened.around });
  const meshes = () => opened.editor.getSnapshot().context.meshes;
  await after(() => opened.document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1)] } }));
  await after(() => result().rows[0]?.choose());
  expect([meshes(), opened.document.getSnapshot().context.history.selection]).toEqual([['shop_1'], null]);
  expect(show).toHaveBeenCalledWith({ x: 2.5, y: 3.5 });
  await after(() => result().rows[1]?.choose(true));
  expect([meshes(), [...result().selected]]).toEqual([
    ['shop_1', 'shop_2'],
    ['shop_1', 'shop_2'],
  ]);
});

it('[MT29] other parts unfold, and a range of rows leaves out the row that unfolds them', async () => {
  const opened = await testEditor({ network: NETWORK, drawn: DRAWN });
  const { result, after } = await renderHook(useRoomRows, { around: opened.around });
  expect(keys(result().rows)).toEqual(['shop_1', 'shop_2', '']);
  await after(() => result().rows[2]?.choose());
  expect(keys(result().rows)).toEqual(['shop_1', 'shop_2', '', 'wall_1']);
  await after(() => result().onRange?.(result().rows.slice(1)));
  expect(opened.editor.getSnapshot().context.meshes).toEqual(['shop_2', 'wall_1']);
});

it('[ET24] an empty list of rooms tells a missing floor plan from one that is loading or could not be loaded', async () => {
  const emptyText = async (edited: NonNullable<Parameters<typeof testEditor>[0]['edited']>, search = '') => {
    const { around } = await testEditor({ network: NETWORK, edited });
    const { result } = await renderHook(useRoomRows, { around });
    return result().emptyText(search);
  };
  const floor = { ...GROUND, plan: 'plan-1' };
  expect(await emptyText({})).toBe('This floor has no floor plan yet.');
  expect(await emptyText({}, 'bank')).toBe('Nothing matches “bank”.');
  expect(await emptyText({ floor }, 'bank')).toBe('');
  expect(await emptyText({ floor, error: 'No connection.' })).toBe(
    'The floor plan could not be loaded, so its rooms are not shown.',
  );
});

it('[MT29] a chosen node is shown and selected, and a list that is not shown makes no rows', async () => {
  const opened = await testEditor({ network: NETWORK });
  const show = vi.spyOn(opened.session, 'show');
  const { result, after } = await renderHook(() => useNodeRows(true), { around: opened.around });
  await after(() => result().rows[1]?.choose());
  expect(opened.document.getSnapshot().context.history.selection).toEqual({ type: 'node', ids: [2] });
  expect([...result().selected]).toEqual(['2']);
  expect(show.mock.calls).toEqual([[NETWORK.nodes.get(nodeId(2))]]);
  await cleanUp();
  const hidden = await renderHook(() => useNodeRows(false), { around: opened.around });
  expect([hidden.result().rows, hidden.result().emptyText('')]).toEqual([
    [],
    'No nodes yet. Choose the node tool (N) and click on the floor plan.',
  ]);
});

it('[MT29] the shown list is that of the address; an unknown one is the list of rooms', async () => {
  const shown = async (address: string) => {
    const hook = await renderHook(useShownList, { address });
    return hook.result()[0];
  };
  expect([await shown('/e?list=checks'), await shown('/e?list=other'), await shown('/e')]).toEqual([
    'checks',
    'rooms',
    'rooms',
  ]);
  const { result, after } = await renderHook(useShownList, { address: '/e?floor=ground' });
  await after(() => result()[1]('nodes'));
  expect(result()[0]).toBe('nodes');
  await after(() => result()[1]('rooms'));
  expect(result()[0]).toBe('rooms');
});
