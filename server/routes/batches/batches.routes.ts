import type * as z from 'zod/mini';
import { BATCHED_CALLS, type Batch, listBatches, startBatch } from '@/contract/batches/batches';
import { RESTORABLE } from '@/contract/destinations/destinationRecords';
import type { Data } from '@/contract/endpoint';
import { NotFoundError, orNotFound } from '../../errors';
import { assertHoldsAny } from '../../http/featureRights';
import { type HandlerTools, implement, type Write } from '../../http/implement';
import type { Jobs } from '../../jobs/jobs';
import type { Principal } from '../../principal';
import {
  type BatchPayload,
  type BatchRow,
  insertBatchRows,
  listBatchesOf,
  listBatchResults,
} from '../../repositories/batches/batches';
import { insertJob } from '../../repositories/jobs/jobs';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';

const DAY = 86_400_000;

type Reader = HandlerTools['read'] | Write['client'];

const ownerOf = ({ organisation, user }: Principal) => ({ organisationId: organisation.id, userId: user.id });

export const batchRoutes = (jobs: Jobs) => [
  implement(startBatch, async ({ principal, body, now, write }) => {
    const answer = await write(async ({ client, audit }) => {
      const { payload, rows } = await workOf(client, principal, body, now);
      assertHoldsAny(BATCHED_CALLS[payload.call].policy.features, principal);
      const { organisationId, userId } = ownerOf(principal);
      const job = { organisationId, projectId: null, kind: 'batch', createdBy: userId, payload } as const;
      const uuid = orNotFound(await insertJob(client, job));
      await insertBatchRows(client, uuid, rows);
      audited(audit, 'job').noted('requested', uuid, serviceText(`batch.${payload.call}`, { count: rows.length }));
      const [made] = await listOf(client, principal, { since: new Date(0), uuid });
      return { data: orNotFound(made) };
    });
    jobs.wake();
    return answer;
  }),

  implement(listBatches, async ({ principal, query, now, read }): Promise<{ data: Data<typeof listBatches> }> => {
    const since = new Date(now.getTime() - DAY);
    return {
      data: {
        batches: await listOf(read, principal, { since }),
        results: query.results ? await listBatchResults(read, ownerOf(principal), query.results) : [],
      },
    };
  }),
];

type Body = z.output<typeof startBatch.body>;

/** The work of a batch: as the caller says, or the contrary of an earlier one. */
async function workOf(
  client: Reader,
  principal: Principal,
  body: Body,
  now: Date,
): Promise<{ payload: BatchPayload; rows: readonly BatchRow[] }> {
  if ('rows' in body) return { payload: { call: body.call }, rows: body.rows };
  const [undone] = await listOf(client, principal, { since: new Date(0), uuid: body.undo });
  if (!undone?.undo_until || new Date(undone.undo_until) < now) throw new NotFoundError();
  const results = await listBatchResults(client, ownerOf(principal), undone.uuid);
  return {
    payload: { call: 'restoreDestination', undoes: undone.uuid },
    rows: results.flatMap(({ id, name, outcome }) => (outcome === 'done' ? [{ id, name }] : [])),
  };
}

async function listOf(
  client: Reader,
  principal: Principal,
  which: { readonly since: Date; readonly uuid?: string },
): Promise<Batch[]> {
  const found = await listBatchesOf(client, ownerOf(principal), which);
  return found.map(({ createdAt, isUndone, ...batch }) => ({
    ...batch,
    created_at: createdAt.toISOString(),
    undo_until:
      batch.call === 'deleteDestination' && batch.done > 0 && !isUndone
        ? new Date(createdAt.getTime() + RESTORABLE).toISOString()
        : null,
  }));
}
