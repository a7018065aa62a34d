import { afterEach, expect, it } from 'vitest';
import { movedPlaces } from '@/model/network/movedPlaces';
import { createNetwork, type NodeId, nodeId } from '@/model/network/network';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { MoveAnnouncer } from '@/screens/editor/canvas/announcers/MoveAnnouncer';
import { node } from '../../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../../support/dom/render';
import { testEditor } from '../../../../support/dom/testEditor';

afterEach(cleanUp);

async function announcer() {
  const editor = await testEditor({ network: createNetwork([node(12, 5, 5), node(13, 8, 5, { name: 'Gate' })]) });
  const page = await render(editor.around(<MoveAnnouncer />));
  const move = (ids: readonly NodeId[], x: number, y: number) => {
    const { present } = editor.document.getSnapshot().context.history;
    editor.session.perform(dragNodes(present, movedPlaces(present, ids, { x, y }), null));
  };
  return { ...page, ...editor, move, announced: () => page.find('[role="status"]').textContent };
}

it('[AX14] a move of a node is announced with its distance and direction, and a repeated one again', async () => {
  const { after, until, move, announced, document } = await announcer();
  expect(announced()).toBe('');
  await after(() => move([nodeId(12)], 0, -0.5));
  await until(() => announced() === 'Node 12 moved 0.50 m north');
  await after(() => move([nodeId(12)], 0, -0.5));
  await until(() => announced() === 'Node 12 moved 0.50 m north\u00a0');
  await after(() => document.send({ type: 'undo' }));
  await until(() => announced() === 'Node 12 moved 0.50 m south');
});

it('[AX14] several nodes are counted, and the steps of a held key are one announcement', async () => {
  const { after, until, move, announced } = await announcer();
  const heard: (string | null)[] = [];
  const watching = new MutationObserver(() => heard.push(announced()));
  watching.observe(globalThis.document.body, { subtree: true, childList: true, characterData: true });
  await after(() => {
    for (let times = 0; times < 4; times += 1) move([nodeId(12), nodeId(13)], 0.25, 0);
  });
  await until(() => announced() !== '');
  watching.disconnect();
  expect(heard).toEqual(['2 nodes moved 1.00 m east']);
});
