import type { APIRequestContext } from 'playwright';
import type { Project } from '@/contract/locations/projects';
import type { ChangeSet, SavedChanges, WireEdge, WireNode } from '@/contract/network/network';
import type { User } from '@/contract/users/users';
import { smallFloorZip } from '../smallFloor';
import { DEMO_PASSWORD } from './people';

/** The rooms of a floor of the small hospital, by the names of its first floor plans. */
export const WARDS = {
  ground: { 'room-a': 'Main Reception', 'room-b': 'Cardiology', 'room-c': 'Café', 'room-d': 'Outpatients' },
  first: { 'room-a': 'Ward 2C', 'room-c': 'Theatre 1', 'room-d': 'Ward 1H' },
} as const;

export interface Hospital {
  /** Uuid of its organisation. */
  readonly organisation: string;
  readonly uuid: string;
  readonly floors: readonly [ground: string, first: string];
  readonly send: <Data>(method: 'get' | 'post' | 'put', path: string, data?: object) => Promise<Data>;
  /** The ids of its destinations, by name. */
  readonly destinations: ReadonlyMap<string, number>;
}

const DOORS = { 'room-a': [6, 7], 'room-b': [20, 7], 'room-c': [34, 7], 'room-d': [20, 15] } as const;

/** A corridor with a door to each room, two entrances, the stairs in the west and the lift in the east. */
function floorNetwork(floor_id: string, first: number, entrances: boolean) {
  const nodes: WireNode[] = [];
  const joins: WireEdge[] = [];
  const node = (x: number, y: number, more: Partial<WireNode> = {}): number => {
    const id = first - nodes.length;
    const blank = { name: '', open: true, mesh: null, dynamicRoute: null };
    nodes.push({ id, floor_id, x, y, z: entrances ? 0 : 4, ...blank, ...more });
    return id;
  };
  const path = (from: number, to: number) => {
    const id = first - joins.length;
    joins.push({ id, from, to, travel: 'walk', direction: 0, weight: 0, multiplier: 1, multiplier_z: 1 });
    return to;
  };
  const stairs = node(2, 11);
  const west = path(stairs, node(6, 11));
  const middle = path(west, node(20, 11));
  const corridor = path(middle, node(27, 11, { name: 'Corridor K' }));
  const east = path(corridor, node(34, 11));
  const lift = path(east, node(38, 11));
  const ends = { 'room-a': west, 'room-b': middle, 'room-c': east, 'room-d': middle };
  for (const room of Object.keys(DOORS) as (keyof typeof DOORS)[]) {
    const [x, y] = DOORS[room];
    path(ends[room], node(x, y, { mesh: room }));
  }
  if (entrances) {
    path(stairs, node(-1, 11, { name: 'West entrance' }));
    path(east, node(41, 9.5, { name: 'East entrance' }));
  }
  return { nodes, joins, stairs, lift };
}

/** A hospital of two floors in an organisation that had nothing, made by calls. @throws unless the answers are good */
export async function newHospital(api: APIRequestContext, email: string): Promise<Hospital> {
  const signedIn = await api.post('/api/sign-in', { data: { email, password: DEMO_PASSWORD } });
  const { user } = ((await signedIn.json()) as { data: { user: User } }).data;
  const headers = { authorization: signedIn.headers().authorization ?? '' };
  const call = async <Data>(method: 'get' | 'post' | 'put', path: string, body: object = {}): Promise<Data> => {
    const answer = await api[method](`/api/${path}`, { headers, ...body });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const send = <Data>(method: 'get' | 'post' | 'put', path: string, data?: object) =>
    call<Data>(method, path, data ? { data } : {});
  const organisation = user.organisation.uuid;
  const { project } = await send<{ project: Project }>('post', `organisations/${organisation}/projects`, {
    name: 'St. Brigid’s',
  });
  const building = await send<{ uuid: string }>('post', `projects/${project.uuid}/buildings`, {
    name: 'Main Building',
    shortname: 'M',
  });
  const floor = async (name: string, order: number) => {
    const { uuid } = await send<{ uuid: string }>('post', `buildings/${building.uuid}/floors`, {
      name,
      shortname: name.charAt(0),
      order,
    });
    const file = { name: 'floor.zip', mimeType: 'application/zip', buffer: Buffer.from(smallFloorZip()) };
    const upload = await call<{ uuid: string }>('post', `floors/${uuid}/upload-map`, { multipart: { file } });
    await send('post', `uploaded-map-files/${upload.uuid}/approve`, {});
    return uuid;
  };
  const floors = [await floor('Ground', 0), await floor('First', 1)] as const;
  const labels = Buffer.from('room-a\tWard 2C\nroom-c\tTheatre 1\n');
  await call('post', `floors/${floors[1]}/labels`, {
    multipart: { file: { name: 'labels.txt', mimeType: 'text/plain', buffer: labels } },
  });
  const destinations = new Map<string, number>();
  for (const [at, rooms] of [WARDS.ground, WARDS.first].entries())
    for (const [object_name, name] of Object.entries(rooms)) {
      const made = await send<{ id: number }>('post', `organisations/${organisation}/destinations`, { name });
      destinations.set(name, made.id);
      await send('post', 'project-destinations', { object_name, floor_id: floors[at], parent_id: made.id });
    }
  const ground = floorNetwork(floors[0], -1, true);
  const upper = floorNetwork(floors[1], -101, false);
  const group = (id: number, name: string, travel: string, one: number, other: number) => {
    const nodes = [{ id: one }, { id: other }];
    return { id, name, travel, weight: 0, type: 'BI' as const, multiplier: 1, nodes };
  };
  const all = <Record>(made: Record[]) => ({ new: made, updated: [], deleted: [] });
  const network: ChangeSet = {
    revision: 0,
    nodes: all([...ground.nodes, ...upper.nodes]),
    joins: all([...ground.joins, ...upper.joins]),
    transitgroups: all([
      group(-1, 'Lift A', 'lift', ground.lift, upper.lift),
      group(-2, 'Main stairs', 'stairs', ground.stairs, upper.stairs),
    ]),
  };
  await send<SavedChanges>('post', `projects/${project.uuid}/network`, network);
  return { organisation, uuid: project.uuid, floors, send, destinations };
}
