import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction, type LastStatement } from '../database/transaction';
import { type AuditEntry, auditStatement } from '../repositories/audit';
import { claimKey, findKeptAnswer, keepAnswer } from '../repositories/idempotency';
import type { Answer, Write, WriteAtOnce } from './implement';
import { Refused } from './refused';

export interface Writer {
  readonly organisationId: number;
  readonly userId: number;
}

/** A write that may be repeated: the key, and what was asked under it. */
export interface Repeatable {
  readonly key: string;
  readonly call: string;
  readonly fingerprint: string;
}

class KeyTaken extends Error {}

/** What was asked, as 64 hex digits, so that one key is not used for two different things. */
export const fingerprintOf = (asked: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(asked) ?? '')
    .digest('hex');

/** The answer that was given under this key before, or null. @throws Refused 422 when the key stood for something else */
export async function answeredBefore(
  pool: Pool,
  userId: number,
  { key, call, fingerprint }: Repeatable,
): Promise<Answer<unknown> | null> {
  const kept = await findKeptAnswer(pool, userId, key);
  if (!kept) return null;
  if (kept.call !== call || kept.fingerprint !== fingerprint)
    throw new Refused(422, 'key-reused', 'This Idempotency-Key was used for another request.');
  return kept.answer as Answer<unknown>;
}

/** The `write` of a handler: one transaction with the change, its audit entries and, under a key, its answer (D7, D8). */
export const createWrite =
  (pool: Pool, by: Writer | null, repeatable: Repeatable | null) =>
  async <T>(work: (write: Write) => Promise<Answer<T>>): Promise<Answer<T>> => {
    try {
      const { answer } = await inTransaction(
        pool,
        async (client) => {
          if (by && repeatable) {
            const { key, call, fingerprint } = repeatable;
            if (!(await claimKey(client, by.userId, key, call, fingerprint))) throw new KeyTaken();
          }
          const entries: LastStatement[] = [];
          const audit = (entry: AuditEntry) => {
            if (!by) throw new Error('A stranger cannot leave an audit entry.');
            entries.push(auditStatement(by, entry));
          };
          return { answer: await work({ client, audit }), entries };
        },
        ({ answer, entries }) =>
          by && repeatable ? [...entries, keepAnswer(by.userId, repeatable.key, answer)] : entries,
      );
      return answer;
    } catch (error) {
      if (!(error instanceof KeyTaken && by && repeatable)) throw error;
      // Another request with this key committed while this one waited for it.
      const kept = await answeredBefore(pool, by.userId, repeatable);
      if (kept) return kept as Answer<T>;
      throw error;
    }
  };

/** The `writeAtOnce` of a handler. */
export const createWriteAtOnce =
  (pool: Pool, by: Writer | null, repeatable: Repeatable | null) =>
  async <T>(work: (write: WriteAtOnce) => Promise<Answer<T>>): Promise<Answer<T>> => {
    if (!by) throw new Error('A stranger cannot leave an audit entry.');
    // The answer is kept under its key in the transaction of the change.
    if (repeatable)
      return createWrite(
        pool,
        by,
        repeatable,
      )(({ client }) => work({ by, run: (change, draft) => change.within(client, draft) }));
    return work({ by, run: (change, draft) => change.run(pool, draft) });
  };
