import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { useDocumentMachine } from '@/app/editor/useDocumentMachine';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { nodeId } from '@/model/network/network';
import { sampleNetwork } from '../../model/network/sampleNetwork';
import { cleanUp, render } from '../../support/dom/render';

vi.mock('@/api/network/editor', () => ({
  loadNetwork: async () => ({ network: sampleNetwork(), revision: 4 }),
  saveNetworkChanges: vi.fn(),
}));
const device = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@/api/network/drafts', () => ({
  listDrafts: async () => [],
  writeDraft: async (draft: { key: string }) => void device.set(draft.key, draft),
  deleteDraft: async (key: string) => void device.delete(key),
}));

afterEach(async () => {
  vi.restoreAllMocks();
  device.clear();
  await cleanUp();
});

/** Counts the listeners of a page that is closed or hidden, from now on. */
function countListeners(): () => number {
  let count = 0;
  for (const target of [window, document] as EventTarget[])
    for (const [name, by] of [
      ['addEventListener', 1],
      ['removeEventListener', -1],
    ] as const) {
      const real = target[name].bind(target);
      vi.spyOn(target, name).mockImplementation((...given: Parameters<typeof target.addEventListener>) => {
        if (['pagehide', 'visibilitychange'].includes(given[0])) count += by;
        real(...given);
      });
    }
  return () => count;
}

/** Opens the editor's document, until `cleanUp` leaves it. */
async function openEditor(): Promise<DocumentMachine> {
  let machine: DocumentMachine | null = null;
  const Editor = () => {
    const provided = useDocumentMachine();
    useEffect(() => {
      machine = provided;
    }, [provided]);
    return null;
  };
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Editor />
    </QueryClientProvider>,
  );
  if (!machine) throw new Error('The editor has no document.');
  return machine;
}

it('[DO13] leaving the editor leaves no listener of it behind, however often it is opened', async () => {
  const listeners = countListeners();
  await openEditor();
  expect(listeners()).toBeGreaterThanOrEqual(2);
  await cleanUp();
  expect(listeners()).toBe(0);
  await openEditor();
  await cleanUp();
  expect(listeners()).toBe(0);
});

it.each([
  ['closing the page', () => void window.dispatchEvent(new Event('pagehide'))],
  ['hiding the page', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ['leaving the editor', cleanUp],
])('[DO13] %s writes the pending draft at once', async (_, leave) => {
  const actor = createActor(await openEditor(), { input: { project: 'mall' } }).start();
  actor.send({ type: 'load' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('editable') && !snapshot.hasTag('busy'));
  // The draft is due in a moment that never comes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  actor.send({
    type: 'edit',
    operation: {
      blockedBy: null,
      edit: moveNodes(new Map([[nodeId(1), { x: 3, y: 0 }]])),
      note: { kind: 'moveNodes', count: 1 },
      select: null,
    },
  });
  expect(device.size).toBe(0);
  vi.useRealTimers();
  await leave();
  await vi.waitFor(() => expect(device.size).toBe(1));
});
