import type { PoolClient } from 'pg';
import { folded } from '@/model/content/search/folded';

/** A room of a floor. */
interface RoomPlace {
  readonly floorId: number;
  /** Uuid of the floor. */
  readonly floor: string;
  readonly objectName: string;
}

interface Move {
  readonly from: RoomPlace;
  readonly to: RoomPlace;
  /** The destination that moves. */
  readonly name: string;
}

/**
 * Lets what belongs to a placed destination follow it into another room: its label, where the new room has none, and the
 * ends of route cases. A label with another text is that of the room and stays.
 */
export async function moveRoomRecords(
  client: PoolClient,
  { organisationId, projectId }: { readonly organisationId: number; readonly projectId: number },
  { from, to, name }: Move,
): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    'SELECT text FROM floor_labels WHERE organisation_id = $1 AND floor_id = $2 AND object_name = $3 FOR UPDATE',
    [organisationId, from.floorId, from.objectName],
  );
  if (rows[0] && folded(rows[0].text.trim()) === folded(name.trim()))
    await client.query(
      `UPDATE floor_labels SET floor_id = $4, object_name = $5
        WHERE organisation_id = $1 AND floor_id = $2 AND object_name = $3
          AND NOT EXISTS (SELECT 1 FROM floor_labels WHERE organisation_id = $1 AND floor_id = $4 AND object_name = $5)`,
      [organisationId, from.floorId, from.objectName, to.floorId, to.objectName],
    );
  for (const end of ['from_end', 'to_end'])
    await client.query(
      `UPDATE route_cases SET ${end} = jsonb_build_object('floor_id', $5::text, 'object_name', $6::text), revision = revision + 1
        WHERE organisation_id = $1 AND project_id = $2 AND ${end}->>'floor_id' = $3 AND ${end}->>'object_name' = $4`,
      [organisationId, projectId, from.floor, from.objectName, to.floor, to.objectName],
    );
}
