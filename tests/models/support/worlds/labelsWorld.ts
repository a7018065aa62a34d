import type { Destination } from '@/contract/destinations';
import type { Project } from '@/contract/projects';
import type { User } from '@/contract/users';
import { smallFloorZip } from '../../../support/smallFloor';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { openSignedIn } from '../browser/signedInPage';
import type { World } from './world';

/** A location of its own for each walk, with labelled rooms. */
export interface LabelsWorld extends World {
  readonly labelled: {
    /** Places a destination in each of its rooms, as another user. */
    takeRooms: () => Promise<void>;
  };
}

const MANAGER = { email: 'manager@riverside.example', password: 'atrium-demo' };
/** Mesh and label; the second reads like a code. */
export const LABELS = { 'room-a': 'Harbour Books', 'room-b': '206', 'room-c': 'Toilets' } as const;

/** Makes a location with a floor plan and labels, and opens the dialog of its labels. */
export async function openLabels(world: LabelsWorld): Promise<void> {
  const { api, page, labelled } = world;
  const { headers, user } = await signInByApi<User>(api, MANAGER);
  const post = async <Data>(path: string, body: object) =>
    dataOf<Data>(await good(api.post(`/api/${path}`, { headers, ...body })));
  const owner = `organisations/${user.organisation.uuid}`;
  const { project } = await post<{ project: Project }>(`${owner}/projects`, { data: { name: 'Labelled' } });
  const building = await post<{ uuid: string }>(`projects/${project.uuid}/buildings`, {
    data: { name: 'Hall', shortname: 'H' },
  });
  const floor = await post<{ uuid: string }>(`buildings/${building.uuid}/floors`, {
    data: { name: 'Ground', shortname: 'G', order: 0 },
  });
  const file = (name: string, buffer: Buffer, mimeType: string) => ({
    multipart: { file: { name, mimeType, buffer } },
  });
  const upload = await post<{ uuid: string }>(
    `floors/${floor.uuid}/upload-map`,
    file('floor.zip', Buffer.from(smallFloorZip()), 'application/zip'),
  );
  await good(api.post(`/api/uploaded-map-files/${upload.uuid}/approve`, { headers, data: {} }));
  const lines = Object.entries(LABELS).map(([mesh, label]) => `${mesh}\t${label}\n`);
  await post(`floors/${floor.uuid}/labels`, file('labels.txt', Buffer.from(lines.join('')), 'text/plain'));
  labelled.takeRooms = async () => {
    const { id } = await post<Destination>(`${owner}/destinations`, { data: { name: 'Faster' } });
    for (const object_name of Object.keys(LABELS))
      await post('project-destinations', { data: { object_name, floor_id: floor.uuid, parent_id: id } });
  };
  await openSignedIn(world, MANAGER.email, `/editor/${project.uuid}?viewType=map`);
  await page.getByRole('button', { name: 'Create 3 destinations from labels' }).first().click();
}
