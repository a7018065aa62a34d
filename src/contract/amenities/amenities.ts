import * as z from 'zod/mini';
import { baseRevision, flag, noData, rowIdWith, tidied, trimmedText } from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation, ownedRecord, withFeature } from '../policy';
import { translate } from '../texts/translate';
import { type Amenity, amenitySchema } from './amenity';

/** An amenity at a node of a floor. */
export interface NodeAmenity {
  readonly id: number;
  readonly node_id: number;
  readonly global_amenity: Pick<Amenity, 'id' | 'name' | 'icon'>;
}

export const amenityRule = z.object({
  name: trimmedText(100, translate('amenity.nameMissing'), translate('amenity.nameLength')),
  description: z._default(z.string().check(tidied(), z.maxLength(5000)), ''),
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
  policy: withFeature('amenities', activeOrganisation('uuid')),
  answers: 'members-with-content',
  body: amenityRule,
  data: amenitySchema,
});

export const updateAmenity = endpoint({
  name: 'updateAmenity',
  method: 'PUT',
  path: 'global-amenities/{id}',
  summary: 'Changes an amenity of the active organisation.',
  policy: withFeature('amenities', ownedRecord('amenity', 'id')),
  answers: 'members-with-content',
  body: z.extend(amenityRule, { revision: baseRevision }),
  data: amenitySchema,
});

export const deleteAmenity = endpoint({
  name: 'deleteAmenity',
  method: 'DELETE',
  path: 'global-amenities/{id}',
  summary: 'Deletes an amenity; nodes lose it.',
  policy: withFeature('amenities', ownedRecord('amenity', 'id')),
  answers: 'members-with-content',
  data: noData,
});
