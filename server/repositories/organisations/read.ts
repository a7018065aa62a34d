import type { PoolClient } from 'pg';
import type { Feature, Organisation } from '@/contract/organisations/organisations';
import { INTEGRATIONS } from '@/model/content/integrations';
import type { Queryable } from '../../database/queryable';

interface OrganisationRow extends Omit<Organisation, 'reseller' | 'integrations'> {
  reseller: boolean;
  integrations: number[];
}

const ORGANISATION = `
  SELECT o.uuid, o.id, o.name, o.color, o.reseller OR o.is_provider AS reseller, o.is_provider, o.info, o.website, o.logo,
         o.revision, above.uuid AS organisation_uuid,
         COALESCE((SELECT jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) ORDER BY f.id)
                     FROM organisation_features h JOIN features f ON f.id = h.feature_id
                    WHERE h.organisation_id = o.id), '[]') AS features,
         ARRAY(SELECT integration_id FROM organisation_integrations WHERE organisation_id = o.id ORDER BY 1) AS integrations,
         COALESCE((SELECT jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) ORDER BY g.id)
                     FROM organisation_file_groups g WHERE g.organisation_id = o.id), '[]') AS file_groups,
         COALESCE((SELECT jsonb_agg(jsonb_build_object('uuid', p.uuid, 'name', p.name) ORDER BY sort_key(p.name) COLLATE "C", p.id)
                     FROM projects p WHERE p.organisation_id = o.id), '[]') AS projects
    FROM organisations o
    LEFT JOIN organisations above ON above.id = o.parent_id AND (above.id = $2 OR $2 = ANY (above.ancestors))`;

const toOrganisation = ({ reseller, integrations, ...row }: OrganisationRow): Organisation => ({
  ...row,
  reseller: reseller ? 1 : 0,
  integrations: INTEGRATIONS.filter(({ id }) => integrations.includes(id)).map(({ id, name }) => ({ id, name })),
});

/**
 * An organisation; the caller checks the scope.
 *
 * @param from the active organisation: ancestors above it are not returned
 */
export async function readOrganisationRecord(
  client: Queryable,
  from: number,
  id: number,
): Promise<Organisation | null> {
  const { rows } = await client.query<OrganisationRow>(`${ORGANISATION} WHERE o.id = $1`, [id, from]);
  return rows[0] ? toOrganisation(rows[0]) : null;
}

/** The organisations directly below another, by name. */
export async function listOrganisationRecords(client: Queryable, parentId: number): Promise<Organisation[]> {
  const { rows } = await client.query<OrganisationRow>(
    `${ORGANISATION} WHERE o.parent_id = $1 ORDER BY sort_key(o.name) COLLATE "C", o.id`,
    [parentId, parentId],
  );
  return rows.map(toOrganisation);
}

export async function listFeaturesOf(client: Queryable, organisationId: number): Promise<Feature[]> {
  const { rows } = await client.query<Feature>(
    `SELECT f.id, f.name, f.description FROM organisation_features h JOIN features f ON f.id = h.feature_id
      WHERE h.organisation_id = $1 ORDER BY f.id`,
    [organisationId],
  );
  return rows;
}

/** The features that an organisation may pass on to those below it. */
export async function readHoldings(
  client: Queryable,
  organisationId: number,
): Promise<{ features: number[]; integrations: number[] }> {
  const { rows } = await client.query<{ features: number[]; integrations: number[] }>(
    `SELECT ARRAY(SELECT feature_id FROM organisation_features WHERE organisation_id = $1) AS features,
            ARRAY(SELECT integration_id FROM organisation_integrations WHERE organisation_id = $1) AS integrations`,
    [organisationId],
  );
  return rows[0] ?? { features: [], integrations: [] };
}

export async function findParent(client: PoolClient, id: number): Promise<number | null> {
  const { rows } = await client.query<{ parent_id: number | null }>(
    'SELECT parent_id FROM organisations WHERE id = $1',
    [id],
  );
  return rows[0]?.parent_id ?? null;
}

/** The ids of an organisation and of all above it: their users may read it. */
export async function listReaders(client: PoolClient, id: number): Promise<readonly number[]> {
  const { rows } = await client.query<{ readers: number[] }>(
    'SELECT ancestors || id AS readers FROM organisations WHERE id = $1',
    [id],
  );
  return rows[0]?.readers ?? [];
}

/** The number of organisations directly below. */
export async function countBelow(client: PoolClient, id: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM organisations WHERE parent_id = $1',
    [id],
  );
  return rows[0]?.count ?? 0;
}

/** Whether the database has no organisation yet. */
export async function isDatabaseEmpty(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM organisations LIMIT 1');
  return rows.length === 0;
}
