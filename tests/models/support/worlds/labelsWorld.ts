import type { Destination } from '@/contract/destinations/destinations';
import { smallFloorZip } from '../../../support/smallFloor';
import { openSignedIn } from '../browser/signedInPage';
import { filePart, makeOwnFloor, OWNER } from './ownFloor';
import type { World } from './world';

/** A location of its own for each walk, with labelled rooms. */
export interface LabelsWorld extends World {
  readonly labelled: {
    /** Places a destination in each of its rooms, as another user. */
    takeRooms: () => Promise<void>;
  };
}

/** Mesh and label; the second reads like a code. */
export const LABELS = { 'room-a': 'Harbour Books', 'room-b': '206', 'room-c': 'Toilets' } as const;

/** Makes a location with a floor plan and labels, and opens the dialog of its labels. */
export async function openLabels(world: LabelsWorld): Promise<void> {
  const { page, labelled } = world;
  const { project, floor, organisation, post } = await makeOwnFloor(world, 'Labelled');
  const upload = await post<{ uuid: string }>(
    `floors/${floor}/upload-map`,
    filePart('floor.zip', Buffer.from(smallFloorZip()), 'application/zip'),
  );
  await post(`uploaded-map-files/${upload.uuid}/approve`, { data: {} });
  const lines = Object.entries(LABELS).map(([mesh, label]) => `${mesh}\t${label}\n`);
  await post(`floors/${floor}/labels`, filePart('labels.txt', Buffer.from(lines.join('')), 'text/plain'));
  labelled.takeRooms = async () => {
    const { id } = await post<Destination>(`${organisation}/destinations`, { data: { name: 'Faster' } });
    for (const object_name of Object.keys(LABELS))
      await post('project-destinations', { data: { object_name, floor_id: floor, parent_id: id } });
  };
  await openSignedIn(world, OWNER, `/editor/${project}?viewType=map`);
  await page.getByRole('button', { name: 'Create 3 destinations from labels' }).first().click();
}
