import { createBuilding, createFloor } from '@/contract/buildings/buildings';
import { readJob } from '@/contract/jobs/jobs';
import { updateProject } from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import { createProject, publishProjectByPost } from '@/contract/locations/projects';
import { readNetwork, saveNetwork } from '@/contract/network/network';
import { signIn } from '@/contract/session/session';
import { approveUpload, uploadMap } from '@/contract/uploads/uploads';
import { writeObj } from '../support/objWriter';
import { nodeChanges, testNode } from '../support/service/testNetwork';
import { writeZip } from '../support/zipWriter';
import type { Client } from './client';
import type { Ledger } from './ledger';

export interface Place {
  readonly project: string;
  readonly floor: string;
}

/** Signs in and makes the location that is worked on. */
export async function makePlace(client: Client): Promise<Place> {
  const { user } = await client.call(signIn, {
    body: { email: 'manager@riverside.example', password: 'atrium-demo' },
  });
  const organisation = user?.organisation.uuid ?? '';
  const { project } = await client.call(createProject, { params: { uuid: organisation }, body: { name: '0' } });
  const building = await client.call(createBuilding, {
    params: { uuid: project.uuid },
    body: { name: 'Hall', shortname: 'H' },
  });
  const floor = await client.call(createFloor, {
    params: { uuid: building.uuid },
    body: { name: 'Ground', shortname: 'G', order: 0 },
  });
  const place = { project: project.uuid, floor: floor.uuid };
  await uploadFloorPlan(client, place, 0);
  return place;
}

/** Four people at once, each with one write after the other, until the service is gone. */
export function startWork(client: Client, place: Place, ledger: Ledger, from: number): Promise<unknown> {
  let value = from;
  const next = () => ++value;
  return Promise.allSettled([
    repeat(() => saveNode(client, place, next(), ledger)),
    repeat(() => replaceFloorPlan(client, place, next(), ledger)),
    repeat(() => rename(client, place, next(), ledger)),
    repeat(() => publish(client, place, ledger)),
  ]);
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

async function uploadFloorPlan(client: Client, { floor }: Place, value: number): Promise<void> {
  const file = { name: `${value}.zip`, bytes: floorPlanOf(value) };
  const { uuid } = await client.write('upload', uploadMap, { params: { uuid: floor }, query: {}, file });
  await client.write('approval', approveUpload, { params: { id: uuid } });
}

async function replaceFloorPlan(client: Client, { floor }: Place, value: number, ledger: Ledger): Promise<void> {
  const file = { name: `${value}.zip`, bytes: floorPlanOf(value) };
  const { uuid } = await client.write('upload', uploadMap, { params: { uuid: floor }, query: {}, file });
  ledger.write({ kind: 'upload', value });
  await client.write('approval', approveUpload, { params: { id: uuid } });
  ledger.write({ kind: 'plan', value });
}

async function rename(client: Client, { project }: Place, value: number, ledger: Ledger): Promise<void> {
  await client.write('rename', updateProject, { params: { uuid: project }, body: { name: String(value) } });
  ledger.write({ kind: 'name', value });
}

async function publish(client: Client, { project }: Place, ledger: Ledger): Promise<void> {
  // Whatever stands now is in what is published next.
  const value = Number((await client.call(readProject, { params: { uuid: project } })).name);
  const { uuid } = await client.write('publish request', publishProjectByPost, {
    params: { uuid: project },
    query: {},
  });
  const key = `job ${uuid}`;
  client.open.set(key, { what: 'publish job', key, again: () => waitForJob(client, uuid) });
  if ((await waitForJob(client, uuid)) === 'succeeded') ledger.write({ kind: 'published', value });
  client.open.delete(key);
}

async function waitForJob(client: Client, uuid: string): Promise<string> {
  for (;;) {
    const { state } = await client.call(readJob, { params: { uuid } });
    if (state !== 'queued' && state !== 'running') return state;
    await new Promise((later) => setTimeout(later, 10));
  }
}
