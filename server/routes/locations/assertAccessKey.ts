import type { Pool } from 'pg';
import { accessKeyText } from '@/contract/texts/accessKeyTexts';
import { allowsOrigin } from '@/model/access/domainPattern';
import { HttpError } from '../../http/httpError';
import type { HandlerTools } from '../../http/implement';
import { isUuid } from '../../isUuid';
import {
  ACTIVITY_LENGTH,
  ACTIVITY_SECONDS,
  type DeliveryKey,
  findDeliveryKey,
  noteActivity,
} from '../../repositories/locations/accessKeys';

type KeyTools = Pick<HandlerTools, 'read' | 'write' | 'now' | 'origin' | 'allowOrigin'>;

/** Activities that an instance remembers, at most. */
const MAX_NOTED = 10_000;

/**
 * When an activity was noted, in milliseconds since 1970: within a minute noting it again would change nothing, and thousands of
 * requests in a second would wait for one row.
 */
const noted = new WeakMap<Pool, Map<string, number>>();

function notedIn(pool: Pool): Map<string, number> {
  const known = noted.get(pool) ?? new Map<string, number>();
  noted.set(pool, known);
  return known;
}

/**
 * Checks the access key of an app: it belongs to the location, and the page that sends it is in one of its domains.
 * @throws HttpError 403
 */
export async function assertAccessKey(
  uuid: string,
  key: string,
  { read, write, now, origin, allowOrigin }: KeyTools,
): Promise<DeliveryKey> {
  // No text of the database has a NUL, and this one would fail the questions of others as well.
  const isPossible = isUuid(uuid) && !key.includes('\0');
  const found = isPossible ? await findDeliveryKey(read, { projectUuid: uuid, key }) : null;
  if (!found) throw new HttpError(403, 'access-key', accessKeyText('refused'));
  const from = origin ?? 'an app without an origin';
  const isAllowed = allowsOrigin(found.domains, origin);
  const activity = `${isAllowed ? 'Used' : 'Refused'} from ${from}`.slice(0, ACTIVITY_LENGTH);
  const known = notedIn(read);
  const name = `${found.id} ${activity}`;
  const age = Math.abs(now.getTime() - (known.get(name) ?? Number.NEGATIVE_INFINITY));
  if (age >= ACTIVITY_SECONDS * 1000) {
    await write(async ({ client }) => {
      await noteActivity(client, found.id, activity, now);
      return { data: null };
    });
    if (known.size >= MAX_NOTED) known.clear();
    known.set(name, now.getTime());
  }
  if (!isAllowed) throw new HttpError(403, 'access-key', accessKeyText('refused'));
  if (origin !== null) allowOrigin(origin);
  return found;
}
