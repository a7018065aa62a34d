import type { PoolClient } from 'pg';

export async function insertProject(
  client: PoolClient,
  organisationId: number,
  { name, description }: { name: string; description?: string | undefined },
): Promise<{ id: number; uuid: string }> {
  const { rows } = await client.query<{ id: number; uuid: string }>(
    'INSERT INTO projects (organisation_id, name, description) VALUES ($1, $2, $3) RETURNING id, uuid',
    [organisationId, name, description || null],
  );
  const row = rows[0];
  if (!row) throw new Error('The location was not inserted.');
  return row;
}

/** Confirms a new location and returns it; null when it was deleted. */
export async function confirmProjectOf(
  client: PoolClient,
  organisationId: number,
  projectId: number | null,
  now: Date,
): Promise<{ uuid: string; name: string } | null> {
  const { rows } = await client.query<{ uuid: string; name: string }>(
    'UPDATE projects SET confirmed_at = COALESCE(confirmed_at, $3) WHERE organisation_id = $1 AND id = $2 RETURNING uuid, name',
    [organisationId, projectId, now],
  );
  return rows[0] ?? null;
}

/** The location, if it has been confirmed. */
export async function findConfirmedProjectOf(
  client: PoolClient,
  organisationId: number,
  projectId: number | null,
): Promise<{ uuid: string; name: string } | null> {
  const { rows } = await client.query<{ uuid: string; name: string }>(
    'SELECT uuid, name FROM projects WHERE organisation_id = $1 AND id = $2 AND confirmed_at IS NOT NULL',
    [organisationId, projectId],
  );
  return rows[0] ?? null;
}

export async function deleteProjectOf(client: PoolClient, organisationId: number, uuid: string): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM projects WHERE organisation_id = $1 AND uuid = $2', [
    organisationId,
    uuid,
  ]);
  return rowCount === 1;
}

/**
 * Advances the revision of buildings and floors if it equals the base revision; a base of `null` always matches. Null
 * when another user has changed them in between. Locks the location, as `lockProject` does.
 */
export async function advanceStructure(
  client: PoolClient,
  projectId: number,
  basedOn: number | null,
): Promise<number | null> {
  const { rows } = await client.query<{ structure_revision: number }>(
    `UPDATE projects SET structure_revision = structure_revision + 1
      WHERE id = $1 AND ($2::int IS NULL OR structure_revision = $2) RETURNING structure_revision`,
    [projectId, basedOn],
  );
  return rows[0]?.structure_revision ?? null;
}

/**
 * Locks the location, before anything of it is written: changes of one location wait for each other here instead of
 * deadlocking later.
 */
export async function lockProject(client: PoolClient, projectId: number): Promise<void> {
  await client.query('SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE', [projectId]);
}
