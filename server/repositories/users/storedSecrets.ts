import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

interface StoredSecret {
  readonly id: number;
  readonly secret: string;
}

const COLUMNS = ['tfa_secret', 'tfa_pending_secret'] as const;

/** Every two-factor secret of all users as it is stored, for the service itself and so not scoped. */
export async function listStoredSecrets(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ secret: string }>(
    `SELECT tfa_secret AS secret FROM users WHERE tfa_secret IS NOT NULL
     UNION ALL SELECT tfa_pending_secret FROM users WHERE tfa_pending_secret IS NOT NULL`,
  );
  return rows.map(({ secret }) => secret);
}

/** Replaces each stored secret by what `change` makes of it; null leaves it. */
export async function rewriteSecrets(client: PoolClient, change: (stored: string) => string | null): Promise<void> {
  for (const column of COLUMNS) {
    const { rows } = await client.query<StoredSecret>(
      `SELECT id, ${column} AS secret FROM users WHERE ${column} IS NOT NULL ORDER BY id FOR UPDATE`,
    );
    for (const { id, secret } of rows) {
      const changed = change(secret);
      if (changed !== null) await client.query(`UPDATE users SET ${column} = $2 WHERE id = $1`, [id, changed]);
    }
  }
}
