import type { PoolClient } from 'pg';
import type { Skin, SkinDetails, SkinVariable, VariableValues } from '@/contract/skins/skins';
import type { Queryable } from '../../database/queryable';

const SKIN = `SELECT s.id, s.name, s.description, s.organisation_id, s.duplicate_skin_id, s.revision, s.published_at,
       CASE WHEN s.published_revision = s.content_revision THEN 0 ELSE 1 END AS publish_status,
       (SELECT count(*)::int FROM skin_variables v WHERE v.skin_id = s.id) AS variable_count,
       (SELECT count(*)::int FROM projects p
         WHERE p.organisation_id = s.organisation_id AND p.settings ->> 'skin_id' = s.id::text) AS project_count
  FROM skins s`;

type SkinRow = Omit<Skin, 'published_at'> & { readonly published_at: Date | null };

const toSkin = ({ published_at, ...skin }: SkinRow): Skin => ({
  ...skin,
  published_at: published_at?.toISOString() ?? null,
});

export async function listSkinsOf(client: Queryable, organisationId: number): Promise<Skin[]> {
  const { rows } = await client.query<SkinRow>(
    `${SKIN} WHERE s.organisation_id = $1 ORDER BY sort_key(s.name) COLLATE "C", s.id`,
    [organisationId],
  );
  return rows.map(toSkin);
}

export async function readSkinOf(client: Queryable, organisationId: number, id: number): Promise<Skin | null> {
  const { rows } = await client.query<SkinRow>(`${SKIN} WHERE s.organisation_id = $1 AND s.id = $2`, [
    organisationId,
    id,
  ]);
  return rows[0] ? toSkin(rows[0]) : null;
}

/** The skins of the organisation with their rows locked in the order of their ids, so that two changes never deadlock. */
export async function lockSkinsOf(client: PoolClient, organisationId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM skins WHERE organisation_id = $1 ORDER BY id FOR UPDATE',
    [organisationId],
  );
  return rows.map(({ id }) => id);
}

/** Locks one skin; false when the organisation has no such skin. */
export async function lockSkin(client: PoolClient, organisationId: number, id: number): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM skins WHERE organisation_id = $1 AND id = $2 FOR UPDATE', [
    organisationId,
    id,
  ]);
  return rowCount === 1;
}

export async function isSkinOf(client: Queryable, organisationId: number, id: number): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM skins WHERE organisation_id = $1 AND id = $2', [
    organisationId,
    id,
  ]);
  return rowCount === 1;
}

/** A location that asks about its overrides. */
export interface AskingProject {
  readonly id: number;
  readonly uuid: string;
}

interface VariableRow extends Omit<SkinVariable, 'values' | 'overrides'> {
  readonly pairs: VariableValues;
  readonly override_pairs: VariableValues | null;
  readonly override_revision: number | null;
}

const VARIABLE = `SELECT v.id, v.name, v.skin_id, v.description, v.customer_facing, v.pairs, v.revision,
       o.pairs AS override_pairs, o.revision AS override_revision
  FROM skin_variables v LEFT JOIN variable_overrides o ON o.variable_id = v.id AND o.project_id = $2
 WHERE v.organisation_id = $1`;

const toVariable = (
  { pairs, override_pairs, override_revision, ...variable }: VariableRow,
  project: AskingProject | null,
): SkinVariable => ({
  ...variable,
  values: pairs,
  overrides:
    project && override_pairs
      ? [
          {
            variable_id: variable.id,
            values: override_pairs,
            project_uuid: project.uuid,
            revision: override_revision ?? 1,
          },
        ]
      : [],
  ...(project && { project_uuid: project.uuid }),
});

/** A skin with its variables in the order of their names; with a location, what it overrides. */
export async function readSkinDetails(
  client: Queryable,
  organisationId: number,
  id: number,
  project: AskingProject | null,
): Promise<SkinDetails | null> {
  const skin = await readSkinOf(client, organisationId, id);
  if (!skin) return null;
  const { rows } = await client.query<VariableRow>(
    `${VARIABLE} AND v.skin_id = $3 ORDER BY sort_key(v.name) COLLATE "C", v.id`,
    [organisationId, project?.id ?? null, id],
  );
  return { ...skin, variables: rows.map((row) => toVariable(row, project)) };
}

export async function readVariableOf(
  client: Queryable,
  organisationId: number,
  id: number,
  project: AskingProject | null = null,
): Promise<SkinVariable | null> {
  const { rows } = await client.query<VariableRow>(`${VARIABLE} AND v.id = $3`, [
    organisationId,
    project?.id ?? null,
    id,
  ]);
  return rows[0] ? toVariable(rows[0], project) : null;
}

/** The variables that a location shows, with its own values; null where it has no published skin. */
export async function readPublishedSkin(client: Queryable, organisationId: number, projectId: number) {
  const { rows } = await client.query<{
    name: string;
    published: { id: number; name: string; values: VariableValues }[];
    overrides: { variable_id: number; values: VariableValues }[];
  }>(
    `SELECT s.name, s.published,
            COALESCE((SELECT json_agg(json_build_object('variable_id', o.variable_id, 'values', o.pairs))
                        FROM variable_overrides o WHERE o.project_id = p.id), '[]') AS overrides
       FROM projects p JOIN skins s ON s.id::text = p.settings ->> 'skin_id' AND s.organisation_id = p.organisation_id
      WHERE p.organisation_id = $1 AND p.id = $2 AND s.published_at IS NOT NULL`,
    [organisationId, projectId],
  );
  const row = rows[0];
  if (!row) return null;
  const own = new Map(row.overrides.map(({ variable_id, values }) => [variable_id, values]));
  return {
    name: row.name,
    variables: row.published.map(({ id, name, values }) => ({ name, values: own.get(id) ?? values })),
  };
}

/**
 * The locations that use a skin, by when they show its next publication: now, at their own next publication because of other
 * changes or of one that runs, or never before their first one.
 */
export async function listSkinUses(
  client: Queryable,
  organisationId: number,
  id: number,
): Promise<{ uuid: string; name: string; shown: 'now' | 'later' | 'never' }[]> {
  const { rows } = await client.query<{ uuid: string; name: string; shown: 'now' | 'later' | 'never' }>(
    `SELECT p.uuid, p.name,
            CASE WHEN p.published_revision = p.content_revision AND NOT EXISTS (
                   SELECT FROM jobs j WHERE j.project_id = p.id AND j.kind IN ('publish', 'build') AND j.state IN ('queued', 'running'))
                 THEN 'now'
                 WHEN p.publication_id IS NULL THEN 'never' ELSE 'later' END AS shown
       FROM projects p
      WHERE p.organisation_id = $1 AND p.settings ->> 'skin_id' = $2::text
      ORDER BY sort_key(p.name) COLLATE "C", p.id`,
    [organisationId, id],
  );
  return rows;
}
