import type * as z from 'zod/mini';
import type { Destination, destinationRule } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { additionalDataType } from '@/model/content/categories/additionalDataTypes';
import { InvalidError } from '../../errors';
import type { DestinationRecord } from './destinationWrites';

type Body = z.output<typeof destinationRule>;
type Known = Partial<Destination>;

export const BLANK_DESTINATION: Known = {};

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
    staff_only: body.staff_only ?? before.staff_only ?? false,
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
