/** The content of the organisation that does its worst: a large location, thousands of destinations, and a long audit log. */
import { writeObj } from '../../tests/support/objWriter.ts';
import { writeZip } from '../../tests/support/zipWriter.ts';

/** Nodes of the large location, and of a save. */
export const NODES = 96_000;
const SAVED = 24_000;
const FLOORS = 8;

const node = (id, floor, at) => ({
  id,
  floor_id: floor,
  x: at % 200,
  y: 1,
  z: Math.floor(at / 200),
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
});
const path = (id, from, to) => ({
  id,
  from,
  to,
  travel: 'walk',
  direction: 0,
  weight: 0,
  multiplier: 1,
  multiplier_z: 1,
});
const none = { new: [], updated: [], deleted: [] };

/** A save of so many new nodes in a row on a floor, each joined to the one before. */
export const saveOf = (revision, floor, count, from = 0) => ({
  revision,
  nodes: { ...none, new: Array.from({ length: count }, (_, at) => node(-1 - at, floor, from + at)) },
  joins: { ...none, new: Array.from({ length: count - 1 }, (_, at) => path(-1 - at, -1 - at, -2 - at)) },
  transitgroups: none,
});

/** Makes a location with its floors. */
export async function makeLocation(client, organisation, name, floors = FLOORS) {
  const { project } = await client.json('POST', `organisations/${organisation}/projects`, { body: { name } });
  const building = await client.json('POST', `projects/${project.uuid}/buildings`, {
    body: { name: 'Hall', shortname: 'H' },
  });
  const made = [];
  for (let order = 0; order < floors; order += 1)
    made.push(
      (
        await client.json('POST', `buildings/${building.uuid}/floors`, {
          body: { name: `Level ${order}`, shortname: `${order}`, order },
        })
      ).uuid,
    );
  return { project: project.uuid, floors: made };
}

/** A floor plan of so many rooms as an archive. */
export const planOf = (rooms) =>
  Buffer.from(
    writeZip([
      { name: 'floor.obj', bytes: writeObj({ seed: 1, rooms }).bytes },
      { name: 'floor.mtl', bytes: new TextEncoder().encode('newmtl m0\nKd 0.8 0.8 0.8\n') },
    ]),
  );

/** Bytes that each entry of a crafted archive becomes. */
const UNPACKED = 64 * 1024 * 1024;
const ENTRIES = 8;

/** An archive of few bytes that would become half a gigabyte: what it holds is one byte, again and again. */
export const craftedArchive = () => {
  const bytes = new Uint8Array(UNPACKED).fill(0x20);
  return Buffer.from(writeZip(Array.from({ length: ENTRIES }, (_, at) => ({ name: `floor-${at}.obj`, bytes }))));
};

/** Uploads a small floor plan and approves it. */
export async function addFloorPlanTo(client, floor) {
  const { body } = await client.upload(`floors/${floor}/upload-map`, { name: 'plan.zip', bytes: planOf(40) });
  await client.json('POST', `uploaded-map-files/${JSON.parse(body).data.uuid}/approve`, { body: {} });
}

export async function makeLargeLocation(client, organisation) {
  const location = await makeLocation(client, organisation, 'Large');
  let revision = 0;
  for (let at = 0; at < NODES / SAVED; at += 1) {
    const body = saveOf(revision, location.floors[at % FLOORS], SAVED);
    ({ revision } = await client.json('POST', `projects/${location.project}/network`, { body }));
  }
  return location;
}

/** Destinations, by as many calls at a time. */
export async function makeDestinations(client, organisation, count) {
  let next = 0;
  const add = async () => {
    while (next < count) {
      next += 1;
      const body = { name: `Shop ${next}`, description: 'A shop on the ground floor, open daily' };
      await client.json('POST', `organisations/${organisation}/destinations`, { body });
    }
  };
  await Promise.all(Array.from({ length: 16 }, add));
}
