import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Destination, destinationRule } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { isAppleCategory } from '@/model/content/categories/appleCategories';
import { InvalidError } from '../../errors';
import {
  countOwned,
  type DestinationRecord,
  hasSubDestinations,
  lockDestinations,
} from '../../repositories/destinations/destinationWrites';
import { isImageOf } from '../../repositories/uploads/images';

type Body = z.output<typeof destinationRule>;
type Known = Partial<Destination>;

/** Only the fields that the editor sends with a new destination: it is created in one statement. */
export const isPlain = ({ name: _, description, tags, categories, revision, ...details }: Body): boolean =>
  Object.values(details).every((value) => value === undefined);

/**
 * Checks what a record refers to, as far as that differs from before.
 * @param id of the destination; null for a new one
 * @throws InvalidError by field
 */
export async function assertReferences(
  client: PoolClient,
  organisationId: number,
  id: number | null,
  before: Known,
  record: DestinationRecord,
): Promise<void> {
  const { categories, related_destinations: related, parent_id: parentId } = record;
  const wrong = (field: string, text: Parameters<typeof translate>[0]) =>
    // Each of these texts has no placeholder.
    new InvalidError({ [field]: [translate(text as 'destination.parentMissing')] });
  if (id !== null && related.includes(id)) throw wrong('related_destinations', 'destination.relatedToItself');
  const owned = await countOwned(client, organisationId, { categories, destinations: related });
  if (owned.categories !== categories.length) throw wrong('categories', 'destination.categoryUnknown');
  if (owned.destinations !== related.length) throw wrong('related_destinations', 'destination.relatedUnknown');
  const { primary_apple_category: primary, apple_categories: secondary } = record;
  if (![primary ?? [], secondary].flat().every(isAppleCategory))
    throw wrong('apple_categories', 'destination.appleUnknown');
  if (primary !== null && secondary.includes(primary)) throw wrong('apple_categories', 'destination.appleOverlap');
  for (const field of ['logo', 'map_logo'] as const) {
    const url = record[field];
    if (url !== null && url !== before[field] && !(await isImageOf(client, organisationId, url)))
      throw wrong(field, 'destination.imageUnknown');
  }
  if (parentId === null || parentId === before.parent_id) return;
  if (parentId === id) throw wrong('parent_id', 'destination.ownParent');
  const parent = (await lockDestinations(client, organisationId, [parentId])).get(parentId);
  if (!parent) throw wrong('parent_id', 'destination.parentMissing');
  if (parent.parent_id !== null) throw wrong('parent_id', 'destination.parentIsSub');
  if (id !== null && (await hasSubDestinations(client, organisationId, id)))
    throw wrong('parent_id', 'destination.hasChildren');
}
