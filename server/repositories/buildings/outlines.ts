import type { PoolClient } from 'pg';

/** A node that became the entrance of another room, or of none. */
export interface MovedEntrance {
  readonly id: number;
  readonly from: string | null;
  readonly to: string | null;
}

interface Place {
  readonly organisationId: number;
  readonly projectId: number;
  readonly floorId: number;
}

/** Corrections of a floor that are stored, each with a floor plan of its own. */
const MOST_STORED = 21;

/** The floor plan of a floor, locked until the end of the transaction; null where the floor is gone or has none. */
export async function lockPlan(client: PoolClient, { organisationId, floorId }: Place): Promise<string | null> {
  const { rows } = await client.query<{ plan_key: string | null }>(
    'SELECT plan_key FROM floors WHERE organisation_id = $1 AND id = $2 FOR UPDATE',
    [organisationId, floorId],
  );
  return rows[0]?.plan_key ?? null;
}

export async function setPlan(
  client: PoolClient,
  { organisationId, floorId }: Place,
  planKey: string | null,
  now: Date,
): Promise<void> {
  await client.query('UPDATE floors SET plan_key = $3, plan_updated_at = $4 WHERE organisation_id = $1 AND id = $2', [
    organisationId,
    floorId,
    planKey,
    now,
  ]);
}

/** Stores a correction; of the older ones of its floor the last twenty stay. */
export async function insertCorrection(
  client: PoolClient,
  { organisationId, projectId, floorId }: Place,
  made: {
    readonly planKey: string;
    readonly planBytes: number;
    /** Null where it begins the floor plan. */
    readonly previousKey: string | null;
    readonly meshNames: readonly string[];
    readonly entrances: readonly MovedEntrance[];
    readonly by: number;
    readonly now: Date;
  },
): Promise<void> {
  await client.query(
    `INSERT INTO outline_corrections
       (organisation_id, project_id, floor_id, plan_key, previous_key, mesh_names, entrances, created_by, created_at,
        plan_bytes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      organisationId,
      projectId,
      floorId,
      made.planKey,
      made.previousKey,
      made.meshNames,
      JSON.stringify(made.entrances),
      made.by,
      made.now,
      made.planBytes,
    ],
  );
  await client.query(
    `DELETE FROM outline_corrections WHERE organisation_id = $1 AND floor_id = $2 AND id NOT IN
       (SELECT id FROM outline_corrections WHERE organisation_id = $1 AND floor_id = $2 ORDER BY id DESC LIMIT $3)`,
    [organisationId, floorId, MOST_STORED],
  );
}

export interface StoredCorrection {
  /** Null where it began the floor plan. */
  readonly previousKey: string | null;
  readonly entrances: readonly MovedEntrance[];
  /** Whether the floor plan before it is stored still, or there was none. */
  readonly hasPrevious: boolean;
}

/** The correction that made a floor plan. */
export async function findCorrection(
  client: PoolClient,
  { organisationId, floorId }: Place,
  planKey: string,
): Promise<StoredCorrection | null> {
  const { rows } = await client.query<StoredCorrection>(
    `SELECT c.previous_key AS "previousKey", c.entrances,
            c.previous_key IS NULL
              OR EXISTS (SELECT 1 FROM outline_corrections o WHERE o.plan_key = c.previous_key)
              OR EXISTS (SELECT 1 FROM uploaded_map_files u WHERE u.plan_key = c.previous_key) AS "hasPrevious"
       FROM outline_corrections c WHERE c.organisation_id = $1 AND c.floor_id = $2 AND c.plan_key = $3`,
    [organisationId, floorId, planKey],
  );
  return rows[0] ?? null;
}

export async function deleteCorrection(
  client: PoolClient,
  { organisationId, floorId }: Place,
  planKey: string,
): Promise<void> {
  await client.query('DELETE FROM outline_corrections WHERE organisation_id = $1 AND floor_id = $2 AND plan_key = $3', [
    organisationId,
    floorId,
    planKey,
  ]);
}

/** The nodes that are entrances of these rooms. */
export async function listEntrancesOf(
  client: PoolClient,
  { organisationId, floorId }: Place,
  rooms: readonly string[],
): Promise<{ id: number; x: number; y: number; mesh: string }[]> {
  const { rows } = await client.query<{ id: number; x: number; y: number; mesh: string }>(
    `SELECT id, x, y, mesh FROM nodes WHERE organisation_id = $1 AND floor_id = $2 AND mesh = ANY ($3::text[]) ORDER BY id`,
    [organisationId, floorId, rooms],
  );
  return rows;
}

/** Makes nodes the entrances of other rooms, except those that are the entrance of another one by now. */
export async function moveEntrances(
  client: PoolClient,
  { organisationId, floorId }: Place,
  moved: readonly MovedEntrance[],
): Promise<void> {
  await client.query(
    `UPDATE nodes n SET mesh = m."to"
       FROM jsonb_to_recordset($3::jsonb) AS m (id integer, "from" text, "to" text)
      WHERE n.organisation_id = $1 AND n.floor_id = $2 AND n.id = m.id AND n.mesh IS NOT DISTINCT FROM m."from"`,
    [organisationId, floorId, JSON.stringify(moved)],
  );
}
