import { beforeEach, expect, it, vi } from 'vitest';
import { PROJECTS_KEY, projectKey } from '@/api/locations/keys';
import { projectDataKey } from '@/api/network/keys';
import type { StoredDraft } from '@/api/network/storedDraft';
import { provideDocumentMachine } from '@/app/editor/provideDocumentMachine';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { nodeId } from '@/model/network/network';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const device = vi.hoisted(() => new Map<string, unknown>());
const removed = vi.hoisted((): string[] => []);
vi.mock('@/api/network/drafts', () => ({
  listDrafts: async () => [],
  writeDraft: async (draft: { key: string }) => void device.set(draft.key, structuredClone(draft)),
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
});

async function open() {
  const { machine, flushDrafts } = provideDocumentMachine(service.client, { user: 'maya', organisation: 'riverside' });
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
  return { actor, move, flushDrafts, isSaved };
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
  move(3);
  actor.send({ type: 'save' });
  const other = { ...nodeAt(50), id: 2 };
  const theirs = { ...networkAt(0, 8), nodes: [nodeAt(0), other] };
  (await service.next(`POST ${NETWORK}`)).refuse(409, { current: theirs });
  const again = await service.next(`POST ${NETWORK}`);
  expect(again.body).toMatchObject({ revision: 8, nodes: { updated: [{ id: 1, x: 3 }], deleted: [] } });
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
