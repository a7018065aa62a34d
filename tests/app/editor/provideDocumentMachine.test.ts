import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { DRAFT_VERSION, type StoredDraft } from '@/api/network/storedDraft';
import { ApiError } from '@/api/transport/apiError';
import { provideDocumentMachine } from '@/app/editor/provideDocumentMachine';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { type Network, nodeId } from '@/model/network/network';
import { sampleNetwork } from '../../model/network/sampleNetwork';

const api = vi.hoisted(() => ({ loadNetwork: vi.fn(), saveNetworkChanges: vi.fn() }));
vi.mock('@/api/network/editor', () => api);
const device = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@/api/network/drafts', () => ({
  listDrafts: async (key: string) =>
    [...device].filter(([one]) => one.startsWith(key)).map(([one, stored]) => ({ key: one, stored })),
  writeDraft: async (draft: { key: string }) => void device.set(draft.key, draft),
  deleteDraft: async (key: string) => void device.delete(key),
}));

const NONE = { nodes: new Map(), edges: new Map(), groups: new Map() };
const refusal = (status: number) => ({ status, code: 'refused', message: 'No.', error: 'No.' }) as never;
const silence = new ApiError(500, 'no connection', null);
const refused = (status: number) => new ApiError(status, 'No.', refusal(status));
const saved = async (_project: string, base: { revision: number }, network: Network) => ({
  kind: 'saved' as const,
  revision: base.revision + 1,
  assignedIds: NONE,
  network,
});

beforeEach(() => {
  vi.clearAllMocks();
  device.clear();
  api.loadNetwork.mockImplementation(async () => ({ network: sampleNetwork(), revision: 4 }));
  api.saveNetworkChanges.mockImplementation(saved);
});

/** Open, and nothing under way. */
const isSettled = (snapshot: SnapshotFrom<DocumentMachine>) => snapshot.hasTag('editable') && !snapshot.hasTag('busy');

async function open() {
  const { machine: logic } = provideDocumentMachine(new QueryClient(), { user: 'maya', organisation: 'riverside' });
  const actor = createActor(logic, { input: { project: 'mall' } }).start();
  actor.send({ type: 'load' });
  await waitFor(actor, isSettled);
  const move = (x: number) =>
    actor.send({
      type: 'edit',
      operation: {
        blockedBy: null,
        edit: moveNodes(new Map([[nodeId(1), { x, y: 0 }]])),
        note: { kind: 'moveNodes', count: 1 },
        select: null,
      },
    });
  /** Saves and waits for the end of it, whichever that is. */
  const save = async () => {
    actor.send({ type: 'save' });
    await waitFor(actor, isSettled);
  };
  return { actor, move, save };
}

/** One save had no answer; the next one, which asks for it again after another edit, met this. */
async function openAfterSilence(met: ApiError) {
  const opened = await open();
  api.saveNetworkChanges.mockRejectedValueOnce(silence).mockRejectedValueOnce(met);
  opened.move(3);
  await opened.save();
  opened.move(5);
  await opened.save();
  return opened;
}

/** Where the node stood in each plan that was sent, and on what revision it was based. */
const sent = () =>
  api.saveNetworkChanges.mock.calls.map(([, base, network]) => [
    base.revision,
    (network as Network).nodes.get(nodeId(1))?.x,
  ]);
const kept = () => [...device.values()][0] as StoredDraft | undefined;

it('[DO14] a save without an answer is asked for again to the letter, then what came since is saved', async () => {
  const { actor, move, save } = await open();
  api.saveNetworkChanges.mockRejectedValueOnce(silence);
  move(3);
  await save();
  expect(actor.getSnapshot().context.error).toBe('no connection');
  expect(kept()?.sent).toEqual(kept()?.present);
  move(5);
  await save();
  expect(sent()).toEqual([
    [4, 3],
    [4, 3],
    [5, 5],
  ]);
  expect(api.saveNetworkChanges.mock.calls[1]?.[2]).toBe(api.saveNetworkChanges.mock.calls[0]?.[2]);
  expect(actor.getSnapshot().matches({ open: { sync: 'clean' } })).toBe(true);
  expect(kept()).toBeUndefined();
});

it('[DO14] a save that is refused at its first arrival was not done: the next one sends what is there then', async () => {
  const { move, save } = await open();
  api.saveNetworkChanges.mockRejectedValueOnce(refused(429));
  move(3);
  await save();
  expect(kept()?.sent).toBeUndefined();
  move(5);
  await save();
  expect(sent()).toEqual([
    [4, 3],
    [4, 5],
  ]);
});

it.each([401, 429, 500, 503])(
  '[DO14] [DO19] one without an answer stays open when it then meets %i',
  async (status) => {
    const { save } = await openAfterSilence(refused(status));
    expect(kept()?.sent?.nodes.find(({ id }) => id === 1)?.x).toBe(3);
    await save();
    expect(sent()).toEqual([
      [4, 3],
      [4, 3],
      [4, 3],
      [5, 5],
    ]);
  },
);

it('[DO19] a save without an answer is in the draft also once every edit was undone', async () => {
  const { actor, move, save } = await open();
  api.saveNetworkChanges.mockRejectedValueOnce(silence);
  move(3);
  await save();
  actor.send({ type: 'undo' });
  await vi.waitFor(() => expect(kept()?.present.nodes.find(({ id }) => id === 1)?.x).toBe(0));
  expect(kept()?.sent?.nodes.find(({ id }) => id === 1)?.x).toBe(3);
  actor.send({ type: 'save' });
  // The service has the node where it was moved to, and is asked for where it is now.
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { sync: 'clean' } })).toBe(true));
  expect(sent()).toEqual([
    [4, 3],
    [4, 3],
    [5, 0],
  ]);
  expect(kept()).toBeUndefined();
});

it.each([403, 422])('[DO14] [DO19] and is given up when it is refused for good: %i', async (status) => {
  const { save } = await openAfterSilence(refused(status));
  expect(kept()?.sent).toBeUndefined();
  await save();
  expect(sent()).toEqual([
    [4, 3],
    [4, 3],
    [4, 5],
  ]);
});

const KEY = 'maya/riverside/mall';

it.each([
  ['newer-version', { key: KEY, version: DRAFT_VERSION + 1, changes: [] }],
  ['damaged', { key: KEY, version: 1, present: 'half a network' }],
])('[DO16] [PL42] a stored draft that cannot be opened is reported and stays stored: %s', async (reason, stored) => {
  device.set(KEY, stored);
  const { machine: logic } = provideDocumentMachine(new QueryClient(), { user: 'maya', organisation: 'riverside' });
  const actor = createActor(logic, { input: { project: 'mall' } }).start();
  actor.send({ type: 'load' });
  await waitFor(actor, (snapshot) => snapshot.matches('reportingDraft'));
  expect(actor.getSnapshot().context.unreadableDraft).toMatchObject({ reason, stored });
  expect([...device.values()]).toEqual([stored]);
  actor.send({ type: 'draft.discard' });
  await vi.waitFor(() => expect(device.size).toBe(0));
  expect(actor.getSnapshot().matches('open')).toBe(true);
});

it('[ET10] another tab that opens the location and leaves nothing to save removes only its own draft', async () => {
  const { move } = await open();
  move(3);
  await vi.waitFor(() => expect(kept()?.present.nodes[0]?.x).toBe(3));
  // The draft is held by the first tab, as its lock says.
  const { key } = kept() as StoredDraft;
  const request = async (name: string, _options: LockOptions, work: (lock: object | null) => unknown) =>
    work(name.endsWith(key) ? null : {});
  vi.stubGlobal('navigator', { locks: { request } });
  const second = await open();
  expect(second.actor.getSnapshot().context.draft).toBeNull();
  second.move(5);
  second.actor.send({ type: 'undo' });
  await vi.waitFor(() => expect(second.actor.getSnapshot().matches({ open: { sync: 'clean' } })).toBe(true));
  expect(device.get(key)).toMatchObject({ key });
  vi.unstubAllGlobals();
});

it('[ET12] [ET13] input of forms is stored with the draft, outlives a save of the network, and is restored', async () => {
  const { actor, move, save } = await open();
  const rooms = [{ floor: 'ground', mesh: 'L-001', entered: 'Bean Ferry' }];
  actor.send({ type: 'typed.set', typed: { rooms } });
  move(3);
  await vi.waitFor(() => expect(kept()?.typed).toEqual({ rooms }));
  await save();
  expect(actor.getSnapshot().matches({ open: { sync: 'clean' } })).toBe(true);
  await vi.waitFor(() => expect(kept()).toMatchObject({ typed: { rooms }, base: { revision: 5 } }));
  const { machine } = provideDocumentMachine(new QueryClient(), { user: 'maya', organisation: 'riverside' });
  const next = createActor(machine, { input: { project: 'mall' } }).start();
  next.send({ type: 'load' });
  await waitFor(next, (snapshot) => snapshot.matches('offeringDraft'));
  next.send({ type: 'draft.restore' });
  expect(next.getSnapshot().context).toMatchObject({ restored: { rooms }, typed: { rooms } });
  next.send({ type: 'typed.set', typed: {} });
  await vi.waitFor(() => expect(device.size).toBe(0));
});
