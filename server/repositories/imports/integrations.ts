import type { PoolClient } from 'pg';
import type { Integration, IntegrationInput } from '@/contract/imports/integrations';
import type { Queryable } from '../../database/queryable';

/** Header values are sealed, as they are stored (server/integrationSecrets.ts). */
export type StoredIntegration = Integration;

/** The integrations of a location as JSON, for a query whose projects are `p`. */
export const INTEGRATIONS_JSON = `COALESCE((
  SELECT jsonb_agg(jsonb_build_object('id', i.uuid, 'type', i.type, 'mode', i.mode, 'config', i.config)
                   ORDER BY i.position, i.id)
    FROM integrations i WHERE i.project_id = p.id), '[]')`;

/** The integrations of a location in their order. */
export async function listIntegrationsOf(
  client: Queryable,
  organisationId: number,
  projectId: number,
): Promise<StoredIntegration[]> {
  const { rows } = await client.query<StoredIntegration>(
    `SELECT uuid AS id, type, mode, config FROM integrations
      WHERE organisation_id = $1 AND project_id = $2 ORDER BY position, id`,
    [organisationId, projectId],
  );
  return rows;
}

/** An integration of any location of the organisation. */
export async function findIntegrationOf(
  client: Queryable,
  organisationId: number,
  uuid: string,
): Promise<StoredIntegration | null> {
  const { rows } = await client.query<StoredIntegration>(
    'SELECT uuid AS id, type, mode, config FROM integrations WHERE organisation_id = $1 AND uuid = $2',
    [organisationId, uuid],
  );
  return rows[0] ?? null;
}

/**
 * Makes the list that of the location: those without an id are new, known ones change, and missing ones are deleted. The
 * caller has checked that every id is one of the location.
 */
export async function replaceIntegrationsOf(
  client: PoolClient,
  { organisationId, projectId }: { organisationId: number; projectId: number },
  integrations: readonly IntegrationInput[],
): Promise<void> {
  const kept = integrations.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await client.query(
    'DELETE FROM integrations WHERE organisation_id = $1 AND project_id = $2 AND NOT uuid = ANY ($3::uuid[])',
    [organisationId, projectId, kept],
  );
  await client.query(
    `INSERT INTO integrations (uuid, organisation_id, project_id, position, type, mode, config)
     SELECT COALESCE((one ->> 'id')::uuid, gen_random_uuid()), $1, $2, at, one ->> 'type', (one ->> 'mode')::int, one -> 'config'
       FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS list (one, at)
     ON CONFLICT (uuid) DO UPDATE SET position = EXCLUDED.position, type = EXCLUDED.type, mode = EXCLUDED.mode,
                                      config = EXCLUDED.config
      WHERE integrations.project_id = EXCLUDED.project_id`,
    [organisationId, projectId, JSON.stringify(integrations)],
  );
}

/** The ids of the kinds that an organisation has. */
export async function listHeldIntegrations(client: Queryable, organisationId: number): Promise<number[]> {
  const { rows } = await client.query<{ integration_id: number }>(
    'SELECT integration_id FROM organisation_integrations WHERE organisation_id = $1 ORDER BY 1',
    [organisationId],
  );
  return rows.map(({ integration_id }) => integration_id);
}
