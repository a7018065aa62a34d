import type { Pool } from 'pg';
import { accessKeyText } from '@/contract/texts/accessKeyTexts';
import { allowsOrigin } from '@/model/access/domainPattern';
import { isUuid } from '@/model/content/isUuid';
import { HttpError } from '../../http/httpError';
import type { HandlerTools } from '../../http/implement';
import {
  ACTIVITY_LENGTH,
  ACTIVITY_SECONDS,
  type DeliveryKey,
  findDeliveryKey,
  noteActivity,
} from '../../repositories/locations/accessKeys';

type KeyTools = Pick<HandlerTools, 'read' | 'write' | 'now' | 'origin' | 'allowOrigin' | 'isOwnPage'>;

/** Different activities of a key that are noted in an hour: anybody can send from as many origins as they like. */
const MOST_ACTIVITIES = 20;
const HOUR = 3_600_000;
/** Keys that an instance remembers, at most. */
const MAX_KEYS = 10_000;

/** Activities of a key within an hour, and when each was noted, in milliseconds since 1970. */
interface NotedActivities {
  readonly begins: number;
  readonly times: Map<string, number>;
}

/**
 * By key: within a minute noting an activity again would change nothing, and thousands of requests in a second would wait
 * for one row.
 */
const noted = new WeakMap<Pool, Map<number, NotedActivities>>();

function notedOf(pool: Pool, keyId: number, now: number): Map<string, number> {
  const keys = noted.get(pool) ?? new Map<number, NotedActivities>();
  noted.set(pool, keys);
  const known = keys.get(keyId);
  if (known && Math.abs(now - known.begins) < HOUR) return known.times;
  if (keys.size >= MAX_KEYS) keys.clear();
  const times = new Map<string, number>();
  keys.set(keyId, { begins: now, times });
  return times;
}

/** The access key of an app, which belongs to the location. @throws HttpError 403 */
export async function findAccessKey(read: Pool, uuid: string, key: string): Promise<DeliveryKey> {
  // No text of the database has a NUL, and this one would fail the questions of others as well.
  const isPossible = isUuid(uuid) && !key.includes('\0');
  const found = isPossible ? await findDeliveryKey(read, { projectUuid: uuid, key }) : null;
  if (!found) throw new HttpError(403, 'access-key', accessKeyText('refused'));
  return found;
}

/**
 * The origin of the page that uses a key: the page that embeds the map of this service, which a browser told it, else the
 * page that sends the request. Any other page may claim to be embedded.
 */
export const usedFrom = ({ origin, isOwnPage }: Pick<KeyTools, 'origin' | 'isOwnPage'>, embedder?: string) =>
  isOwnPage && embedder !== undefined ? embedder : origin;

/** Checks that the page that uses the key is in one of its domains, and notes that. @throws HttpError 403 */
export async function assertOrigin(key: DeliveryKey, tools: KeyTools, embedder?: string): Promise<void> {
  const { read, write, now, allowOrigin } = tools;
  const origin = usedFrom(tools, embedder);
  const isAllowed = allowsOrigin(key.domains, origin);
  const from = origin ?? 'an app without an origin';
  const activity = `${isAllowed ? 'Used' : 'Refused'} from ${from}`.slice(0, ACTIVITY_LENGTH);
  const times = notedOf(read, key.id, now.getTime());
  const age = Math.abs(now.getTime() - (times.get(activity) ?? Number.NEGATIVE_INFINITY));
  const mayNote = times.has(activity) || times.size < MOST_ACTIVITIES;
  if (mayNote && age >= ACTIVITY_SECONDS * 1000) {
    times.set(activity, now.getTime());
    await write(async ({ client }) => {
      await noteActivity(client, key.id, activity, now);
      return { data: null };
    });
  }
  if (!isAllowed) throw new HttpError(403, 'access-key', accessKeyText('refused'));
  if (tools.origin !== null) allowOrigin(tools.origin);
}

/** Both. @throws HttpError 403 */
export async function assertAccessKey(
  uuid: string,
  { key, embedder }: { readonly key: string; readonly embedder?: string | undefined },
  tools: KeyTools,
): Promise<DeliveryKey> {
  const found = await findAccessKey(tools.read, uuid, key);
  await assertOrigin(found, tools, embedder);
  return found;
}
