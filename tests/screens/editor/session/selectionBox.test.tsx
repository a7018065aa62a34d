import { afterEach, expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorId, nodeId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { selectionBox } from '@/screens/editor/session/selectionBox';
import { StatusBar } from '@/screens/editor/workbench/StatusBar';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

it('[VI5] zooming to the selection takes the selected room, or the selected nodes', async () => {
  const drawn = drawnFloor(floorPlanOf({ 'L-001': [2, 3, 8, 9] }));
  const { session, document, editor } = await testEditor({ network: sampleNetwork() });
  const world = { ...session, drawn, networkIndex: buildNetworkIndex(sampleNetwork(), floorId('ground')) };
  expect(selectionBox(world)).toBeNull();
  editor.send({ type: 'mesh.select', mesh: 'L-001' });
  expect(selectionBox(world)).toEqual({ minX: 2, minY: 3, maxX: 8, maxY: 9 });
  editor.send({ type: 'node.select' });
  document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(2)] } });
  const box = selectionBox(world);
  expect([(box?.minX ?? 0) + (box?.maxX ?? 0), (box?.minY ?? 0) + (box?.maxY ?? 0)]).toEqual([20, 0]);
});

it('[PP9] the status bar counts what the floor has, and names what is selected', async () => {
  const { around, document, editor } = await testEditor({ network: sampleNetwork() });
  const { text, after } = await render(around(<StatusBar className="" />));
  expect([text('3 nodes, 2 paths'), text('Node 2')]).toEqual([expect.anything(), null]);
  await after(() => document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(2)] } }));
  expect(text('Node 2')).not.toBeNull();
  await after(() => document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1), nodeId(2)] } }));
  expect([text('Node 2'), text('2 selected')]).toEqual([null, expect.anything()]);
  await after(() => {
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: 'L-001' });
  });
  expect(text('L-001')).not.toBeNull();
  await after(() => editor.send({ type: 'view.set', view: 'list' }));
  expect([text('3 nodes, 2 paths'), text('L-001')]).toEqual([null, null]);
});
