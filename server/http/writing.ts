import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { BatchedWrite } from '../database/batchWrites';
import { inTransaction, type LastStatement } from '../database/transaction';
import type { EventBus } from '../events/eventBus';
import { announceTraced } from '../events/tracedEvents';
import { type AuditEntry, auditStatement } from '../repositories/audit/audit';
import { claimKey, findStoredAnswer, storeAnswer } from '../repositories/idempotency';
import { throwRolledBack } from '../rolledBack';
import { HttpError } from './httpError';
import type { Answer, SingleStatementWrite, Write } from './implement';

export interface Writer {
  readonly organisationId: number;
  readonly userId: number;
}

/** A write that may be repeated: its idempotency key and a fingerprint of the request. */
export interface IdempotentRequest {
  readonly key: string;
  readonly call: string;
  readonly fingerprint: string;
}

class KeyTakenError extends Error {}

/**
 * Fingerprint of the request as 64 hex digits, so that one key cannot be used for two different requests. Without the
 * secret of the service nobody who reads it can guess at a password in the request.
 */
export const fingerprintOf = (request: unknown, secret: Uint8Array): string =>
  createHmac('sha256', secret)
    .update(`idempotent request\0${JSON.stringify(request) ?? ''}`)
    .digest('hex');

/** The answer stored under this key, or null. @throws HttpError 422 when the key belongs to a different request */
export async function findPreviousAnswer(
  pool: Pool,
  userId: number,
  { key, call, fingerprint }: IdempotentRequest,
): Promise<Answer<unknown> | null> {
  const stored = await findStoredAnswer(pool, userId, key);
  if (!stored) return null;
  if (stored.call !== call || stored.fingerprint !== fingerprint)
    throw new HttpError(422, 'key-reused', 'This Idempotency-Key was used for another request.');
  return { ...(stored.answer as Answer<unknown>), isReplay: true };
}

interface WriteDeps {
  readonly pool: Pool;
  readonly events: EventBus;
}

/**
 * The `write` of a handler: the change, its audit entries and the answer stored under the key commit in one transaction, and
 * are announced afterwards.
 */
export const createWrite =
  ({ pool, events }: WriteDeps, by: Writer | null, idempotent: IdempotentRequest | null) =>
  async <T>(work: (write: Write) => Promise<Answer<T>>): Promise<Answer<T>> => {
    try {
      const { answer, traced } = await inTransaction(
        pool,
        async (client) => {
          if (by && idempotent) {
            const { key, call, fingerprint } = idempotent;
            if (!(await claimKey(client, by.userId, key, call, fingerprint))) throw new KeyTakenError();
          }
          const traced: AuditEntry[] = [];
          const entries: LastStatement[] = [];
          const audit = (entry: AuditEntry) => {
            if (!by) throw new Error('A stranger cannot leave an audit entry.');
            traced.push(entry);
            entries.push(auditStatement(by, entry));
          };
          return { answer: await work({ client, audit }), entries, traced };
        },
        ({ answer, entries }) =>
          by && idempotent ? [...entries, storeAnswer(by.userId, idempotent.key, answer)] : entries,
      );
      if (by) announceTraced(events, by.organisationId, traced);
      return answer;
    } catch (error) {
      if (!(error instanceof KeyTakenError && by && idempotent)) throw error;
      // Another request with this key committed while this one waited for the lock.
      const stored = await findPreviousAnswer(pool, by.userId, idempotent).catch(throwRolledBack);
      if (stored) return stored as Answer<T>;
      throw error;
    }
  };

/** The `writeSingleStatement` of a handler. */
export const createSingleStatementWrite =
  (deps: WriteDeps, by: Writer | null, idempotent: IdempotentRequest | null) =>
  async <T>(work: (write: SingleStatementWrite) => Promise<Answer<T>>): Promise<Answer<T>> => {
    if (!by) throw new Error('A stranger cannot leave an audit entry.');
    const traced: Pick<AuditEntry, 'tag' | 'audience'>[] = [];
    const tracing =
      (run: <D, R>(change: BatchedWrite<D, R>, draft: D) => Promise<R>): SingleStatementWrite['run'] =>
      (change, draft) => {
        traced.push(draft.entry);
        return run(change, draft);
      };
    // The answer is kept under its key in the transaction of the change.
    const answer = idempotent
      ? await createWrite(
          deps,
          by,
          idempotent,
        )(({ client }) => work({ by, run: tracing((change, draft) => change.within(client, draft)) }))
      : await work({ by, run: tracing((change, draft) => change.run(deps.pool, draft)) });
    announceTraced(deps.events, by.organisationId, traced);
    return answer;
  };
