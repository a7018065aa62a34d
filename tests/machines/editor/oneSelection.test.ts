import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { documentMachine } from '@/machines/editor/document.machine';
import type { LoadResult } from '@/machines/editor/documentTypes';
import { editorMachine } from '@/machines/editor/editor.machine';
import { keepOneSelection } from '@/machines/editor/oneSelection';
import { edgeId, floorId, groupId, nodeId } from '@/model/network/network';
import { placeNode } from '@/model/network/operations/placeNode';
import { removeSelection } from '@/model/network/operations/removeSelection';
import { sampleNetwork } from '../../model/network/sampleNetwork';
import { until } from '../until';

async function open() {
  const load = fromPromise<LoadResult, { project: string }>(async () => ({
    loaded: { network: sampleNetwork(), revision: 1 },
    draft: null,
  }));
  const document = createActor(documentMachine.provide({ actors: { load } }), { input: { project: 'mall' } }).start();
  document.send({ type: 'load' });
  await until(document, 'open');
  const editor = createActor(editorMachine, {
    input: { view: 'map', floor: 'ground', mayEditNodes: true, mayEditPaths: true },
  }).start();
  const following = keepOneSelection(document, editor);
  const selected = () => [editor.getSnapshot().context.mesh, document.getSnapshot().context.history.selection];
  return { document, editor, following, selected };
}

it('[ED13] a room takes the place of a node, a node or path the place of a room', async () => {
  const { document, editor, selected } = await open();
  document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1)] } });
  editor.send({ type: 'mesh.select', mesh: 'L-001' });
  expect(selected()).toEqual(['L-001', null]);
  document.send({ type: 'select', selection: { type: 'edge', ids: [edgeId(11)] } });
  expect(selected()).toEqual([null, { type: 'edge', ids: [11] }]);
});

it('[ED13] a new node and a step that is undone or redone take the place of a room', async () => {
  const { document, editor, selected } = await open();
  const { present } = document.getSnapshot().context.history;
  const here = { floor: floorId('ground'), x: 5, y: 5, z: 0 };
  editor.send({ type: 'mesh.select', mesh: 'L-001' });
  document.send({ type: 'edit', operation: placeNode(present, here, null) });
  expect(selected()).toEqual([null, { type: 'node', ids: [-1] }]);
  document.send({ type: 'undo' });
  editor.send({ type: 'mesh.select', mesh: 'L-001' });
  document.send({ type: 'redo' });
  expect(selected()).toEqual([null, { type: 'node', ids: [-1] }]);
});

it('[ED26] another floor deselects what is not on it, and undo selects nothing there', async () => {
  const { document, editor, selected } = await open();
  const { present } = document.getSnapshot().context.history;
  document.send({ type: 'select', selection: { type: 'group', ids: [groupId(21)] } });
  editor.send({ type: 'floor.set', floor: 'upper' });
  expect(selected(), 'the group has a stop there').toEqual([null, { type: 'group', ids: [21] }]);
  editor.send({ type: 'floor.set', floor: 'ground' });
  document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1), nodeId(2)] } });
  document.send({ type: 'edit', operation: removeSelection(present, { type: 'node', ids: [nodeId(1)] }) });
  editor.send({ type: 'floor.set', floor: 'upper' });
  document.send({ type: 'undo' });
  expect([selected(), document.getSnapshot().context.history.present.nodes.has(nodeId(1))]).toEqual([
    [null, null],
    true,
  ]);
  document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1), nodeId(4)] } });
  expect(selected()).toEqual([null, { type: 'node', ids: [4] }]);
});

it('[ED13] nothing is cleared by what does not select, nor after the location is left', async () => {
  const { document, editor, following, selected } = await open();
  editor.send({ type: 'mesh.select', mesh: 'L-001' });
  document.send({ type: 'select', selection: null });
  editor.send({ type: 'option.toggle', option: 'shadows' });
  expect(selected()).toEqual(['L-001', null]);
  following.unsubscribe();
  document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1)] } });
  expect(selected()[0]).toBe('L-001');
});

it('[ED13] an editor that is left follows neither the document nor the rooms', async () => {
  const { document, editor, following, selected } = await open();
  following.unsubscribe();
  editor.send({ type: 'mesh.select', mesh: 'L-001' });
  document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(1)] } });
  expect(selected()).toEqual(['L-001', { type: 'node', ids: [1] }]);
  editor.send({ type: 'mesh.select', mesh: 'L-002' });
  expect(selected()).toEqual(['L-002', { type: 'node', ids: [1] }]);
});
