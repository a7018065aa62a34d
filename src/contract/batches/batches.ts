import * as z from 'zod/mini';
import { moment, rowId, uuid } from '../common';
import { deleteDestination, restoreDestination, updateDestination } from '../destinations/destinationRecords';
import { endpoint } from '../endpoint';
import { deleteIcon } from '../icons/icons';
import { jobStates } from '../jobs/jobs';
import { decommissionKiosk, deleteKiosk, updateKiosk } from '../kiosks/kiosks';
import { activeOrganisation, withAnyFeature } from '../policy';

/** Records of one batch, at most. */
export const MOST_IN_BATCH = 5000;

/** The calls that a batch makes for each of its records. */
export const BATCHED_CALLS = {
  deleteDestination,
  restoreDestination,
  updateDestination,
  deleteKiosk,
  decommissionKiosk,
  updateKiosk,
  deleteIcon,
} as const;
export type BatchedCall = keyof typeof BATCHED_CALLS;
const batchedCall = z.enum(Object.keys(BATCHED_CALLS) as [BatchedCall, ...BatchedCall[]]);

/** `same`: it was that way already. `stopped`: somebody stopped the batch before. */
export const rowOutcomes = ['done', 'same', 'failed', 'stopped'] as const;

/** The result for one record of a batch, with the reason of a failure. */
export const batchResultSchema = z.object({
  id: rowId,
  name: z.string(),
  outcome: z.enum(rowOutcomes),
  reason: z.string(),
});

export const batchSchema = z.object({
  /** That of its job. */
  uuid,
  call: batchedCall,
  state: z.enum(jobStates),
  count: z.int(),
  done: z.int(),
  failed: z.int(),
  stopped: z.int(),
  /** Why it ended before its last record; null where it did not. */
  error: z.nullable(z.string()),
  created_at: moment,
  /** Until when all of it can be taken back by one call; null where it cannot, or was. */
  undo_until: z.nullable(moment),
});
export type Batch = z.infer<typeof batchSchema>;

const FEATURES = [...new Set(Object.values(BATCHED_CALLS).flatMap(({ policy }) => policy.features))];

export const startBatch = endpoint({
  name: 'startBatch',
  method: 'POST',
  path: 'organisations/{uuid}/batches',
  summary: 'Makes one call for each of many records in the service, also after the browser is closed.',
  policy: withAnyFeature(FEATURES, activeOrganisation('uuid')),
  answers: 'members-with-content',
  body: z.union([
    z.object({
      call: batchedCall,
      rows: z
        .array(
          z.object({
            id: rowId,
            /** By which its result is shown. */
            name: z.string().check(z.maxLength(200)),
            /** The body of the call, where it has one. */
            body: z.optional(z.record(z.string().check(z.maxLength(100)), z.unknown())),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_IN_BATCH)),
    }),
    /** Takes back the deletion of all records that this batch deleted. */
    z.object({ undo: uuid }),
  ]),
  bodyLimit: 4 * 1024 * 1024,
  data: batchSchema,
  addition: true,
});

export const listBatches = endpoint({
  name: 'listBatches',
  method: 'GET',
  path: 'organisations/{uuid}/batches',
  summary: 'The batches that the caller has started here in the last day, newest first; one of them with its results.',
  policy: activeOrganisation('uuid'),
  answers: 'members',
  query: z.object({ results: z.optional(uuid) }),
  data: z.object({ batches: z.array(batchSchema), results: z.array(batchResultSchema) }),
  addition: true,
});
