import type { PoolClient } from 'pg';
import { isUuid } from '@/model/content/isUuid';
import type { Queryable } from '../../database/queryable';

/** Number of the lock; `migrate` has another one. */
const TREE_LOCK = 7_304_102;

/**
 * Lets one transaction at a time change who is below whom, until it ends. Two at once would each look at the tree before
 * the other's change, and could make a ring.
 */
export async function lockOrganisationTree(client: PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [TREE_LOCK]);
}

/** The id of a descendant of an organisation; null when no descendant has that uuid. */
export async function findOrganisationBelow(client: Queryable, above: number, uuid: string): Promise<number | null> {
  if (!isUuid(uuid)) return null;
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM organisations WHERE uuid = $1 AND $2 = ANY (ancestors)',
    [uuid, above],
  );
  return rows[0]?.id ?? null;
}
