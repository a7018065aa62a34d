import { afterEach, expect, it, vi } from 'vitest';
import { nodeQuery } from '@/api/network/nodes';
import { stepsOf } from '@/model/network/history';
import { kioskChange } from '@/screens/editor/beside/kioskChange';
import { useBesideHistory } from '@/screens/editor/beside/useBesideHistory';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';
import { testNode } from '../../../support/dom/testNode';

function BesideHistory() {
  useBesideHistory();
  return null;
}

afterEach(cleanUp);

const detailsOf = (id: number, ...kiosks: number[]) =>
  testNode({
    id,
    screens: kiosks.map((one) => ({ id: one, name: '', description: '', orientation: 0, lat: null, lon: null })),
  });

async function moved(...statuses: readonly number[]) {
  const sent: { readonly path: string; readonly screens: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = String(address).replace(/^.*nodes/, 'nodes');
    if (init?.method !== 'PUT') return Response.json({ data: [], message: '' });
    sent.push({ path, screens: (JSON.parse(String(init.body)) as { screens: unknown }).screens });
    const id = Number(path.split('/')[1]);
    const status = statuses[sent.length - 1] ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({ data: detailsOf(id), message: 'No.', code: 'gone' }, { status });
  });
  const editor = await testEditor({ network: sampleNetwork() });
  editor.client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  for (const details of [detailsOf(1, 8, 9), detailsOf(2)])
    editor.client.setQueryData(nodeQuery(details.id).queryKey, details);
  const page = await render(editor.around(<BesideHistory />));
  const note = { kind: 'moveKiosk', of: 'South' } as const;
  editor.document.send({ type: 'beside.changed', changes: [kioskChange(9, 2, 1)], note });
  const send = (type: 'undo' | 'redo') => page.after(() => editor.document.send({ type }));
  const steps = () => stepsOf(editor.document.getSnapshot().context.history);
  return { send, steps, sent };
}

it('[ET57] undo moves a kiosk back to the node where it was, and redo to the other one again', async () => {
  const { send, sent, steps } = await moved();
  await send('undo');
  expect([sent, steps().done]).toEqual([[{ path: 'nodes/2', screens: [{ id: 9 }] }], 0]);
  await send('redo');
  expect([sent.at(-1)?.path, steps().done]).toEqual(['nodes/1', 1]);
});

it('[ET57] a move that the service rejects leaves the history', async () => {
  const { send, steps } = await moved(422);
  await send('undo');
  expect(steps()).toEqual({ notes: [], done: 0 });
});

it.each([
  ['the network is lost', 0],
  ['the service is busy', 503],
  ['the session has ended', 401],
])('[ET59] while %s, an undo by a call stays in the history and is tried again', async (_case, status) => {
  const { send, sent, steps } = await moved(status);
  await send('undo');
  expect(steps()).toEqual({ notes: [{ kind: 'moveKiosk', of: 'South' }], done: 1 });
  await send('undo');
  expect([sent.map(({ path }) => path), steps().done]).toEqual([['nodes/2', 'nodes/2'], 0]);
  await send('redo');
  expect(steps().done).toBe(1);
});
