import * as z from 'zod/mini';
import { uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord } from '../policy';

/** The present revision of a network and the last saves, the newest first. */
export const networkStateSchema = z.object({
  revision: z.int(),
  saves: z.array(z.object({ revision: z.int(), user_uuid: uuid, name: z.string() })),
});
export type NetworkState = z.infer<typeof networkStateSchema>;

export const readNetworkState = endpoint({
  name: 'readNetworkState',
  method: 'GET',
  path: 'projects/{uuid}/network/state',
  summary:
    'The present revision of the network, and who made the last ten saves. It is small: an open editor reads it after each event.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: networkStateSchema,
  addition: true,
});
