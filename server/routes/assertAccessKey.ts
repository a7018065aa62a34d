import { accessKeyText } from '@/contract/texts/accessKeyTexts';
import { allowsOrigin } from '@/model/access/domainPattern';
import { HttpError } from '../http/httpError';
import type { HandlerTools } from '../http/implement';
import { isUuid } from '../isUuid';
import { type DeliveryKey, findDeliveryKey, noteActivity } from '../repositories/projects/accessKeys';

type KeyTools = Pick<HandlerTools, 'read' | 'write' | 'now' | 'origin' | 'allowOrigin'>;

/**
 * Checks the access key of an app: it belongs to the location, and the page that sends it is in one of its domains.
 * @throws HttpError 403
 */
export async function assertAccessKey(
  uuid: string,
  key: string,
  { read, write, now, origin, allowOrigin }: KeyTools,
): Promise<DeliveryKey> {
  const found = isUuid(uuid) ? await findDeliveryKey(read, uuid, key) : null;
  if (!found) throw new HttpError(403, 'access-key', accessKeyText('refused'));
  const from = origin ?? 'an app without an origin';
  const isAllowed = allowsOrigin(found.domains, origin);
  await write(async ({ client }) => {
    await noteActivity(client, found.id, `${isAllowed ? 'Used' : 'Refused'} from ${from}`, now);
    return { data: null };
  });
  if (!isAllowed) throw new HttpError(403, 'access-key', accessKeyText('refused'));
  if (origin !== null) allowOrigin(origin);
  return found;
}
