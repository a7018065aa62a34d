import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Destination, destinationRule } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { additionalDataType } from '@/model/content/categories/additionalDataTypes';
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

export const BLANK_DESTINATION: Known = {};

/** Only the fields that the editor sends with a new destination: it is created in one statement. */
export const isPlain = ({ name: _, description, tags, categories, revision, ...details }: Body): boolean =>
  Object.values(details).every((value) => value === undefined);

const idsOf = (records: readonly { readonly id: number }[] = []): number[] => [...new Set(records.map(({ id }) => id))];

/** The stored fields after a save: those of the body, and where they are absent those of `before`. */
export function mergedDestination(before: Known, body: Body): DestinationRecord {
  return {
    name: body.name,
    description: body.description ?? before.description ?? '',
    tags: body.tags ?? before.tags ?? [],
    categories: idsOf(body.categories ?? before.categories),
    parent_id: body.parent_id === undefined ? (before.parent_id ?? null) : body.parent_id,
    logo: body.logo === undefined ? (before.logo ?? null) : body.logo || null,
    map_logo: body.map_logo === undefined ? (before.map_logo ?? null) : body.map_logo || null,
    review: body.review ?? before.review ?? 0,
    primary_apple_category:
      body.primary_apple_category === undefined ? (before.primary_apple_category ?? null) : body.primary_apple_category,
    apple_categories: [...new Set(body.apple_categories ?? before.apple_categories ?? [])],
    related_destinations: idsOf(body.related_destinations ?? before.related_destinations),
    opening_hours: body.opening_hours === undefined ? before.opening_hours : body.opening_hours,
    colour_settings: body.colour_settings === undefined ? before.colour_settings : body.colour_settings,
    additional_data: body.additional_data ? body.additional_data.map(describedData) : (before.additional_data ?? []),
  };
}

/** A value with what its type says about it. @throws InvalidError for an unknown type */
function describedData(
  { title, type, value, stored_data_type }: NonNullable<Body['additional_data']>[number],
  at: number,
) {
  const known = additionalDataType(type);
  if (!known) throw new InvalidError({ additional_data: [translate('destination.dataTypeMissing')] });
  const { id, name, default_data_type, helper_text } = known;
  return { id: at + 1, title: title || name, type: id, value, stored_data_type, default_data_type, helper_text };
}

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
