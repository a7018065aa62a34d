import type { PoolClient } from 'pg';
import { insertAmenities } from '../repositories/content/bulkInserts';
import { insertIcons } from '../repositories/content/icons';
import { insertImage } from '../repositories/uploads/images';
import { MALL_ICONS } from './centre/mallIcons';
import type { DemoPicture } from './storePictures';

/** The pictures of the shopping centre, in the order in which `seedMall` takes them. */
export const MALL_DRAWINGS: readonly string[] = MALL_ICONS.map(({ drawing }) => drawing);

/** Writes what the shopping centre has and other locations have not: icons of its own, and amenities with them. */
export async function seedMall(
  client: PoolClient,
  organisationId: number,
  pictures: readonly DemoPicture[],
): Promise<void> {
  for (const picture of pictures) await insertImage(client, organisationId, picture);
  const icons = await insertIcons(
    client,
    organisationId,
    MALL_ICONS.map(({ name }, index) => ({ name, imageKey: pictures[index]?.key ?? '' })),
  );
  await insertAmenities(
    client,
    organisationId,
    MALL_ICONS.flatMap(({ amenity }, index) =>
      amenity
        ? [{ ...amenity, iconId: icons[index]?.id ?? 0, alwaysShow: false, disableSearch: false, nodeIds: [] }]
        : [],
    ),
  );
}
