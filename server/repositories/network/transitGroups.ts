import type { PoolClient } from 'pg';
import type { WireTransitGroup } from '@/contract/network/network';
import type { Queryable } from '../../database/queryable';
import type { Owner } from './write';

/** Columns of a transit group `g`. */
export const GROUP = `g.id, g.name, g.travel, g.weight, g.type, g.multiplier,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('id', m.node_id, 'floor_id', f.uuid) ORDER BY m.position)
              FROM transit_group_nodes m JOIN nodes n ON n.id = m.node_id JOIN floors f ON f.id = n.floor_id
             WHERE m.group_id = g.id), '[]') AS nodes`;

export async function readTransitGroup(
  client: Queryable,
  organisationId: number,
  id: number,
): Promise<WireTransitGroup | null> {
  const { rows } = await client.query<WireTransitGroup>(
    `SELECT ${GROUP} FROM transit_groups g WHERE g.organisation_id = $1 AND g.id = $2`,
    [organisationId, id],
  );
  return rows[0] ?? null;
}

export async function findGroupProject(client: Queryable, organisationId: number, id: number): Promise<number | null> {
  const { rows } = await client.query<{ project_id: number }>(
    'SELECT project_id FROM transit_groups WHERE organisation_id = $1 AND id = $2',
    [organisationId, id],
  );
  return rows[0]?.project_id ?? null;
}

export async function insertGroup(client: PoolClient, owner: Owner, group: WireTransitGroup): Promise<void> {
  await client.query(
    `INSERT INTO transit_groups (id, organisation_id, project_id, name, travel, type, weight, multiplier)
     OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      group.id,
      owner.organisationId,
      owner.projectId,
      group.name,
      group.travel,
      group.type,
      group.weight,
      group.multiplier,
    ],
  );
  await setGroupNodes(client, group);
}

export async function updateGroup(client: PoolClient, owner: Owner, group: WireTransitGroup): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE transit_groups SET name = $4, travel = $5, type = $6, weight = $7, multiplier = $8
      WHERE id = $1 AND organisation_id = $2 AND project_id = $3`,
    [
      group.id,
      owner.organisationId,
      owner.projectId,
      group.name,
      group.travel,
      group.type,
      group.weight,
      group.multiplier,
    ],
  );
  if (rowCount !== 1) return false;
  await client.query('DELETE FROM transit_group_nodes WHERE group_id = $1', [group.id]);
  await setGroupNodes(client, group);
  return true;
}

async function setGroupNodes(client: PoolClient, group: WireTransitGroup): Promise<void> {
  await client.query(
    `INSERT INTO transit_group_nodes (group_id, node_id, position)
     SELECT $1, node_id, position FROM unnest($2::int[]) WITH ORDINALITY AS r (node_id, position)`,
    [group.id, group.nodes.map(({ id }) => id)],
  );
}

/** Deletes groups without nodes. */
export async function deleteEmptyGroups(client: PoolClient, projectId: number): Promise<void> {
  await client.query(
    `DELETE FROM transit_groups g WHERE g.project_id = $1
        AND NOT EXISTS (SELECT 1 FROM transit_group_nodes m WHERE m.group_id = g.id)`,
    [projectId],
  );
}
