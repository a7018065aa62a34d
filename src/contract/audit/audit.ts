import * as z from 'zod/mini';
import { moment, uuid } from '../common';
import { endpoint } from '../endpoint';
import { signedIn, withFeature } from '../policy';
import { changedPropertiesSchema } from './changedProperties';

/** The sizes of a page that the console offers: 1 to 100 in steps of 5. */
export const AUDIT_PAGE_SIZES: readonly number[] = [1, ...Array.from({ length: 20 }, (_, at) => 5 * (at + 1))];
export const AUDIT_PAGE_SIZE = 20;
/** Most entries of one export, the newest first. */
export const AUDIT_EXPORT_LIMIT = 10_000;

export const auditEntrySchema = z.object({
  id: z.int(),
  /** The area of the product, by which the log is filtered. */
  tag: z.string(),
  event: z.string(),
  /** Identifier of the record. */
  subject: z.string(),
  subject_type: z.string(),
  description: z.string(),
  /** A stranger is somebody who tried to sign in. */
  causer_type: z.enum(['user', 'service', 'stranger']),
  /** Null where it was no user, and where the user was deleted since. */
  causer: z.nullable(z.object({ id: uuid, name: z.string(), email: z.optional(z.string()) })),
  location_name: z.nullable(z.string()),
  /** The location that the record belongs to. */
  parent: z.nullable(z.object({ uuid, name: z.string() })),
  /** Entries of one run have it in common. */
  batch_uuid: z.nullable(uuid),
  datetime: moment,
  /** The age of the entry in words, when it was sent. */
  datetime_diff: z.string(),
  properties: changedPropertiesSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));
const filter = {
  /** The active organisation; no other one has an answer. */
  organisation: z.optional(uuid),
  search: z.optional(z.string().check(z.maxLength(100))),
};
const pageQuery = z.object({
  ...filter,
  page: z.optional(whole(1, 1_000_000)),
  perPage: z.optional(whole(1, 100)),
});

const audit = {
  method: 'GET',
  policy: withFeature('auditing', signedIn),
  answers: 'signed-in-with-feature',
} as const;
const entries = { ...audit, query: pageQuery, data: z.array(auditEntrySchema), paged: true } as const;

export const listAudit = endpoint({
  ...entries,
  name: 'listAudit',
  heavy: 'always',
  path: 'audit',
  summary: 'What was done in the organisation, newest first, a page at a time.',
});

export const listAuditOfTag = endpoint({
  ...entries,
  name: 'listAuditOfTag',
  heavy: 'always',
  path: 'audit/tag/{tag}',
  summary: 'The same for one tag.',
});

export const listAuditOfBatch = endpoint({
  ...entries,
  name: 'listAuditOfBatch',
  heavy: 'always',
  path: 'audit/batch/{batch_uuid}',
  summary: 'The same for one batch.',
});

export const listAuditTags = endpoint({
  ...audit,
  name: 'listAuditTags',
  path: 'audit/tags',
  summary: 'The tags in the audit log of the organisation, each with the number of its entries.',
  query: z.object({ organisation: filter.organisation }),
  data: z.array(z.object({ tag: z.string(), count: z.int() })),
});

export const exportAudit = endpoint({
  ...audit,
  name: 'exportAudit',
  heavy: 'always',
  path: 'audit/export',
  summary: `The newest ${AUDIT_EXPORT_LIMIT} of the entries as CSV.`,
  query: z.object({ ...filter, tag: z.optional(z.string().check(z.maxLength(100))), batch: z.optional(uuid) }),
  data: z.null(),
  raw: 'file',
  addition: true,
});
