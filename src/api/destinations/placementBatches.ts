import { mutationOptions } from '@tanstack/react-query';
import { createPlacements, type PlacedBatch, undoPlacements } from '@/contract/destinations/placementBatches';
import type { LabelPlacement } from '@/model/content/rooms/labelPlacements';
import { refreshPlacements } from '../network/editor';
import { digest } from '../transport/digest';
import { call } from '../transport/http';

/**
 * Places destinations in rooms of a floor, all or none. A call whose answer was lost has one effect when it is repeated
 * under the same `attempt`.
 * @throws ApiError 409 when one of the rooms has a destination
 */
export async function placeInRooms(
  project: string,
  floor: string,
  placements: readonly LabelPlacement[],
  attempt: string,
): Promise<PlacedBatch> {
  const body = {
    destinations: placements.map(({ name, existing, meshes }) => ({
      ...(existing === null ? { name } : { parent_id: existing }),
      rooms: meshes.map((object_name) => ({ floor_id: floor, object_name })),
    })),
  };
  // The content may change between two tries, and one key belongs to one content.
  const idempotencyKey = await digest(`${attempt} ${JSON.stringify(body)}`);
  return (await call(createPlacements, { params: { uuid: project }, body, idempotencyKey })).data;
}

/** Undoes a batch, except for records that were changed since. */
export const undoBatchIn = (project: string, organisation: string) =>
  mutationOptions({
    mutationFn: async (batch: PlacedBatch) =>
      (
        await call(undoPlacements, {
          params: { uuid: project },
          body: batch,
          idempotencyKey: await digest(`undo ${project} ${JSON.stringify(batch)}`),
        })
      ).data,
    onSuccess: (_answer, _batch, _result, { client }) => refreshPlacements(client, project, organisation),
  });
