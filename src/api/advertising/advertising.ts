import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { adRule } from '@/contract/advertising/ad';
import { type AdvertisedLocation, listAdvertising } from '@/contract/advertising/advertising';
import { updateProject } from '@/contract/locations/projectChanges';
import { PROJECT_KEY, PROJECTS_KEY } from '../locations/keys';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { withoutPrefix } from '../transport/withoutPrefix';
import { advertisingKey } from './keys';

/** The locations of an organisation with their advertisement and screensavers. */
export const advertisingQuery = (organisation: string) =>
  queryOptions({
    queryKey: advertisingKey(organisation),
    queryFn: async ({ signal }) => (await call(listAdvertising, { params: { uuid: organisation }, signal })).data,
  });

/** The save of an advertisement, which is a part of its location. */
export const advertisingCalls = (organisation: string): RecordCalls<AdvertisedLocation, z.input<typeof adRule>> => ({
  update: async (uuid, { revision, ...ad }) => {
    try {
      return await call(updateProject, { params: { uuid }, body: { ad, ...(revision !== undefined && { revision }) } });
    } catch (error) {
      throw withoutPrefix(error, 'ad.');
    }
  },
  stale: [advertisingKey(organisation), PROJECT_KEY, PROJECTS_KEY],
});
