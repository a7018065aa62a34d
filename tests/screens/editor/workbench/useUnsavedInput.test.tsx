import { afterEach, expect, it } from 'vitest';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { createNetwork, nodeId } from '@/model/network/network';
import { useUnsavedInput } from '@/screens/editor/workbench/useUnsavedInput';
import { node } from '../../../model/network/sampleNetwork';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

it('[MT29] an edit of the network is unsaved until it is taken back, as a step that can be undone', async () => {
  const network = createNetwork([node(1, 0, 0)]);
  const opened = await testEditor({ network });
  const { result, after } = await renderHook(useUnsavedInput, { around: opened.around });
  const { document } = opened;
  expect(result().isDirty).toBe(false);
  const edit = moveNodes(new Map([[nodeId(1), { x: 5, y: 0 }]]));
  const operation = { blockedBy: null, edit, note: { kind: 'moveNodes', count: 1 }, select: null } as const;
  await after(() => document.send({ type: 'edit', operation }));
  expect(result().isDirty).toBe(true);
  await after(() => result().revert());
  expect([result().isDirty, document.getSnapshot().context.history.present.nodes.get(nodeId(1))?.x]).toEqual([
    false,
    0,
  ]);
});

it('[MT29] input of another form is unsaved too, and is emptied', async () => {
  const opened = await testEditor({ network: createNetwork([]) });
  const { result, after } = await renderHook(useUnsavedInput, { around: opened.around });
  await after(() => opened.session.typed.set({ 'node 1': 'By the lift' }));
  const { isDirty } = result();
  await after(() => result().revert());
  expect([isDirty, result().isDirty, opened.session.typed.get()]).toEqual([true, false, {}]);
});
