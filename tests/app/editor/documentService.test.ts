import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROJECTS_KEY, projectKey } from '@/api/locations/keys';
import { projectDataKey } from '@/api/network/keys';
import type { StoredDraft } from '@/api/network/storedDraft';
import { provideDocumentMachine } from '@/app/editor/provideDocumentMachine';
import { translate } from '@/contract/texts/translate';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { nodeId } from '@/model/network/network';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const device = vi.hoisted(() => new Map<string, unknown>());
const removed = vi.hoisted((): string[] => []);
const disk = vi.hoisted(() => ({ isFull: false, writes: 0 }));
vi.mock('@/api/network/drafts', () => ({
  listDrafts: async () => [],
  writeDraft: async (draft: { key: string }) => {
    if (disk.isFull) throw new DOMException('Full.', 'QuotaExceededError');
    disk.writes += 1;
    device.set(draft.key, structuredClone(draft));
  },
  deleteDraft: async (key: string) => {
    removed.push(key);
    device.delete(key);
  },
}));

const service = holdService();
const NETWORK = `projects/${UUID.project}/network`;
const LISTS = [PROJECTS_KEY, projectKey(UUID.project), projectDataKey(UUID.project)];
const nodeAt = (x: number) => ({
  id: 1,
  floor_id: UUID.floor,
  x,
  y: 0,
  z: 0,
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
});
const NOTHING = { new: [], updated: [] };
const networkAt = (x: number, revision: number) => ({ revision, nodes: [nodeAt(x)], joins: [], transitgroups: [] });
const savedAt = (x: number, revision: number) => ({
  revision,
  nodes: { new: [], updated: [nodeAt(x)] },
  joins: NOTHING,
  transitgroups: NOTHING,
});
const draft = () => [...device.values()][0] as StoredDraft | undefined;
const xOf = (network: { readonly nodes: readonly { readonly x: number }[] } | undefined) => network?.nodes[0]?.x;

beforeEach(() => {
  device.clear();
  removed.length = 0;
  Object.assign(disk, { isFull: false, writes: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function open() {
  const provided = provideDocumentMachine(service.client, { user: 'maya', organisation: 'riverside' });
  const { machine, ...drafts } = provided;
  const actor = service.run(machine, { project: UUID.project });
  actor.send({ type: 'load' });
  (await service.next(`GET ${NETWORK}`)).answer(networkAt(0, 4));
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { sync: 'clean' } })).toBe(true));
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
  const isSaved = () => expect(actor.getSnapshot().matches({ open: { sync: 'clean' } })).toBe(true);
  return { actor, move, isSaved, ...drafts };
}

it('[DO5] a save sends what changed with its revision and a key; its answer loads the lists again, and nothing before', async () => {
  const { actor, move, isSaved } = await open();
  move(3);
  actor.send({ type: 'save' });
  const call = await service.next(`POST ${NETWORK}`);
  expect(call.body).toMatchObject({ revision: 4, nodes: { new: [], updated: [{ id: 1, x: 3 }], deleted: [] } });
  expect(call.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{20,}$/);
  expect(service.invalidated()).toEqual([]);
  call.answer(savedAt(3, 5));
  await vi.waitFor(isSaved);
  expect(service.invalidated()).toEqual(LISTS);
  await vi.waitFor(() => expect(device.size).toBe(0));
  move(7);
  actor.send({ type: 'save' });
  expect((await service.next(`POST ${NETWORK}`)).body).toMatchObject({ revision: 5 });
});

it('[DO6] edits made while a save runs stay stored on the device, based on what the save has stored', async () => {
  const { actor, move } = await open();
  move(3);
  actor.send({ type: 'save' });
  const call = await service.next(`POST ${NETWORK}`);
  move(9);
  removed.length = 0;
  call.answer(savedAt(3, 5));
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { sync: 'dirty' } })).toBe(true));
  await vi.waitFor(() => expect(draft()?.base.revision).toBe(5));
  expect([xOf(draft()?.base), xOf(draft()?.present)]).toEqual([3, 9]);
  expect(draft()?.sent).toBeUndefined();
  // Not for a moment: the tab may be lost in it.
  expect(removed).toEqual([]);
});

it('[DO2] the stored draft has the network that it is based on, the unsaved one, its owner and its time', async () => {
  const { move, flushDrafts } = await open();
  const before = Date.now();
  move(3);
  expect(device.size).toBe(0);
  flushDrafts();
  await vi.waitFor(() => expect(device.size).toBe(1));
  expect(draft()).toMatchObject({ version: 4, base: { revision: 4 } });
  expect([xOf(draft()?.base), xOf(draft()?.present)]).toEqual([0, 3]);
  expect(draft()?.key).toMatch(`maya/riverside/${UUID.project}`);
  expect(draft()?.savedAt).toBeGreaterThanOrEqual(before);
});

it('[DO14] the draft has the save before it is sent, and not after it was rejected', async () => {
  const { actor, move } = await open();
  move(3);
  actor.send({ type: 'save' });
  const call = await service.next(`POST ${NETWORK}`);
  expect(xOf(draft()?.sent)).toBe(3);
  call.refuse(422);
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe('No.'));
  await vi.waitFor(() => expect(draft()?.sent).toBeUndefined());
  expect(xOf(draft()?.present)).toBe(3);
  expect(service.invalidated()).toEqual([]);
});

it('[DO9] what somebody else saved meanwhile comes with the rejection, and the merged save is based on it', async () => {
  const { actor, move, isSaved } = await open();
  removed.length = 0;
  move(3);
  actor.send({ type: 'save' });
  const other = { ...nodeAt(50), id: 2 };
  const theirs = { ...networkAt(0, 8), nodes: [nodeAt(0), other] };
  (await service.next(`POST ${NETWORK}`)).refuse(409, { current: theirs });
  const again = await service.next(`POST ${NETWORK}`);
  expect(again.body).toMatchObject({ revision: 8, nodes: { updated: [{ id: 1, x: 3 }], deleted: [] } });
  // Nothing is saved yet.
  expect(removed).toEqual([]);
  again.answer(savedAt(3, 9));
  await vi.waitFor(isSaved);
  expect(actor.getSnapshot().context.history.present.nodes.size).toBe(2);
});

it('[DO2] undoing everything removes the draft at once', async () => {
  const { actor, move, flushDrafts } = await open();
  move(3);
  flushDrafts();
  await vi.waitFor(() => expect(device.size).toBe(1));
  // Whoever waits for a timer now waits for ever.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  actor.send({ type: 'undo' });
  vi.useRealTimers();
  await vi.waitFor(() => expect(device.size).toBe(0));
});

it('[DO12] a device that cannot store the draft is known, until it can again', async () => {
  const { actor, move, flushDrafts } = await open();
  disk.isFull = true;
  move(3);
  flushDrafts();
  await vi.waitFor(() => expect(actor.getSnapshot().context.isDraftInDanger).toBe(true));
  disk.isFull = false;
  move(5);
  flushDrafts();
  await vi.waitFor(() => expect(actor.getSnapshot().context.isDraftInDanger).toBe(false));
  const { storedDraft, history } = actor.getSnapshot().context;
  expect(storedDraft).toBe(history.present);
  expect(xOf(draft()?.present)).toBe(5);
});

/** The locks of this tab; one that is still held is refused. */
function holdLocks() {
  const held = new Set<string>();
  const taken: string[] = [];
  const request = async (name: string, _options: LockOptions, work: (lock: object | null) => unknown) => {
    if (held.has(name)) throw new Error('It is held.');
    held.add(name);
    taken.push(name);
    await work({});
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return { held, taken };
}

it('[DO1] [ET10] a failed load is tried again with the draft that this tab holds', async () => {
  const { taken } = holdLocks();
  const { machine } = provideDocumentMachine(service.client, { user: 'maya', organisation: 'riverside' });
  const actor = service.run(machine, { project: UUID.project });
  actor.send({ type: 'load' });
  const call = await service.next(`GET ${NETWORK}`);
  await vi.waitFor(() => expect(taken).toHaveLength(1));
  call.refuse(422);
  await vi.waitFor(() => expect(actor.getSnapshot().context.error).toBe('No.'));
  actor.send({ type: 'retry' });
  (await service.next(`GET ${NETWORK}`)).answer(networkAt(0, 4));
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ open: { sync: 'clean' } })).toBe(true));
  expect([taken.length, new Set(taken).size]).toEqual([2, 1]);
});

it('[ET10] [DO13] an editor that is left has written its draft and holds it no more', async () => {
  const { held } = holdLocks();
  const { move, flushDrafts, leaveDrafts } = await open();
  expect(held.size).toBe(1);
  move(3);
  leaveDrafts();
  await vi.waitFor(() => expect(held.size).toBe(0));
  expect(xOf(draft()?.present)).toBe(3);
  // The draft may be that of another tab by now.
  move(5);
  flushDrafts();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(xOf(draft()?.present)).toBe(3);
});

it('[DO13] an editor that is left while it loads wants the network no more', async () => {
  const { machine } = provideDocumentMachine(service.client, { user: 'maya', organisation: 'riverside' });
  const actor = service.run(machine, { project: UUID.project });
  actor.send({ type: 'load' });
  const call = await service.next(`GET ${NETWORK}`);
  expect(call.isWanted()).toBe(true);
  actor.stop();
  expect(call.isWanted()).toBe(false);
});

it('[DO13] a burst of edits is written once', async () => {
  const { move, flushDrafts } = await open();
  for (const x of [3, 5, 7]) move(x);
  flushDrafts();
  await vi.waitFor(() => expect(xOf(draft()?.present)).toBe(7));
  expect(disk.writes).toBe(1);
});

it('[DO1] without the script of drafts the location does not open, and the reason is in words', async () => {
  vi.resetModules();
  vi.doMock('@/app/editor/drafts/locationDrafts', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const fresh = await import('@/app/editor/provideDocumentMachine');
  const owner = { user: 'maya', organisation: 'riverside' };
  const actor = service.run(fresh.provideDocumentMachine(service.client, owner).machine, { project: UUID.project });
  actor.send({ type: 'load' });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('failed')).toBe(true));
  expect(actor.getSnapshot().context.error).toBe(translate('failed.network'));
  vi.doUnmock('@/app/editor/drafts/locationDrafts');
});
