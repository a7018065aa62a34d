import * as z from 'zod/mini';
import { baseRevision, flag, noData, rowIdWith, trimmedText, uuid } from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation, ownedRecord } from '../policy';
import { translate } from '../texts/translate';

export const amenitySchema = z.object({
  id: z.int(),
  uuid: z.optional(uuid),
  name: z.string(),
  description: z.string(),
  icon_id: z.nullable(z.int()),
  /** Shown on the map at every zoom. */
  always_show: flag,
  /** Left out of the search of visitors. */
  disable_search: flag,
  organisation_id: z.optional(z.int()),
  logo: z.optional(z.nullable(z.string())),
  /** Null where the icon is gone. */
  icon: z.optional(z.nullable(z.object({ url: z.string() }))),
  revision: z.optional(z.int()),
  /** How many nodes have it. */
  nodes: z.optional(z.int()),
});
export type Amenity = z.infer<typeof amenitySchema>;

/** An amenity at a node of a floor. */
export interface NodeAmenity {
  readonly id: number;
  readonly node_id: number;
  readonly global_amenity: Pick<Amenity, 'id' | 'name' | 'icon'>;
}

export const amenityRule = z.object({
  name: trimmedText(100, translate('amenity.nameMissing'), translate('amenity.nameLength')),
  description: z._default(z.string().check(z.trim(), z.maxLength(5000)), ''),
  icon_id: rowIdWith(translate('amenity.iconMissing')),
  always_show: z._default(flag, 0),
  disable_search: z._default(flag, 0),
});

export const listAmenities = endpoint({
  name: 'listAmenities',
  method: 'GET',
  path: 'organisations/{uuid}/amenities',
  summary: 'The amenities of an organisation.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  data: z.array(amenitySchema),
});

export const createAmenity = endpoint({
  name: 'createAmenity',
  method: 'POST',
  path: 'organisations/{uuid}/amenities',
  summary: 'Creates an amenity.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  body: amenityRule,
  data: amenitySchema,
});

export const updateAmenity = endpoint({
  name: 'updateAmenity',
  method: 'PUT',
  path: 'global-amenities/{id}',
  summary: 'Changes an amenity of the active organisation.',
  policy: ownedRecord('amenity', 'id'),
  answers: 'members',
  body: z.extend(amenityRule, { revision: baseRevision }),
  data: amenitySchema,
});

export const deleteAmenity = endpoint({
  name: 'deleteAmenity',
  method: 'DELETE',
  path: 'global-amenities/{id}',
  summary: 'Deletes an amenity; nodes lose it.',
  policy: ownedRecord('amenity', 'id'),
  answers: 'members',
  data: noData,
});
