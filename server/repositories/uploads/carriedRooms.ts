import type { PoolClient } from 'pg';
import type { FloorPlace, RenamedRecord, RenamedRoom } from './roomRecords';

/** The names that an approval changed. */
export interface CarriedRooms {
  readonly matches: readonly RenamedRoom[];
  readonly placements: readonly RenamedRoom[];
  readonly labels: readonly RenamedRoom[];
  readonly kinds: readonly RenamedRoom[];
  readonly entrances: readonly RenamedRecord<number>[];
  readonly ends: readonly RenamedRecord<string>[];
}

/** An upload that becomes the floor plan instead of another one. */
export interface Replacement {
  readonly previousId: number;
  readonly uploadId: number;
}

/** Approvals of a floor that can be taken back. */
const MOST_STORED = 20;

export async function insertCarried(
  client: PoolClient,
  { organisationId, floorId }: FloorPlace,
  { previousId, uploadId }: Replacement,
  { changes, now }: { readonly changes: CarriedRooms; readonly now: Date },
): Promise<void> {
  await client.query(
    `INSERT INTO carried_rooms (organisation_id, floor_id, previous_upload_id, upload_id, changes, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [organisationId, floorId, previousId, uploadId, JSON.stringify(changes), now],
  );
  await client.query(
    `DELETE FROM carried_rooms WHERE organisation_id = $1 AND floor_id = $2 AND id NOT IN
       (SELECT id FROM carried_rooms WHERE organisation_id = $1 AND floor_id = $2 ORDER BY id DESC LIMIT $3)`,
    [organisationId, floorId, MOST_STORED],
  );
}

/** The names that the approval of `previousId` changed where `uploadId` was the floor plan before it; deletes the row. */
export async function takeCarried(
  client: PoolClient,
  { organisationId, floorId }: FloorPlace,
  { previousId, uploadId }: Replacement,
): Promise<CarriedRooms | null> {
  const { rows } = await client.query<{ changes: CarriedRooms }>(
    `DELETE FROM carried_rooms WHERE id = (
       SELECT max(id) FROM carried_rooms
        WHERE organisation_id = $1 AND floor_id = $2 AND previous_upload_id = $4 AND upload_id = $3)
     RETURNING changes`,
    [organisationId, floorId, previousId, uploadId],
  );
  return rows[0]?.changes ?? null;
}
