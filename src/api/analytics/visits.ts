import { countVisits as countVisitsCall, readVisitKey } from '@/contract/analytics/analytics';
import { call, requestHeaders } from '../transport/http';

/** Where this service takes events, and the key for a location; null where no key of it allows this service. */
export async function readVisitIntake(
  location: string,
  signal: AbortSignal,
): Promise<{ address: string; accessKey: string } | null> {
  const { data } = await call(readVisitKey, { params: { id: location }, signal });
  const address = `${requestHeaders().base}${countVisitsCall.path}`;
  return data.access_key === null ? null : { address, accessKey: data.access_key };
}
