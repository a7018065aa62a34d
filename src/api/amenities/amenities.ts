import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type amenityRule,
  createAmenity,
  deleteAmenity,
  listAmenities,
  updateAmenity,
} from '@/contract/amenities/amenities';
import type { Amenity } from '@/contract/amenities/amenity';
import { PROJECT_DATA_KEY } from '../network/keys';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { amenitiesKey } from './keys';

/** The amenities of an organisation. */
export const amenitiesQuery = (organisation: string) =>
  queryOptions({
    queryKey: amenitiesKey(organisation),
    queryFn: async ({ signal }) => (await call(listAmenities, { params: { uuid: organisation }, signal })).data,
  });

/** The calls of the form of an amenity; the editor shows them at nodes. */
export const amenityCalls = (organisation: string): RecordCalls<Amenity, z.input<typeof amenityRule>> => ({
  create: (body) => call(createAmenity, { params: { uuid: organisation }, body }),
  update: (id, body) => call(updateAmenity, { params: { id }, body }),
  remove: (id) => call(deleteAmenity, { params: { id } }),
  stale: [amenitiesKey(organisation), PROJECT_DATA_KEY],
});
