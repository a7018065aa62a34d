import { afterEach, expect, it } from 'vitest';
import { toChangeSet } from '@/contract/network/networkWire';
import { createNetwork, nodeId } from '@/model/network/network';
import { placeNode } from '@/model/network/operations/placeNode';
import { NodeGroups } from '@/screens/editor/panels/NodeGroups';
import { node, upstairs } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

it('[PP2] a lift of a new node is part of the draft: nothing is sent, and undo and revert take it back', async () => {
  const editor = await testEditor({ network: createNetwork([node(1, 0, 0), upstairs(2, 0, 0)]) });
  const { document, saves } = editor;
  const history = () => document.getSnapshot().context.history;
  const groups = () => [...history().present.groups.values()].map(({ name, travel, nodes }) => [name, travel, nodes]);
  const here = { floor: node(1, 0, 0).floor, x: 5, y: 5, z: 0 };
  document.send({ type: 'edit', operation: placeNode(history().present, here, null) });
  const placed = history().present.nodes.get(nodeId(-1));
  if (!placed) throw new Error('No node was placed.');
  const { text, after } = await render(editor.around(<NodeGroups node={placed} />));
  await after(() => text('New lift')?.click());
  expect(groups()).toEqual([['Lift', 'lift', [-1]]]);
  expect(saves).toEqual([]);
  const { transitgroups, nodes } = toChangeSet(history().loaded, history().present, 1);
  expect([nodes.new.map(({ id }) => id), transitgroups.new.map((group) => group.nodes)]).toEqual([
    [-1],
    [[{ id: -1 }]],
  ]);
  document.send({ type: 'undo' });
  expect(groups()).toEqual([]);
  document.send({ type: 'redo' });
  document.send({ type: 'revert' });
  expect([groups(), history().present.nodes.size]).toEqual([[], 2]);
});
