import * as z from 'zod/mini';
import { flag, rowIdWith, tidied, trimmedText } from '../common';
import { recordEndpoints } from '../recordEndpoints';
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

export const amenityCalls = recordEndpoints({
  kind: 'amenity',
  many: 'amenities',
  path: 'global-amenities/{id}',
  record: amenitySchema,
  rule: amenityRule,
  features: ['amenities'],
  answers: { read: 'members', write: 'members-with-content' },
  remove: { summary: 'Deletes an amenity; nodes lose it.' },
});
export const {
  list: listAmenities,
  create: createAmenity,
  update: updateAmenity,
  remove: deleteAmenity,
} = amenityCalls;
