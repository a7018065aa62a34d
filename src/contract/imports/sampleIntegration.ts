import * as z from 'zod/mini';
import { MAPPED_FIELDS } from '@/model/sources/feed';
import { uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withFeature } from '../policy';
import { reportErrorSchema } from './imports';
import { csvFeedDraft, jsonFeedDraft } from './integrations';

/** `id` is that of a stored integration, whose header values take the place of those that are null. */
const stored = {
  id: z.optional(uuid),
  /** Whether fields without a place get the likely one. */
  guess: z.optional(z.boolean()),
};

/** The effects of an import with these fields, if it began now. */
const resultSchema = z.object({
  /** Why nothing at all would be imported; null where something would. */
  problem: z.nullable(z.string()),
  /** Rows by what would become of them. */
  add: z.int(),
  change: z.int(),
  same: z.int(),
  refused: z.int(),
  /** Destinations that would be deleted. */
  remove: z.int(),
  /** The first ones. */
  errors: z.array(reportErrorSchema),
});

export const feedSampleSchema = z.object({
  /** Path to the list of a JSON feed, or the delimiter of a CSV feed: as it was sent, or else as it was found. */
  found: z.string(),
  rows: z.int(),
  /** Paths or columns with their first values. */
  columns: z.array(z.object({ place: z.string(), values: z.array(z.string()) })),
  /** The place of each field: those that were sent, and on request likely ones of others. */
  mapping: z.partialRecord(z.enum(MAPPED_FIELDS), z.string()),
  /** Null while no field has the id of a row. */
  result: z.nullable(resultSchema),
});
export type FeedSampleAnswer = z.infer<typeof feedSampleSchema>;

export const sampleIntegration = endpoint({
  name: 'sampleIntegration',
  method: 'POST',
  path: 'projects/{uuid}/integration-sample',
  summary: 'Reads a source once and answers with its first values, likely fields, and what an import would do.',
  policy: withFeature('locations', ownedRecord('project', 'uuid')),
  answers: 'members-with-content',
  body: z.discriminatedUnion('type', [z.extend(jsonFeedDraft, stored), z.extend(csvFeedDraft, stored)]),
  data: feedSampleSchema,
  addition: true,
});
