import type { Pool } from 'pg';
import type { Queryable } from '../../database/queryable';
import { inTransaction } from '../../database/transaction';

/** Ids of a block. */
const BLOCK = 10_000;
/** No transaction is that long, so that no entry with an older id is still to be committed. */
const SETTLED = 60 * 60_000;
/** Ids whose tags one statement counts. */
const SLICE = 100_000;

/** The entries of a part of the log: of a block that is counted, or of all later ones. */
interface Part {
  /** Null for the entries that no block counts yet. */
  readonly block: number | null;
  readonly entries: number;
}

/** The log of an organisation, or of one tag, as it is counted: the newest part first. */
export async function listParts(
  client: Queryable,
  { organisationId, tag }: { organisationId: number; tag?: string | undefined },
): Promise<readonly Part[]> {
  const { rows } = await client.query<Part>(
    `SELECT NULL AS block, count(*)::int AS entries FROM audit_entries e
      WHERE e.organisation_id = $1 AND e.id >= (SELECT next_block::bigint * ${BLOCK} FROM audit_rollup)
        ${tag === undefined ? '' : 'AND e.tag = $2'}
     UNION ALL
     SELECT block, sum(entries)::int FROM audit_blocks
      WHERE organisation_id = $1 ${tag === undefined ? '' : 'AND tag = $2'} GROUP BY block
      ORDER BY block DESC NULLS FIRST`,
    tag === undefined ? [organisationId] : [organisationId, tag],
  );
  return rows;
}

export const countParts = (parts: readonly Part[]): number => parts.reduce((sum, { entries }) => sum + entries, 0);

/** Where the entry at an offset from the newest one is: the offset among the entries below an id, or among all. */
export function positionIn(
  parts: readonly Part[],
  offset: number,
): { readonly below: number | null; readonly offset: number } {
  let before = 0;
  for (const { block, entries } of parts) {
    if (offset < before + entries)
      return { below: block === null ? null : (block + 1) * BLOCK, offset: offset - before };
    before += entries;
  }
  // Behind the oldest entry.
  return { below: 0, offset: 0 };
}

/**
 * The tags of the log of an organisation with the number of their entries, by name. They are counted up to an hour ago or so;
 * what was written since is counted one by one. Its beginning is read before: with a value the database finds these entries by
 * their ids, without one it reads all of the organisation.
 */
export async function listTags(client: Queryable, organisationId: number): Promise<{ tag: string; count: number }[]> {
  const counted = await client.query<{ since: number; tag: string | null; count: number }>(
    `SELECT r.tags_until::float AS since, t.tag, t.entries AS count
       FROM audit_rollup r LEFT JOIN audit_tags t ON t.organisation_id = $1`,
    [organisationId],
  );
  const { rows: added } = await client.query<{ tag: string; count: number }>(
    'SELECT tag, count(*)::int AS count FROM audit_entries WHERE organisation_id = $1 AND id >= $2 GROUP BY tag',
    [organisationId, counted.rows[0]?.since ?? 0],
  );
  const counts = new Map<string, number>();
  for (const { tag, count } of [...counted.rows, ...added])
    if (tag !== null) counts.set(tag, (counts.get(tag) ?? 0) + count);
  return Array.from(counts, ([tag, count]) => ({ tag, count })).sort((one, other) => (one.tag < other.tag ? -1 : 1));
}

/** Counts the entries of each tag that are certainly committed, some at a time. False where there are no more. */
export const countNextTags = (pool: Pool, now: Date): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ from: number }>(
      'SELECT tags_until::float AS "from" FROM audit_rollup FOR UPDATE',
    );
    const { rows: settled } = await client.query<{ until: number }>(
      'SELECT (id + 1)::float AS until FROM audit_entries WHERE created_at < $1 ORDER BY id DESC LIMIT 1',
      [new Date(now.getTime() - SETTLED)],
    );
    const from = rows[0]?.from ?? 0;
    const until = Math.min(settled[0]?.until ?? 0, from + SLICE);
    if (until <= from) return false;
    await client.query(
      `INSERT INTO audit_tags AS t (organisation_id, tag, entries)
       SELECT e.organisation_id, e.tag, count(*) FROM audit_entries e JOIN organisations o ON o.id = e.organisation_id
        WHERE e.id >= $1 AND e.id < $2 GROUP BY e.organisation_id, e.tag
       ON CONFLICT (organisation_id, tag) DO UPDATE SET entries = t.entries + EXCLUDED.entries`,
      [from, until],
    );
    await client.query('UPDATE audit_rollup SET tags_until = $1', [until]);
    return true;
  });

/** Counts the next block of ids, once all of its entries are certainly committed. False where there is none yet. */
export const countNextBlock = (pool: Pool, now: Date): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ next_block: number }>('SELECT next_block FROM audit_rollup FOR UPDATE');
    const block = rows[0]?.next_block ?? 0;
    const [from, until] = [block * BLOCK, (block + 1) * BLOCK];
    const { rows: later } = await client.query<{ created_at: Date }>(
      'SELECT created_at FROM audit_entries WHERE id >= $1 ORDER BY id LIMIT 1',
      [until],
    );
    if (!later[0] || later[0].created_at.getTime() > now.getTime() - SETTLED) return false;
    await client.query(
      `INSERT INTO audit_blocks (organisation_id, block, tag, entries)
       SELECT e.organisation_id, $1, e.tag, count(*) FROM audit_entries e JOIN organisations o ON o.id = e.organisation_id
        WHERE e.id >= $2 AND e.id < $3 GROUP BY e.organisation_id, e.tag
       ON CONFLICT DO NOTHING`,
      [block, from, until],
    );
    await client.query('UPDATE audit_rollup SET next_block = $1', [block + 1]);
    return true;
  });
