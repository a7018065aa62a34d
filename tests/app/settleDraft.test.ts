import { expect, it, vi } from 'vitest';
import type { StoredDraft } from '@/api/drafts';
import { CallError } from '@/api/http';
import { settleDraft } from '@/app/settleDraft';
import type { WireJoint, WireNode } from '@/contract/network';
import { fromPlan, toChangeSet, toPlan } from '@/contract/planWire';
import { jointId, nodeId } from '@/model/plan/plan';

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
const joint = (id: number, from: number, to: number): WireJoint => ({
  id,
  from,
  to,
  travel: 'walk',
  direction: 0,
  weight: 1,
  multiplier: 1,
  multiplier_z: 1,
});
const network = (nodes: WireNode[], joins: WireJoint[] = []) => ({ nodes, joins, transitgroups: [] });

const DRAFT: StoredDraft = {
  key: 'maya/riverside/mall',
  version: 1,
  savedAt: 7,
  base: { revision: 4, ...network([node(1, 'old')]) },
  // After the save was sent, the new node was named and another one placed.
  present: network([node(1, 'old'), node(-1, 'named since'), node(-3, 'placed since')], [joint(-2, 1, -1)]),
  sent: network([node(1, 'old'), node(-1, '')], [joint(-2, 1, -1)]),
};

const GIVEN = {
  nodes: new Map([[nodeId(-1), nodeId(81)]]),
  joints: new Map([[jointId(-2), jointId(91)]]),
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
  const store = vi.fn(async (_base, plan) => ({ kind: 'saved' as const, revision: 5, given: GIVEN, plan }));
  const settled = await settleDraft(DRAFT, store);
  const [base, plan] = store.mock.calls[0] ?? [];
  const first = toChangeSet(toPlan(DRAFT.base), toPlan(DRAFT.sent ?? network([])), 4);
  expect(JSON.stringify(toChangeSet(base.plan, plan, base.revision))).toBe(JSON.stringify(first));
  expect(settled).toEqual({
    key: DRAFT.key,
    version: 1,
    savedAt: 7,
    base: { revision: 5, ...network([node(1, 'old'), { ...node(-1, ''), id: 81 }], [joint(91, 1, 81)]) },
    present: network(
      [node(1, 'old'), { ...node(-1, 'named since'), id: 81 }, node(-3, 'placed since')],
      [joint(91, 1, 81)],
    ),
  });
});

it('[DO14] what is read back from the device makes the same save, to the letter', () => {
  const read = structuredClone(DRAFT);
  const sent = toPlan(read.sent ?? network([]));
  const again = toPlan(fromPlan(sent));
  expect(JSON.stringify(toChangeSet(toPlan(read.base), again, 4))).toBe(
    JSON.stringify(toChangeSet(toPlan(DRAFT.base), sent, 4)),
  );
});

it.each([
  [
    'somebody else was faster',
    async () => ({ kind: 'stale' as const, theirs: { plan: toPlan(network([])), revision: 9 } }),
  ],
  ['the service refuses it', () => Promise.reject(new CallError(422, 'No.', refusal(422)))],
])('[DO14] where %s, the whole draft is offered as any other', async (_why, store) => {
  const { sent: _gone, ...rest } = DRAFT;
  expect(await settleDraft(DRAFT, store)).toEqual(rest);
});

it.each([
  ['without an answer', new CallError(500, 'No connection.', null)],
  ['where nobody is signed in any more', new CallError(401, 'Session over.', refusal(401))],
  ['where it was asked too often', new CallError(429, 'Too fast.', refusal(429))],
  ['where the service fails', new CallError(503, 'Closed.', refusal(503))],
])('[DO14] %s it is not known yet: opening fails and is tried again', async (_why, error) => {
  await expect(settleDraft(DRAFT, () => Promise.reject(error))).rejects.toBe(error);
});
