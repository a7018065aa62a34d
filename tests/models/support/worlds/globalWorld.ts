import type { Destination } from '@/contract/destinations/destinations';
import { smallFloorZip } from '../../../support/smallFloor';
import { openSignedIn } from '../browser/signedInPage';
import { filePart, makeOwnFloor, OWNER } from './ownFloor';
import type { World } from './world';

/** Makes a location with a destination in a room, changes what the destination is everywhere, and saves. */
export async function openGlobalQuestion(world: World): Promise<void> {
  const { page } = world;
  const { project, floor, organisation, post } = await makeOwnFloor(world, 'Shared');
  const upload = await post<{ uuid: string }>(
    `floors/${floor}/upload-map`,
    filePart('floor.zip', Buffer.from(smallFloorZip()), 'application/zip'),
  );
  await post(`uploaded-map-files/${upload.uuid}/approve`, { data: {} });
  const { id } = await post<Destination>(`${organisation}/destinations`, { data: { name: 'Harbour Books' } });
  await post('project-destinations', { data: { object_name: 'room-a', floor_id: floor, parent_id: id } });
  await openSignedIn(world, OWNER, `/editor/${project}?viewType=map&selected=mesh:room-a`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Books, maps and coffee.');
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('button', { name: 'Save' }).click();
}
