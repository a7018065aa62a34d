import type { Project } from '@/contract/locations/projects';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import type { World } from './world';

/** The person whose floors these are. */
export const OWNER = 'manager@riverside.example';

/** A location with one floor that no other walk uses. */
export interface OwnFloor {
  readonly project: string;
  readonly floor: string;
  /** `/api/organisations/<uuid>` of its organisation. */
  readonly organisation: string;
  /** Calls the service as its owner. @throws unless the answer is good */
  readonly post: <Data>(path: string, body: object) => Promise<Data>;
  readonly get: <Data>(path: string) => Promise<Data>;
  readonly remove: (path: string) => Promise<void>;
}

/** Makes a location with a building and a floor without a floor plan. */
export async function makeOwnFloor({ api }: World, name: string): Promise<OwnFloor> {
  const { headers, user } = await signInByApi<User>(api, { email: OWNER, password: 'atrium-demo' });
  const post = async <Data>(path: string, body: object) =>
    dataOf<Data>(await good(api.post(`/api/${path}`, { headers, ...body })));
  const organisation = `organisations/${user.organisation.uuid}`;
  const { project } = await post<{ project: Project }>(`${organisation}/projects`, { data: { name } });
  const building = await post<{ uuid: string }>(`projects/${project.uuid}/buildings`, {
    data: { name: 'Hall', shortname: 'H' },
  });
  const floor = await post<{ uuid: string }>(`buildings/${building.uuid}/floors`, {
    data: { name: 'Ground', shortname: 'G', order: 0 },
  });
  return {
    project: project.uuid,
    floor: floor.uuid,
    organisation,
    post,
    get: async (path) => dataOf(await good(api.get(`/api/${path}`, { headers }))),
    remove: async (path) => {
      await good(api.delete(`/api/${path}`, { headers }));
    },
  };
}

/** A file in the body of a `post`. */
export const filePart = (name: string, buffer: Buffer, mimeType: string): object => ({
  multipart: { file: { name, mimeType, buffer } },
});
