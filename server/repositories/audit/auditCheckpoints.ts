import type { PoolClient } from 'pg';

// Any number works, as long as every version of this program uses the same.
const LOCK = 4_172_836_502;

/**
 * Notes how many entries there are since the last checkpoint, up to those of `before`: transactions that began earlier have
 * ended, so that no entry with a lower id is yet to come. To be called in a transaction.
 */
export async function noteAuditCheckpoint(client: PoolClient, before: Date): Promise<void> {
  // Two checkpoints at once would both count the same entries.
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(
    `WITH last AS (SELECT COALESCE(max(up_to), 0) AS up_to FROM audit_checkpoints),
          next AS (SELECT a.id FROM audit_entries a, last WHERE a.id > last.up_to AND a.created_at < $1)
     INSERT INTO audit_checkpoints (up_to, entries)
     SELECT max(a.id), count(*) FROM audit_entries a, last
      WHERE a.id > last.up_to AND a.id <= (SELECT max(id) FROM next) HAVING count(*) > 0`,
    [before],
  );
}
