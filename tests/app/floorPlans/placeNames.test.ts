import { expect, it } from 'vitest';
import { placeNames, withNamed } from '@/app/floorPlans/placeNames';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import { labelsOf } from '@/model/floorPlan/sources/readBuildingFloor';
import { readBuildingOf } from '../../machines/buildings/floorsImportSamples';
import { planned, rectangle } from '../../support/plannedFloor';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();
const PLACE = `POST projects/${UUID.project}/project-mesh-destinations`;
const KNOWN = `GET organisations/${UUID.organisation}/destinations`;
const [ground] = readBuildingOf('Quay House').floors;
if (!ground) throw new Error('The sample has a floor.');
const spaces = (['Harbour Books', '0.12', 'Toilets'] as const).map((label, at) => ({
  // Sources name the object as the room where they can.
  ...planned(at === 2 ? label : `room-${at}`, 'room', rectangle(6 * at, 0, 5, 4)),
  label,
}));
const read = { ...ground, floorPlan: planOfSpaces(spaces), labels: labelsOf({ spaces }) };
const request = {
  project: UUID.project,
  organisation: UUID.organisation,
  floor: UUID.floor,
  attempt: UUID.upload,
};

it('[BP40] rooms whose labels read like names get destinations, the existing one of the name where there is one', async () => {
  const placing = placeNames(service.client, { ...request, read });
  (await service.next(KNOWN)).answer([]);
  const call = await service.next(PLACE);
  expect(call.body).toEqual({
    destinations: [
      { name: 'Harbour Books', rooms: [{ floor_id: UUID.floor, object_name: 'room-0' }] },
      { name: 'Toilets', rooms: [{ floor_id: UUID.floor, object_name: 'Toilets' }] },
    ],
  });
  expect(call.headers.get('idempotency-key')).not.toBeNull();
  call.answer({ placements: [1, 2].map((id) => ({ id, revision: 1 })), destinations: [] });
  expect(await placing).toBe(2);
});

it('[BP40] where somebody has placed one in these rooms meanwhile nothing is created, and the floors go on', async () => {
  const placing = placeNames(service.client, { ...request, read });
  (await service.next(KNOWN)).answer([]);
  (await service.next(PLACE)).refuse(409, { error: 'conflict', message: 'Taken.', code: 'conflict' });
  expect(await placing).toBe(0);
});

it('[BP40] the named rooms of a building are counted, without codes', () => {
  const building = readBuildingOf('Quay House');
  const { floors } = withNamed({ ...building, floors: [read, { ...read, labels: '' }] });
  expect(floors.map(({ named }) => named)).toEqual([2, 0]);
});

it('[BP40] a floor without named rooms asks for nothing, and another error is passed on', async () => {
  expect(await placeNames(service.client, { ...request, read: { ...read, labels: '' } })).toBe(0);
  expect(service.waiting()).toEqual([]);
  const placing = placeNames(service.client, { ...request, read });
  (await service.next(KNOWN)).answer([]);
  (await service.next(PLACE)).refuse(500, {});
  await expect(placing).rejects.toThrow();
});
