import { expect, it, vi } from 'vitest';
import type { StoredDraft } from '@/api/network/storedDraft';
import { ApiError } from '@/api/transport/apiError';
import { settleDraft } from '@/app/editor/drafts/settleDraft';
import type { WireEdge, WireNode } from '@/contract/network/network';
import { fromNetwork, toChangeSet, toNetwork } from '@/contract/network/networkWire';
import { edgeId, nodeId } from '@/model/network/network';

const node = (id: number, name: string): WireNode => ({
  id,
  floor_id: 'f1',
  x: id / 3,
  y: 2,
  z: 0,
  name,
  open: true,
  mesh: null,
  dynamicRoute: null,
});
const edge = (id: number, from: number, to: number): WireEdge => ({
  id,
  from,
  to,
  travel: 'walk',
  direction: 0,
  weight: 1,
  multiplier: 1,
  multiplier_z: 1,
});
const wireNetwork = (nodes: WireNode[], joins: WireEdge[] = []) => ({ nodes, joins, transitgroups: [] });

const DRAFT: StoredDraft = {
  key: 'maya/riverside/mall',
  version: 1,
  savedAt: 7,
  base: { revision: 4, ...wireNetwork([node(1, 'old')]) },
  // After the save was sent, the new node was named and another one placed.
  present: wireNetwork([node(1, 'old'), node(-1, 'named since'), node(-3, 'placed since')], [edge(-2, 1, -1)]),
  sent: wireNetwork([node(1, 'old'), node(-1, '')], [edge(-2, 1, -1)]),
};

const GIVEN = {
  nodes: new Map([[nodeId(-1), nodeId(81)]]),
  edges: new Map([[edgeId(-2), edgeId(91)]]),
  groups: new Map(),
};
const refusal = (status: number) => ({ status, code: 'refused', message: 'No.' }) as never;

it('[DO14] a draft without a save under way stays as it is, and nothing is sent', async () => {
  const store = vi.fn();
  const { sent: _none, ...draft } = DRAFT;
  expect(await settleDraft(draft, store)).toEqual(draft);
  expect(store).not.toHaveBeenCalled();
});

it('[DO14] the very same save is sent again, and what is left is in the numbers of the service', async () => {
  const store = vi.fn(async (_base, network) => ({ kind: 'saved' as const, revision: 5, assignedIds: GIVEN, network }));
  const settled = await settleDraft(DRAFT, store);
  const [base, network] = store.mock.calls[0] ?? [];
  const first = toChangeSet(toNetwork(DRAFT.base), toNetwork(DRAFT.sent ?? wireNetwork([])), 4);
  expect(JSON.stringify(toChangeSet(base.network, network, base.revision))).toBe(JSON.stringify(first));
  expect(settled).toEqual({
    key: DRAFT.key,
    version: 1,
    savedAt: 7,
    base: { revision: 5, ...wireNetwork([node(1, 'old'), { ...node(-1, ''), id: 81 }], [edge(91, 1, 81)]) },
    present: wireNetwork(
      [node(1, 'old'), { ...node(-1, 'named since'), id: 81 }, node(-3, 'placed since')],
      [edge(91, 1, 81)],
    ),
  });
});

it('[DO14] what is read back from the device makes the same save, to the letter', () => {
  const read = structuredClone(DRAFT);
  const sent = toNetwork(read.sent ?? wireNetwork([]));
  const again = toNetwork(fromNetwork(sent));
  expect(JSON.stringify(toChangeSet(toNetwork(read.base), again, 4))).toBe(
    JSON.stringify(toChangeSet(toNetwork(DRAFT.base), sent, 4)),
  );
});

it.each([
  [
    'somebody else was faster',
    async () => ({ kind: 'stale' as const, theirs: { network: toNetwork(wireNetwork([])), revision: 9 } }),
  ],
  ['the service refuses it', () => Promise.reject(new ApiError(422, 'No.', refusal(422)))],
])('[DO14] where %s, the whole draft is offered as any other', async (_why, store) => {
  const { sent: _gone, ...rest } = DRAFT;
  expect(await settleDraft(DRAFT, store)).toEqual(rest);
});

it.each([
  ['without an answer', new ApiError(500, 'No connection.', null)],
  ['where nobody is signed in any more', new ApiError(401, 'Session over.', refusal(401))],
  ['where it was asked too often', new ApiError(429, 'Too fast.', refusal(429))],
  ['where the service fails', new ApiError(503, 'Closed.', refusal(503))],
])('[DO14] %s it is not known yet: opening fails and is tried again', async (_why, error) => {
  await expect(settleDraft(DRAFT, () => Promise.reject(error))).rejects.toBe(error);
});
