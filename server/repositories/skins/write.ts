import type { PoolClient } from 'pg';
import type { VariableValues } from '@/contract/skins/skins';

interface SkinFields {
  readonly name: string;
  readonly description: string;
}

export interface VariableFields {
  readonly name: string;
  readonly description: string;
  readonly customer_facing: 0 | 1;
  readonly values: VariableValues;
}

/** The variables of the first skin of an organisation. */
const FIRST: readonly VariableFields[] = [
  {
    name: 'Colours',
    description: '',
    customer_facing: 0,
    values: { primary: '#0b6e6e', background: '#ffffff' },
  },
  { name: 'Text', description: '', customer_facing: 0, values: { size: '16' } },
];

/** Every organisation has a first skin, since each other one is a copy. Returns its id. */
export async function insertFirstSkin(
  client: PoolClient,
  organisationId: number,
  variables: readonly VariableFields[] = FIRST,
): Promise<number> {
  const id = await insertSkin(client, organisationId, {
    name: 'Base',
    description: 'The first skin, which others are copied from.',
    base: null,
  });
  for (const variable of variables) await insertVariable(client, organisationId, id, variable);
  return id;
}

/** Inserts a skin with copies of the variables of its base, and returns its id. */
export async function insertSkin(
  client: PoolClient,
  organisationId: number,
  { name, description, base }: SkinFields & { readonly base: number | null },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO skins (organisation_id, name, description, duplicate_skin_id) VALUES ($1, $2, $3, $4) RETURNING id',
    [organisationId, name, description, base],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(
    `INSERT INTO skin_variables (organisation_id, skin_id, name, description, customer_facing, pairs)
     SELECT organisation_id, $3, name, description, customer_facing, pairs FROM skin_variables
      WHERE organisation_id = $1 AND skin_id = $2 ORDER BY id`,
    [organisationId, base, id],
  );
  return id;
}

export async function updateSkinOf(
  client: PoolClient,
  organisationId: number,
  id: number,
  { name, description }: SkinFields,
): Promise<void> {
  await client.query(
    `UPDATE skins SET name = $3, description = $4, revision = revision + 1 WHERE organisation_id = $1 AND id = $2`,
    [organisationId, id, name, description],
  );
}

/** Deletes the skin; locations that use it have none then, and show that when they are published next. */
export async function deleteSkinOf(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await client.query(
    `UPDATE projects SET settings = settings - 'skin_id', revision = revision + 1
      WHERE organisation_id = $1 AND settings ->> 'skin_id' = $2::text`,
    [organisationId, id],
  );
  await client.query('DELETE FROM skins WHERE organisation_id = $1 AND id = $2', [organisationId, id]);
}

/** A location that uses a skin, and whether visitors saw all its changes until now. */
interface UsingProject {
  readonly id: number;
  readonly name: string;
  readonly isPublished: boolean;
  readonly isUpToDate: boolean;
}

/** Gives the variables of the skin to the locations that use it, and returns those. */
export async function publishSkinOf(
  client: PoolClient,
  organisationId: number,
  id: number,
  now: Date,
): Promise<UsingProject[]> {
  // Locked in one order, so that two publications never deadlock; read before the variables mark them as changed.
  const { rows } = await client.query<UsingProject>(
    `SELECT id, name, publication_id IS NOT NULL AS "isPublished",
            COALESCE(published_revision = content_revision, false) AS "isUpToDate" FROM projects
      WHERE organisation_id = $1 AND settings ->> 'skin_id' = $2::text ORDER BY id FOR UPDATE`,
    [organisationId, id],
  );
  await client.query(
    `UPDATE skins SET published_revision = content_revision, published_at = $3,
            published = COALESCE((SELECT json_agg(json_build_object('id', v.id, 'name', v.name, 'values', v.pairs)
                                                  ORDER BY sort_key(v.name) COLLATE "C", v.id)
                                    FROM skin_variables v WHERE v.skin_id = skins.id), '[]')
      WHERE organisation_id = $1 AND id = $2`,
    [organisationId, id, now],
  );
  return rows;
}

export async function insertVariable(
  client: PoolClient,
  organisationId: number,
  skinId: number,
  { name, description, customer_facing, values }: VariableFields,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO skin_variables (organisation_id, skin_id, name, description, customer_facing, pairs)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [organisationId, skinId, name, description, customer_facing, JSON.stringify(values)],
  );
  return rows[0]?.id ?? 0;
}

/** False when the base revision is stale. */
export async function updateVariableOf(
  client: PoolClient,
  organisationId: number,
  id: number,
  { name, description, customer_facing, values, revision }: VariableFields & { revision?: number | undefined },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE skin_variables SET name = $3, description = $4, customer_facing = $5, pairs = $6, revision = revision + 1
      WHERE organisation_id = $1 AND id = $2 AND ($7::int IS NULL OR revision = $7)`,
    [organisationId, id, name, description, customer_facing, JSON.stringify(values), revision ?? null],
  );
  return rowCount === 1;
}

export async function deleteVariableOf(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await client.query('DELETE FROM skin_variables WHERE organisation_id = $1 AND id = $2', [organisationId, id]);
}

/** Sets what a location overrides. Call it with the row of the location locked. */
export async function putOverride(
  client: PoolClient,
  organisationId: number,
  { variableId, projectId, values }: { variableId: number; projectId: number; values: VariableValues },
): Promise<void> {
  await client.query(
    `INSERT INTO variable_overrides (variable_id, project_id, organisation_id, pairs) VALUES ($1, $2, $3, $4)
     ON CONFLICT (variable_id, project_id) DO UPDATE SET pairs = EXCLUDED.pairs, revision = variable_overrides.revision + 1`,
    [variableId, projectId, organisationId, JSON.stringify(values)],
  );
}

export async function deleteOverrideOf(
  client: PoolClient,
  organisationId: number,
  { variableId, projectId }: { variableId: number; projectId: number },
): Promise<void> {
  await client.query(
    'DELETE FROM variable_overrides WHERE organisation_id = $1 AND variable_id = $2 AND project_id = $3',
    [organisationId, variableId, projectId],
  );
}
