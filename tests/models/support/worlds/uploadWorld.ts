import type { Destination } from '@/contract/destinations/destinations';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import { smallFloorZip } from '../../../support/smallFloor';
import { openSignedIn } from '../browser/signedInPage';
import { filePart, makeOwnFloor, OWNER } from './ownFloor';
import type { World } from './world';

/** An uploaded floor plan for a floor of its own, which another person changes beside the page. */
export interface UploadWorld extends World {
  readonly uploaded: {
    /** Places a destination in a room that the upload lacks. */
    placeElsewhere: () => Promise<void>;
    approve: () => Promise<void>;
    /** Deletes the upload, unless that is done. */
    remove: () => Promise<void>;
  };
}

const nothing = async () => undefined;
export const uploadWorld = async (world: World): Promise<UploadWorld> => ({
  ...world,
  uploaded: { placeElsewhere: nothing, approve: nothing, remove: nothing },
});

/** Uploads a floor plan and opens its preview. */
export async function openUpload(world: UploadWorld): Promise<void> {
  const { uploaded } = world;
  const { floor, organisation, post, remove } = await makeOwnFloor(world, 'Approval Quay');
  const { uuid } = await post<UploadedMapFile>(
    `floors/${floor}/upload-map`,
    filePart('floor.zip', Buffer.from(smallFloorZip()), 'application/zip'),
  );
  uploaded.placeElsewhere = async () => {
    const { id } = await post<Destination>(`${organisation}/destinations`, { data: { name: 'Bakery' } });
    await post('project-destinations', { data: { object_name: 'room-x', floor_id: floor, parent_id: id } });
  };
  uploaded.approve = () => post(`uploaded-map-files/${uuid}/approve`, { data: {} });
  let isThere = true;
  uploaded.remove = async () => {
    if (isThere) await remove(`uploaded-map-files/${uuid}`);
    isThere = false;
  };
  await openSignedIn(world, OWNER, `/map-preview/${uuid}`);
}
