import { expect, it, vi } from 'vitest';
import { destinationsKey } from '@/api/destinations/keys';
import { projectKey } from '@/api/locations/keys';
import { projectDataKey } from '@/api/network/keys';
import { provideLabelPlacing } from '@/app/editor/provideLabelPlacing';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();
const PLACE = `POST projects/${UUID.project}/project-mesh-destinations`;
const KNOWN = `GET organisations/${UUID.organisation}/destinations`;
const LISTS = [projectKey(UUID.project), projectDataKey(UUID.project), destinationsKey(UUID.organisation)];
const rooms = ['L-001', 'L-002'].map((mesh) => ({ mesh, label: 'Bean Ferry', isName: true }));
const batch = { placements: [{ id: 1, revision: 1 }], destinations: [] };

const open = () =>
  service.run(provideLabelPlacing(service.client, UUID.organisation), {
    project: UUID.project,
    floor: UUID.floor,
    rooms,
    attempt: 'first',
  });
const roomOf = (object_name: string) => ({ floor_id: UUID.floor, object_name });

it('[LP1] rooms of one name share a destination, the existing one where there is one', async () => {
  const actor = open();
  actor.send({ type: 'create' });
  (await service.next(KNOWN)).answer([]);
  const call = await service.next(PLACE);
  expect(call.body).toEqual({ destinations: [{ name: 'Bean Ferry', rooms: [roomOf('L-001'), roomOf('L-002')] }] });
  call.answer(batch);
  await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ kind: 'created', batch }));
  expect(service.invalidated()).toEqual(LISTS);
});

it('[LP1] without sharing, each room has a destination of its own, and the known ones are not asked for', async () => {
  const actor = open();
  actor.send({ type: 'share' });
  actor.send({ type: 'create' });
  const call = await service.next(PLACE);
  expect(call.body).toEqual({
    destinations: ['L-001', 'L-002'].map((mesh) => ({ name: 'Bean Ferry', rooms: [roomOf(mesh)] })),
  });
});

it('[LP1] repeated after an answer that was lost, it has one effect; in another dialog it is another', async () => {
  const keys: (string | null)[] = [];
  for (const times of [2, 1]) {
    const actor = open();
    actor.send({ type: 'share' });
    for (let time = 0; time < times; time++) {
      actor.send({ type: 'create' });
      const call = await service.next(PLACE);
      keys.push(call.headers.get('idempotency-key'));
      call.lose();
      await vi.waitFor(() => expect(actor.getSnapshot().matches('choosing')).toBe(true));
    }
  }
  expect(keys[0]).not.toBeNull();
  expect(new Set(keys).size).toBe(1);
});

it.each([
  [409, 'taken', LISTS],
  [403, 'choosing', []],
] as const)('[LP1] an answer of %i: %s', async (status, state, lists) => {
  const actor = open();
  actor.send({ type: 'share' });
  actor.send({ type: 'create' });
  (await service.next(PLACE)).refuse(status);
  await vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true));
  expect(service.invalidated()).toEqual(lists);
  if (state === 'taken') expect(actor.getSnapshot().output).toEqual({ kind: 'taken' });
});
