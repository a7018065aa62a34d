import { createBuilding, createFloor } from '@/contract/buildings/buildings';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import { createProject, publishProjectByPost } from '@/contract/locations/projects';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { switchOrganisation } from '@/contract/organisations/organisations';
import { signIn } from '@/contract/session/session';
import { listSkins } from '@/contract/skins/skins';
import { approveUpload, uploadMap } from '@/contract/uploads/uploads';
import { writeObj } from '../support/objWriter';
import { nodeChanges, testNode } from '../support/service/testNetwork';
import { writeZip } from '../support/zipWriter';
import type { Client } from './client';
import { importFile } from './fileImports';
import { waitForJob } from './jobs';
import type { Ledger } from './ledger';
import type { Place } from './place';
import { RECORDS, type RecordKind } from './records';
import { drawRoom, exportCsv, publishAndRollBack } from './shelf';

/** Signs in and makes the locations that are worked on. */
export async function makePlace(client: Client, staff: Client): Promise<Place> {
  const { user } = await client.call(signIn, {
    body: { email: 'manager@riverside.example', password: 'atrium-demo' },
  });
  const organisation = user?.organisation.uuid ?? '';
  await staff.call(signIn, { body: { email: 'staff@atrium.example', password: 'atrium-demo' } });
  await staff.call(switchOrganisation, { params: { uuid: organisation }, body: { organisation } });
  staff.organisation = organisation;
  const skin = (await client.call(listSkins, {}))[0]?.id ?? 0;
  const [main, shelf] = [await makeLocation(client, organisation), await makeLocation(client, organisation)];
  return { client, staff, organisation, ...main, shelf, skin };
}

async function makeLocation(client: Client, organisation: string) {
  const { project } = await client.call(createProject, { params: { uuid: organisation }, body: { name: '0' } });
  const building = await client.call(createBuilding, {
    params: { uuid: project.uuid },
    body: { name: 'Hall', shortname: 'H' },
  });
  const floor = await client.call(createFloor, {
    params: { uuid: building.uuid },
    body: { name: 'Ground', shortname: 'G', order: 0 },
  });
  await uploadFloorPlan(client, floor.uuid, 0);
  return { project: project.uuid, floor: floor.uuid };
}

/** Nine people at once, each with one write after the other, until the service is gone. */
export function startWork(place: Place, ledger: Ledger, from: number): Promise<unknown> {
  const { client } = place;
  let value = from;
  const next = () => ++value;
  return Promise.allSettled([
    repeat(() => saveNode(client, place, next(), ledger)),
    repeat(() => replaceFloorPlan(client, place, next(), ledger)),
    repeat(() => rename(client, place, next(), ledger)),
    repeat(() => publish(client, place, ledger)),
    repeat(() => publishAndRollBack(place, next(), ledger)),
    repeat(() => drawRoom(place, next(), ledger)),
    repeat(() => exportCsv(place, next(), ledger)),
    repeat(() => importFile(place, next(), ledger)),
    repeat(async () => {
      for (const record of RECORDS) await createRecord(place, record, next(), ledger);
    }),
  ]);
}

async function createRecord(place: Place, { kind, create }: RecordKind, value: number, ledger: Ledger): Promise<void> {
  await create(place, `${kind} ${value}`);
  ledger.write({ kind, value });
}

async function repeat(work: () => Promise<void>): Promise<never> {
  for (;;) await work();
}

async function saveNode(client: Client, { project, floor }: Place, value: number, ledger: Ledger): Promise<void> {
  const { revision } = await client.call(readNetwork, { params: { uuid: project } });
  const node = { ...testNode(-1, floor, value % 1000, 0), name: String(value) };
  const body = nodeChanges(revision, { new: [node] });
  await client.write('network save', saveNetwork, { params: { uuid: project }, body });
  ledger.write({ kind: 'node', value });
}

/** A plan whose rooms are named by its number. */
const floorPlanOf = (value: number): Uint8Array =>
  writeZip([
    { name: 'floor.obj', bytes: writeObj({ seed: value, rooms: 6, name: (room) => `${value}-${room}` }).bytes },
  ]);

async function uploadFloorPlan(client: Client, floor: string, value: number): Promise<void> {
  const file = { name: `${value}.zip`, bytes: floorPlanOf(value) };
  const { uuid } = await client.write('upload', uploadMap, { params: { uuid: floor }, query: {}, file });
  await client.write('approval', approveUpload, { params: { id: uuid }, body: {} });
}

async function replaceFloorPlan(client: Client, { floor }: Place, value: number, ledger: Ledger): Promise<void> {
  const file = { name: `${value}.zip`, bytes: floorPlanOf(value) };
  const { uuid } = await client.write('upload', uploadMap, { params: { uuid: floor }, query: {}, file });
  ledger.write({ kind: 'upload', value });
  await client.write('approval', approveUpload, { params: { id: uuid }, body: {} });
  ledger.write({ kind: 'plan', value });
}

async function rename(client: Client, { project }: Place, value: number, ledger: Ledger): Promise<void> {
  await client.write('rename', updateProject, { params: { uuid: project }, body: { name: String(value) } });
  ledger.write({ kind: 'name', value });
}

async function publish(client: Client, { project }: Place, ledger: Ledger): Promise<void> {
  // Whatever stands now is in what is published next.
  const value = Number((await client.call(readProject, { params: { uuid: project } })).name);
  const params = { uuid: project };
  const { uuid } = await client.write('publish request', publishProjectByPost, { params, query: {} });
  if ((await waitForJob(client, 'publish job', uuid)) === 'succeeded') ledger.write({ kind: 'published', value });
}
