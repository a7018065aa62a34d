import { expect, it } from 'vitest';
import { bringNetwork } from '@/app/floorPlans/bringNetwork';
import { networkOfFile } from '../../machines/buildings/floorsImportSamples';
import { holdService } from '../support/heldService';
import { UUID } from '../support/samples';

const service = holdService();
const [GROUND, UPPER] = [UUID.floor, '66666666-6666-4666-8666-666666666667'];
const EMPTY = { revision: 7, nodes: [], joins: [], transitgroups: [] };
const walk = { id: 1, name: 'Walk', details: '', mapicon_url_entry: null, jointype: 'walk', accessable: 1 };
const stairs = { ...walk, id: 2, name: 'Stairs', jointype: 'stairs', accessable: 0 };

/** Brings the network in, up to its save. */
async function untilSaved(network: object = EMPTY) {
  const result = bringNetwork(
    service.client,
    { project: UUID.project, network: networkOfFile, floors: [GROUND, UPPER] },
    new AbortController().signal,
  );
  const floor = { name: 'Floor', shortname: 'F', order: 0, compile: true, plan: null };
  const floors = [
    { ...floor, uuid: GROUND, elevation: 0 },
    { ...floor, uuid: UPPER, elevation: 3.5 },
  ];
  const building = { uuid: UUID.upload, name: 'Quay House', shortname: 'QH', overview: false, floors };
  (await service.next(`GET projects/${UUID.project}/data`)).answer({
    first_floor: null,
    settings: { units: 'C', timezone: 'UTC' },
    location: { uuid: UUID.project, name: 'Quay', buildings: [building] },
    events: [],
    offers: [],
    badges: [],
    destinations: [],
    amenities: [],
    screens: [],
    transitgroups: [],
    transporttypes: [walk, stairs],
  });
  for (const uuid of [GROUND, UPPER])
    (await service.next(`GET floors/${uuid}/generated-networks`)).answer({
      generations: [{ nodes: [{ key: 'middle Café', x: 1, y: 2, mesh: null }], links: [] }],
    });
  (await service.next(`GET projects/${UUID.project}/network`)).answer(network);
  return { result, save: () => service.next(`POST projects/${UUID.project}/network`) };
}

it('[BP38] saves the network on its floors, and keeps it as the base of the next time', async () => {
  const { result, save } = await untilSaved();
  const saved = await save();
  expect(saved.body).toMatchObject({
    revision: 7,
    nodes: {
      new: [
        { floor_id: GROUND, x: 1, y: 2, z: 0 },
        { floor_id: GROUND, x: 4, y: 2, z: 0 },
        { floor_id: UPPER, x: 4, y: 2, z: 3.5 },
      ],
    },
    joins: { new: [{ travel: 'walk' }] },
    transitgroups: { new: [{ travel: 'stairs', name: 'Stairs 1' }] },
  });
  saved.answer({
    revision: 8,
    nodes: { new: [], updated: [], deleted: [] },
    joins: { new: [], updated: [], deleted: [] },
    transitgroups: { new: [], updated: [], deleted: [] },
  });
  const kept = await service.next(`POST floors/${GROUND}/generated-networks`);
  expect(kept.body).toEqual({
    nodes: [
      { key: 'source R1', x: 1, y: 2, mesh: 'room-a' },
      { key: 'source R2', x: 4, y: 2, mesh: null },
    ],
    links: [['source R1', 'source R2']],
  });
  kept.answer(null);
  (await service.next(`POST floors/${UPPER}/generated-networks`)).answer(null);
  expect(await result).toEqual({ added: 3, moved: 0, removed: 0, conflicts: 0 });
});

it('[BP38] after a save by somebody else it comes in beside theirs; a refusal says why', async () => {
  const { result, save } = await untilSaved();
  (await save()).refuse(409, {
    error: 'Changed.',
    message: 'Changed.',
    code: 'conflict',
    current: { ...EMPTY, revision: 9 },
  });
  const again = await save();
  expect(again.body).toMatchObject({ revision: 9 });
  again.refuse(403, { error: 'No right.', message: 'No right.', code: 'forbidden' });
  await expect(result).rejects.toThrow('No right.');
});

it('[BP38] while others keep saving, three tries are made, and then it says so', async () => {
  const { result, save } = await untilSaved();
  const refused = expect(result).rejects.toThrow('Somebody else keeps changing the network of this location.');
  for (const revision of [8, 9, 10])
    (await save()).refuse(409, {
      error: 'Changed.',
      message: 'Changed.',
      code: 'conflict',
      current: { ...EMPTY, revision },
    });
  await refused;
  expect(service.waiting()).toEqual([]);
});
