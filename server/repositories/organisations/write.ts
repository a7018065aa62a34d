import type { PoolClient } from 'pg';
import { insertFirstSkin } from '../skins/write';

export interface NewOrganisation {
  readonly uuid?: string;
  readonly parentId: number | null;
  readonly name: string;
  readonly color: string;
  readonly reseller?: boolean;
  readonly isProvider?: boolean;
  readonly features: readonly number[];
}

/** Inserts an organisation with the features it holds. */
export async function insertOrganisation(client: PoolClient, organisation: NewOrganisation): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO organisations (uuid, parent_id, name, color, reseller, is_provider)
     VALUES (COALESCE($1::uuid, gen_random_uuid()), $2, $3, $4, $5, $6) RETURNING id`,
    [
      organisation.uuid ?? null,
      organisation.parentId,
      organisation.name,
      organisation.color,
      organisation.reseller ?? false,
      organisation.isProvider ?? false,
    ],
  );
  const id = rows[0]?.id ?? 0;
  await client.query('INSERT INTO organisation_features (organisation_id, feature_id) SELECT $1, unnest($2::int[])', [
    id,
    organisation.features,
  ]);
  await insertFirstSkin(client, id);
  return id;
}

export interface OrganisationChange {
  readonly name: string;
  readonly color?: string | undefined;
  readonly info?: string | undefined;
  readonly website?: string | undefined;
  readonly logo?: string | null | undefined;
  /** Only for an organisation below the active one. */
  readonly parentId?: number | undefined;
  readonly reseller?: boolean | undefined;
  readonly revision?: number | undefined;
}

/** Updates the given fields; false when the base revision is stale. The caller checks the scope. */
export async function updateOrganisationFields(
  client: PoolClient,
  id: number,
  change: OrganisationChange,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE organisations SET name = $2, color = COALESCE($3, color), info = COALESCE($4, info), website = COALESCE($5, website),
            logo = CASE WHEN $6 THEN $7 ELSE logo END, parent_id = COALESCE($8, parent_id), reseller = COALESCE($9, reseller),
            revision = revision + 1
      WHERE id = $1 AND ($10::int IS NULL OR revision = $10)`,
    [
      id,
      change.name,
      change.color ?? null,
      change.info ?? null,
      change.website ?? null,
      change.logo !== undefined,
      change.logo ?? null,
      change.parentId ?? null,
      change.reseller ?? null,
      change.revision ?? null,
    ],
  );
  return rowCount === 1;
}

export async function setFeatures(client: PoolClient, id: number, features: readonly number[]): Promise<void> {
  await client.query(
    'DELETE FROM organisation_features WHERE organisation_id = $1 AND NOT feature_id = ANY ($2::int[])',
    [id, features],
  );
  await client.query(
    `INSERT INTO organisation_features (organisation_id, feature_id) SELECT $1, id FROM features WHERE id = ANY ($2::int[])
     ON CONFLICT DO NOTHING`,
    [id, features],
  );
}

export async function setIntegrations(client: PoolClient, id: number, integrations: readonly number[]): Promise<void> {
  await client.query(
    'DELETE FROM organisation_integrations WHERE organisation_id = $1 AND NOT integration_id = ANY ($2::int[])',
    [id, integrations],
  );
  await client.query(
    'INSERT INTO organisation_integrations (organisation_id, integration_id) SELECT DISTINCT $1::int, unnest($2::int[]) ON CONFLICT DO NOTHING',
    [id, integrations],
  );
}

/**
 * Replaces the groups: known ids are renamed, missing ones deleted. An id that is not the organisation's makes a new
 * group.
 */
export async function setFileGroups(
  client: PoolClient,
  id: number,
  groups: readonly { id?: number | undefined; name: string }[],
): Promise<void> {
  const known = groups.filter((group) => group.id !== undefined);
  const { rows } = await client.query<{ id: number }>(
    `UPDATE organisation_file_groups g SET name = given.name
       FROM unnest($2::int[], $3::text[]) AS given (id, name)
      WHERE g.organisation_id = $1 AND g.id = given.id RETURNING g.id`,
    [id, known.map((group) => group.id), known.map(({ name }) => name)],
  );
  const kept = new Set(rows.map((row) => row.id));
  await client.query('DELETE FROM organisation_file_groups WHERE organisation_id = $1 AND NOT id = ANY ($2::int[])', [
    id,
    [...kept],
  ]);
  const added = groups.filter((group) => group.id === undefined || !kept.has(group.id));
  await client.query('INSERT INTO organisation_file_groups (organisation_id, name) SELECT $1, unnest($2::text[])', [
    id,
    added.map(({ name }) => name),
  ]);
}

/** Deletes an organisation and its records. The caller checks the scope, and that it has no child organisations. */
export async function deleteOrganisationRow(client: PoolClient, id: number): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM organisations WHERE id = $1', [id]);
  return rowCount === 1;
}
