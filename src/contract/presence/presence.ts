import * as z from 'zod/mini';
import { moment, noData, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord } from '../policy';

/** One tab of a person in which the editor of a location is open. */
const presenceSchema = z.object({
  user_uuid: uuid,
  name: z.string(),
  avatar: z.nullable(z.string()),
  tab: uuid,
  /** Null where no floor is shown. */
  floor_id: z.nullable(uuid),
  has_unsaved_changes: z.boolean(),
  /** When the tab entered the location. */
  since: moment,
});
export type WirePresence = z.infer<typeof presenceSchema>;

const presenceRule = z.object({ tab: uuid, floor_id: z.nullable(uuid), has_unsaved_changes: z.boolean() });
export type PresenceBody = z.infer<typeof presenceRule>;

export const readPresence = endpoint({
  name: 'readPresence',
  method: 'GET',
  path: 'projects/{uuid}/presence',
  summary: 'The tabs in which the editor of a location is open, those that entered first at the head.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: z.array(presenceSchema),
  addition: true,
});

export const updatePresence = endpoint({
  name: 'updatePresence',
  method: 'PUT',
  path: 'projects/{uuid}/presence',
  summary:
    'Enters the editor of a location with a tab, or renews its entry, which expires after 45 seconds. Answers all entries of the location.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  body: presenceRule,
  data: z.array(presenceSchema),
  addition: true,
});

export const deletePresence = endpoint({
  name: 'deletePresence',
  method: 'DELETE',
  path: 'projects/{uuid}/presence/{tab}',
  summary: 'Leaves the editor of a location with a tab; one that has left already is no error.',
  policy: ownedRecord('project', 'uuid'),
  answers: 'members',
  data: noData,
  addition: true,
});
