import { queryOptions } from '@tanstack/react-query';
import { countVisits as countVisitsCall, readVisitKey } from '@/contract/analytics/analytics';
import { call, requestHeaders } from '../transport/http';
import { visitKeyKey } from './keys';

/** Where this service takes events, and the key for a location; null where no key of it allows this service. */
export async function readVisitIntake(
  location: string,
  signal: AbortSignal,
): Promise<{ address: string; accessKey: string } | null> {
  const { data } = await call(readVisitKey, { params: { id: location }, signal });
  const address = `${requestHeaders().base}${countVisitsCall.path}`;
  return data.access_key === null ? null : { address, accessKey: data.access_key };
}

/** Whether a key of the location lets its map and its kiosks count their visits. */
export const countsVisitsQuery = (location: string) =>
  queryOptions({
    queryKey: visitKeyKey(location),
    queryFn: async ({ signal }) => (await readVisitIntake(location, signal)) !== null,
  });
