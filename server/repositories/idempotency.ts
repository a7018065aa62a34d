import type { Pool, PoolClient } from 'pg';
import type { LastStatement } from '../database/transaction';

export interface StoredAnswer {
  readonly call: string;
  readonly fingerprint: string;
  readonly answer: unknown;
}

const FOUND = 'SELECT call, fingerprint, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2';

/** The answer stored under this key, or null. */
export async function findStoredAnswer(pool: Pool, userId: number, key: string): Promise<StoredAnswer | null> {
  const { rows } = await pool.query<Omit<StoredAnswer, 'answer'> & { answer: string | null }>(FOUND, [userId, key]);
  const [row] = rows;
  return row ? { ...row, answer: row.answer === null ? null : JSON.parse(row.answer) } : null;
}

/** Claims the key inside the transaction of the change; false when another request holds or held it. */
export async function claimKey(
  client: PoolClient,
  userId: number,
  key: string,
  call: string,
  fingerprint: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'INSERT INTO idempotency_keys (user_id, key, call, fingerprint) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [userId, key, call, fingerprint],
  );
  return rowCount === 1;
}

/** The statement that stores the answer under the claimed key, as the last of a transaction. */
export const storeAnswer = (userId: number, key: string, answer: unknown): LastStatement => ({
  text: 'UPDATE idempotency_keys SET answer = $3 WHERE user_id = $1 AND key = $2',
  values: [userId, key, JSON.stringify(answer)],
});
