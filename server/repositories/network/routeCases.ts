import type { PoolClient } from 'pg';
import type { WireRouteCase, WireRouteEnd } from '@/contract/network/routeCases';
import type { Queryable } from '../../database/queryable';

const COLUMNS = `id, name, from_end AS "from", to_end AS "to", step_free, max_metres, max_seconds, revision`;

interface Owner {
  readonly organisationId: number;
  readonly projectId: number;
}

type Limits = Pick<WireRouteCase, 'name' | 'max_metres' | 'max_seconds'>;

export async function listRouteCasesOf(
  client: Queryable,
  { organisationId, projectId }: Owner,
): Promise<WireRouteCase[]> {
  const { rows } = await client.query<WireRouteCase>(
    `SELECT ${COLUMNS} FROM route_cases WHERE organisation_id = $1 AND project_id = $2 ORDER BY id`,
    [organisationId, projectId],
  );
  return rows;
}

/** The case, locked until the end of the transaction. */
export async function lockRouteCase(
  client: PoolClient,
  { organisationId, projectId }: Owner,
  id: number,
): Promise<WireRouteCase | null> {
  const { rows } = await client.query<WireRouteCase>(
    `SELECT ${COLUMNS} FROM route_cases WHERE organisation_id = $1 AND project_id = $2 AND id = $3 FOR UPDATE`,
    [organisationId, projectId, id],
  );
  return rows[0] ?? null;
}

/** How many cases a location has; one transaction at a time counts and adds, so that two do not count the same ones. */
export async function countRouteCases(client: PoolClient, { organisationId, projectId }: Owner): Promise<number> {
  await client.query('SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE', [projectId]);
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM route_cases WHERE organisation_id = $1 AND project_id = $2',
    [organisationId, projectId],
  );
  return rows[0]?.count ?? 0;
}

/** Whether the node or the floor of an end is part of the location. */
export async function isEndOf(
  client: Queryable,
  { organisationId, projectId }: Owner,
  end: WireRouteEnd,
): Promise<boolean> {
  const [table, column, value] = 'node_id' in end ? ['nodes', 'id', end.node_id] : ['floors', 'uuid', end.floor_id];
  const { rowCount } = await client.query(
    `SELECT 1 FROM ${table} WHERE organisation_id = $1 AND project_id = $2 AND ${column} = $3`,
    [organisationId, projectId, value],
  );
  return rowCount === 1;
}

export async function insertRouteCase(
  client: PoolClient,
  { organisationId, projectId }: Owner,
  one: Omit<WireRouteCase, 'id' | 'revision'>,
): Promise<WireRouteCase> {
  const { rows } = await client.query<WireRouteCase>(
    `INSERT INTO route_cases (organisation_id, project_id, name, from_end, to_end, step_free, max_metres, max_seconds)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${COLUMNS}`,
    [
      organisationId,
      projectId,
      one.name,
      JSON.stringify(one.from),
      JSON.stringify(one.to),
      one.step_free,
      one.max_metres,
      one.max_seconds,
    ],
  );
  return rows[0] as WireRouteCase;
}

/** Changes name and limits; null when the base revision is stale. */
export async function updateRouteCaseOf(
  client: PoolClient,
  { organisationId, projectId }: Owner,
  id: number,
  { revision, ...change }: Limits & { readonly revision?: number | undefined },
): Promise<WireRouteCase | null> {
  const { rows } = await client.query<WireRouteCase>(
    `UPDATE route_cases SET name = $4, max_metres = $5, max_seconds = $6, revision = revision + 1
      WHERE organisation_id = $1 AND project_id = $2 AND id = $3 AND ($7::int IS NULL OR revision = $7)
      RETURNING ${COLUMNS}`,
    [organisationId, projectId, id, change.name, change.max_metres, change.max_seconds, revision ?? null],
  );
  return rows[0] ?? null;
}

export async function deleteRouteCaseOf(
  client: PoolClient,
  { organisationId, projectId }: Owner,
  id: number,
): Promise<void> {
  await client.query('DELETE FROM route_cases WHERE organisation_id = $1 AND project_id = $2 AND id = $3', [
    organisationId,
    projectId,
    id,
  ]);
}
