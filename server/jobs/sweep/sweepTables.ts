import type { Pool } from 'pg';
import { sweptTables } from '../../database/retention';
import { deleteSlice } from '../../repositories/operation/sweptRows';

/** Rows that one statement deletes, so that none holds up the calls of a busy hour. */
const SLICE = 2_000;

/**
 * Deletes the rows of every table whose time is over at `now`, as `RETENTION` says, in slices. Each slice is found by an
 * index that begins with the oldest, so that rows which stay are not read. Returns how many were deleted.
 */
export async function sweepTables(pool: Pool, now: Date, slice = SLICE): Promise<number> {
  let all = 0;
  for (const { table, since, age, where } of sweptTables()) {
    const before = new Date(now.getTime() - age);
    for (let deleted = slice; deleted === slice; all += deleted)
      deleted = await deleteSlice(pool, { table, since, where: where ?? null, before, most: slice });
  }
  return all;
}
