import type { APIRequestContext } from 'playwright';
import type { Project } from '@/contract/locations/projects';
import type { ChangeSet, SavedChanges, WireNetwork, WireNode } from '@/contract/network/network';
import type { User } from '@/contract/users/users';
import { smallFloorZip } from '../smallFloor';
import { DEMO_PASSWORD, MANAGER } from './people';

const NOTHING = { new: [], updated: [], deleted: [] };

/** A location of its own that somebody changes beside the page: two floors, of which the lower one has a floor plan. */
export interface OwnLocation {
  readonly uuid: string;
  /** Uuid of the organisation. */
  readonly organisation: string;
  /** Sends a call of the location's manager. @throws unless the answer is good */
  readonly send: <Data>(method: 'get' | 'post' | 'put', path: string, data?: object) => Promise<Data>;
  /** The path of its editor. */
  readonly editor: string;
  readonly floors: readonly [string, string];
  /** The nodes, two on each floor, the lower floor first. */
  readonly nodes: readonly WireNode[];
  /** Moves a node in the service, as a colleague does. */
  readonly move: (node: WireNode, x: number) => Promise<void>;
  readonly deleteFloor: (floor: string) => Promise<void>;
  readonly network: () => Promise<WireNetwork>;
}

/** Makes the location by calls. @throws unless the answers are good */
export async function ownLocation(api: APIRequestContext, name: string): Promise<OwnLocation> {
  const signedIn = await api.post('/api/sign-in', { data: { email: MANAGER, password: DEMO_PASSWORD } });
  const { user } = ((await signedIn.json()) as { data: { user: User } }).data;
  const headers = { authorization: signedIn.headers().authorization ?? '' };
  const send = async <Data>(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    body: object = {},
  ): Promise<Data> => {
    const answer = await api[method](`/api/${path}`, { headers, ...body });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const { project } = await send<{ project: Project }>('post', `organisations/${user.organisation.uuid}/projects`, {
    data: { name },
  });
  const building = await send<{ uuid: string }>('post', `projects/${project.uuid}/buildings`, {
    data: { name: 'Hall', shortname: 'H' },
  });
  const floor = async (floorName: string, order: number) =>
    (
      await send<{ uuid: string }>('post', `buildings/${building.uuid}/floors`, {
        data: { name: floorName, shortname: floorName.charAt(0), order },
      })
    ).uuid;
  const floors = [await floor('Ground', 0), await floor('First', 1)] as const;
  const upload = await send<{ uuid: string }>('post', `floors/${floors[0]}/upload-map`, {
    multipart: { file: { name: 'floor.zip', mimeType: 'application/zip', buffer: Buffer.from(smallFloorZip()) } },
  });
  await send('post', `uploaded-map-files/${upload.uuid}/approve`, { data: {} });
  const network = () => send<WireNetwork>('get', `projects/${project.uuid}/network`);
  const save = async (changed: Partial<ChangeSet['nodes']>) => {
    const { revision } = await network();
    const data = { revision, nodes: { ...NOTHING, ...changed }, joins: NOTHING, transitgroups: NOTHING };
    return send<SavedChanges>('post', `projects/${project.uuid}/network`, { data });
  };
  const node = (id: number, floor_id: string, x: number, label: string): WireNode => ({
    id,
    floor_id,
    x,
    y: 11,
    z: 0,
    name: label,
    open: true,
    mesh: null,
    dynamicRoute: null,
  });
  const [ground, first] = floors;
  const made = await save({
    new: [
      node(-1, ground, 6, 'West door'),
      node(-2, ground, 20, 'East door'),
      node(-3, first, 6, 'West stairs'),
      node(-4, first, 20, 'East stairs'),
    ],
  });
  return {
    uuid: project.uuid,
    organisation: user.organisation.uuid,
    send: (method, path, data) => send(method, path, data ? { data } : {}),
    editor: `/editor/${project.uuid}?viewType=map`,
    floors,
    nodes: made.nodes.new.map(({ record }) => record),
    move: async (one, x) => void (await save({ updated: [{ ...one, x }] })),
    deleteFloor: async (uuid) => {
      const answer = await api.delete(`/api/floors/${uuid}`, { headers });
      if (!answer.ok()) throw new Error(`The floor was not deleted: ${await answer.text()}`);
    },
    network,
  };
}
