import * as z from 'zod/mini';
import { changedPropertiesSchema } from '../audit/changedProperties';
import { moment, rowId, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';

/** Entries of one answer. */
export const LOG_PAGE = 100;

/** The actions on the records of a location, in one word each. */
export const LOG_ACTIONS = [
  'created',
  'updated',
  'deleted',
  'requested',
  'cancelled',
  'failed',
  'published',
  'approved',
  'uploaded',
  'built',
  'exported',
  'downloaded',
  'tested',
] as const;
export type LogAction = (typeof LOG_ACTIONS)[number];

export const logEntrySchema = z.object({
  id: z.int(),
  /** Null for actions of the service itself. */
  user: z.nullable(
    z.object({
      name: z.string(),
      avatar: z.nullable(z.string()),
      uuid,
      time_zone: z.string(),
      /** For provider staff alone. */
      email: z.optional(z.string()),
    }),
  ),
  /** One of `LOG_ACTIONS`; text, since another provider may have more. */
  action: z.string(),
  description: z.string(),
  created_at: moment,
  properties: changedPropertiesSchema,
});
export type LogEntry = z.infer<typeof logEntrySchema>;

export const readProjectLog = endpoint({
  name: 'readProjectLog',
  method: 'GET',
  path: 'project/{uuid}',
  summary: 'A location and what was changed in it, newest first, a hundred entries at a time.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  // Entries that are older than this one.
  query: z.object({ before: z.optional(z.coerce.number().check(z.refine((id) => rowId.safeParse(id).success))) }),
  data: z.object({ project: z.object({ uuid, name: z.string() }), logs: z.array(logEntrySchema) }),
});
