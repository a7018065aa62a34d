import type { PoolClient } from 'pg';
import type { Queryable } from '../../database/queryable';

export interface RenamedRoom {
  readonly from: string;
  readonly to: string;
}

/** A record that may share its room with others, or has one of several fields that name a room. */
export interface RenamedRecord<Id> extends RenamedRoom {
  readonly id: Id;
}

export interface FloorPlace {
  readonly organisationId: number;
  readonly projectId: number;
  readonly floorId: number;
}

/** Tables with at most one row for a room of a floor. */
const TABLES = {
  placements: { table: 'project_destinations', set: ', revision = t.revision + 1' },
  labels: { table: 'floor_labels', set: '' },
  kinds: { table: 'meshes', set: ', revision = t.revision + 1' },
} as const;
export type SingleRecord = keyof typeof TABLES;

export async function listRoomNames(
  client: Queryable,
  { organisationId, floorId }: FloorPlace,
  kind: SingleRecord,
): Promise<string[]> {
  const { rows } = await client.query<{ object_name: string }>(
    `SELECT object_name FROM ${TABLES[kind].table} WHERE organisation_id = $1 AND floor_id = $2
      ORDER BY object_name COLLATE "C" FOR UPDATE`,
    [organisationId, floorId],
  );
  return rows.map(({ object_name }) => object_name);
}

/** Gives rows the names of other rooms; names may be exchanged. */
export async function renameRooms(
  client: PoolClient,
  { organisationId, floorId }: FloorPlace,
  kind: SingleRecord,
  renamed: readonly RenamedRoom[],
): Promise<void> {
  if (renamed.length === 0) return;
  const { table, set } = TABLES[kind];
  // A name is unique at each moment of a statement, so all of them leave before the first arrives.
  await client.query(
    `UPDATE ${table} SET object_name = chr(1) || object_name
      WHERE organisation_id = $1 AND floor_id = $2 AND object_name = ANY ($3::text[])`,
    [organisationId, floorId, renamed.map(({ from }) => from)],
  );
  await client.query(
    `UPDATE ${table} t SET object_name = m."to"${set} FROM jsonb_to_recordset($3::jsonb) AS m ("from" text, "to" text)
      WHERE t.organisation_id = $1 AND t.floor_id = $2 AND t.object_name = chr(1) || m."from"`,
    [organisationId, floorId, JSON.stringify(renamed)],
  );
}

/** The nodes of a floor that are the entrance of a room. */
export async function listEntrances(
  client: Queryable,
  { organisationId, floorId }: FloorPlace,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'SELECT id, mesh AS name FROM nodes WHERE organisation_id = $1 AND floor_id = $2 AND mesh IS NOT NULL ORDER BY id',
    [organisationId, floorId],
  );
  return rows;
}

const END = { from: 'from_end', to: 'to_end' } as const;
const SIDES = ['from', 'to'] as const;

const endsOf = (side: (typeof SIDES)[number]) =>
  `SELECT '${side} ' || c.id AS id, c.${END[side]}->>'object_name' AS name FROM route_cases c
     JOIN floors f ON f.id = $3 AND c.${END[side]}->>'floor_id' = f.uuid::text
    WHERE c.organisation_id = $1 AND c.project_id = $2`;

/** The ends of route cases that are rooms of a floor; an id has the side and the case. */
export async function listRoomEnds(
  client: Queryable,
  { organisationId, projectId, floorId }: FloorPlace,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `${SIDES.map(endsOf).join(' UNION ALL ')} ORDER BY id`,
    [organisationId, projectId, floorId],
  );
  return rows;
}

export async function renameRoomEnds(
  client: PoolClient,
  { organisationId, projectId }: FloorPlace,
  renamed: readonly RenamedRecord<string>[],
): Promise<void> {
  for (const side of SIDES) {
    const ends = renamed
      .filter(({ id }) => id.startsWith(`${side} `))
      .map(({ id, to }) => ({ id: Number(id.slice(side.length)), to }));
    if (ends.length === 0) continue;
    await client.query(
      `UPDATE route_cases c SET ${END[side]} = jsonb_set(c.${END[side]}, '{object_name}', to_jsonb(m."to")),
              revision = c.revision + 1
         FROM jsonb_to_recordset($3::jsonb) AS m (id integer, "to" text)
        WHERE c.organisation_id = $1 AND c.project_id = $2 AND c.id = m.id`,
      [organisationId, projectId, JSON.stringify(ends)],
    );
  }
}

/** Automatic networks name the rooms of their entrances: otherwise each of them would look changed by a person. */
export async function renameGeneratedRooms(
  client: PoolClient,
  { organisationId, floorId }: FloorPlace,
  renamed: readonly RenamedRoom[],
): Promise<void> {
  if (renamed.length === 0) return;
  await client.query(
    `UPDATE generated_networks g SET state = jsonb_set(g.state, '{nodes}', (
        SELECT COALESCE(jsonb_agg(CASE WHEN m."to" IS NULL THEN n.node
                                       ELSE jsonb_set(n.node, '{mesh}', to_jsonb(m."to")) END ORDER BY n.at), '[]')
          FROM jsonb_array_elements(g.state->'nodes') WITH ORDINALITY AS n (node, at)
          LEFT JOIN jsonb_to_recordset($3::jsonb) AS m ("from" text, "to" text) ON m."from" = n.node->>'mesh'))
      WHERE g.organisation_id = $1 AND g.floor_id = $2`,
    [organisationId, floorId, JSON.stringify(renamed)],
  );
}
