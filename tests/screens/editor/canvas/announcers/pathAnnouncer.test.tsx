import { afterEach, expect, it } from 'vitest';
import { floorPoint, screenPoint } from '@/model/geometry/points';
import { createNetwork, type NodeId, nodeId } from '@/model/network/network';
import { PathAnnouncer } from '@/screens/editor/canvas/announcers/PathAnnouncer';
import { AT_REST } from '../../../../machines/editor/pointer';
import { node } from '../../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../../support/dom/render';
import { testEditor } from '../../../../support/dom/testEditor';

afterEach(cleanUp);

async function drawing() {
  const network = createNetwork([node(12, 5, 5), node(13, 8, 5, { name: 'Gate' })]);
  const editor = await testEditor({ network });
  const page = await render(editor.around(<PathAnnouncer />));
  await page.after(() => editor.editor.send({ type: 'tool.set', tool: 'path' }));
  const click = (id: NodeId | null) =>
    page.after(() => {
      const pointer = {
        at: floorPoint(5, 5),
        screen: screenPoint(50, 50),
        ...AT_REST,
        over: id === null ? null : ({ kind: 'node', id } as const),
      };
      editor.editor.send({ type: 'pointer.down', ...pointer });
      editor.editor.send({ type: 'pointer.up', ...pointer });
    });
  const send = (type: 'finish' | 'cancel') => page.after(() => editor.editor.send({ type }));
  return { ...page, ...editor, click, send, announced: () => page.find('[role="status"]').textContent };
}

it('[AX18] the node that a path is drawn from is announced after each piece, and the end of the path', async () => {
  const { click, send, announced } = await drawing();
  expect(announced()).toBe('');
  await click(nodeId(12));
  expect(announced()).toBe('Drawing a path from node 12');
  await click(nodeId(13));
  expect(announced()).toBe('Drawing a path from Gate');
  await send('finish');
  expect(announced()).toBe('No path is being drawn any more');
  await click(nodeId(13));
  expect(announced()).toBe('Drawing a path from Gate');
  await send('cancel');
  expect(announced()).toBe('No path is being drawn any more');
});

it('[AX18] a path ends with its tool, and one from a node that is gone is not announced', async () => {
  const { click, after, announced, editor } = await drawing();
  await click(nodeId(12));
  await after(() => editor.send({ type: 'tool.set', tool: 'select' }));
  expect(announced()).toBe('No path is being drawn any more');
  await after(() => editor.send({ type: 'tool.set', tool: 'path' }));
  await click(nodeId(99));
  expect(announced()).toBe('No path is being drawn any more');
});
