import type { PoolClient } from 'pg';
import { INTEGRATION_PARAMETERS } from '@/contract/imports/integrationParameters';
import type { Integration } from '@/contract/imports/integrations';
import type { ProjectDetails, ProjectSettings, Screensaver } from '@/contract/locations/projectDetails';
import type { ConfigPair, ProjectChange } from '@/contract/locations/projectSettings';
import { INTEGRATIONS } from '@/model/content/integrations';
import type { Queryable } from '../../database/queryable';
import { withoutSecrets } from '../../integrationSecrets';
import { INTEGRATIONS_JSON, type StoredIntegration } from '../imports/integrations';
import { type ProjectRow, projectSql, toProject } from './read';
import { completeSettings, NO_SCREENSAVER, type StoredSettings } from './settings';

type Added =
  | 'ad'
  | 'opening_hours'
  | 'colour_settings'
  | 'overview_building'
  | 'project_build_id'
  | `${'apple' | 'google'}_maps_integration_enabled`;

interface DetailsRow extends ProjectRow, Required<Pick<ProjectDetails, Added>> {
  readonly settings: StoredSettings;
  readonly integrations: readonly StoredIntegration[];
  /** Ids of the kinds that the organisation has. */
  readonly held: readonly number[];
}

const DETAILS = projectSql(`p.ad, p.opening_hours, p.colour_settings, p.settings, p.project_build_id,
         p.apple_maps_integration_enabled, p.google_maps_integration_enabled, ${INTEGRATIONS_JSON} AS integrations,
         ARRAY(SELECT k.integration_id FROM organisation_integrations k WHERE k.organisation_id = p.organisation_id ORDER BY 1) AS held,
         (SELECT b.uuid FROM buildings b WHERE b.project_id = p.id AND b.overview ORDER BY b.position, b.id LIMIT 1) AS overview_building,`);

/** A location as it is read, with parts that other providers may leave out. */
type ReadProject = ProjectDetails & { settings: ProjectSettings; integrations: Integration[] };

/** A location with its settings; null when it belongs to another organisation. */
export async function readProjectDetails(
  client: Queryable,
  organisationId: number,
  uuid: string,
): Promise<ReadProject | null> {
  const { rows } = await client.query<DetailsRow>(`${DETAILS} WHERE p.organisation_id = $1 AND p.uuid = $2`, [
    organisationId,
    uuid,
  ]);
  const row = rows[0];
  if (!row) return null;
  const { held, integrations, ...project } = row;
  const { ad, opening_hours, colour_settings, overview_building, version_id, project_build_id } = row;
  const { apple_maps_integration_enabled, google_maps_integration_enabled } = row;
  return {
    ...toProject(project),
    ad,
    opening_hours,
    colour_settings,
    overview_building,
    version_id,
    project_build_id,
    apple_maps_integration_enabled,
    google_maps_integration_enabled,
    settings: completeSettings(row.settings),
    integrations: integrations.map(withoutSecrets),
    organisation: { uuid: row.organisation_uuid, integrations: held.flatMap(kindOf) },
  };
}

/** A kind of integration with the parameters that its form is built from; none for an id that nobody knows. */
const kindOf = (id: number) =>
  INTEGRATIONS.filter((kind) => kind.id === id).map((kind) => ({
    ...kind,
    parameters: [...INTEGRATION_PARAMETERS[kind.name]],
  }));

export async function readScreensavers(
  client: Queryable,
  organisationId: number,
  uuid: string,
): Promise<{ portrait: Screensaver; landscape: Screensaver } | null> {
  const { rows } = await client.query<{ settings: StoredSettings }>(
    'SELECT settings FROM projects WHERE organisation_id = $1 AND uuid = $2',
    [organisationId, uuid],
  );
  const settings = rows[0]?.settings;
  if (!settings) return null;
  return {
    portrait: settings.screensaver_portrait ?? NO_SCREENSAVER,
    landscape: settings.screensaver_landscape ?? NO_SCREENSAVER,
  };
}

/** Changes the given fields and settings of a location; false when the base revision is stale. */
export async function updateProjectOf(
  client: PoolClient,
  organisationId: number,
  uuid: string,
  { revision, overview_building: building, integrations, ...change }: ProjectChange & { revision?: number | undefined },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE projects SET
            name = COALESCE($3::jsonb ->> 'name', name),
            description = CASE WHEN $3::jsonb ? 'description' THEN $3::jsonb ->> 'description' ELSE description END,
            logo = CASE WHEN $3::jsonb ? 'logo' THEN $3::jsonb ->> 'logo' ELSE logo END,
            banner = CASE WHEN $3::jsonb ? 'banner' THEN $3::jsonb ->> 'banner' ELSE banner END,
            opening_hours = CASE WHEN $3::jsonb ? 'opening_hours' THEN NULLIF($3::jsonb -> 'opening_hours', 'null') ELSE opening_hours END,
            colour_settings = CASE WHEN $3::jsonb ? 'colour_settings' THEN NULLIF($3::jsonb -> 'colour_settings', 'null') ELSE colour_settings END,
            version_id = CASE WHEN $3::jsonb ? 'version_id' THEN ($3::jsonb ->> 'version_id')::int ELSE version_id END,
            project_build_id = CASE WHEN $3::jsonb ? 'project_build_id' THEN ($3::jsonb ->> 'project_build_id')::int ELSE project_build_id END,
            ad = CASE WHEN $3::jsonb ? 'ad' THEN NULLIF($3::jsonb -> 'ad', 'null') ELSE ad END,
            settings = settings || COALESCE($3::jsonb -> 'settings', '{}'),
            revision = revision + 1, updated_at = now()
      WHERE organisation_id = $1 AND uuid = $2 AND ($4::int IS NULL OR revision = $4)`,
    [organisationId, uuid, JSON.stringify(change), revision ?? null],
  );
  return rowCount === 1;
}

/** Makes a building of the location the one that visitors see first, or none; false when it has no such building. */
export async function setOverviewBuilding(
  client: PoolClient,
  organisationId: number,
  projectId: number,
  building: string | null,
): Promise<boolean> {
  const { rows } = await client.query<{ uuid: string; overview: boolean }>(
    `UPDATE buildings SET overview = COALESCE(uuid = $3, false) WHERE organisation_id = $1 AND project_id = $2
     RETURNING uuid, overview`,
    [organisationId, projectId, building],
  );
  return building === null || rows.some(({ overview }) => overview);
}

/** Turns a map integration on or off; false when the base revision is stale. Visitors see nothing of it. */
export async function setMapsIntegration(
  client: PoolClient,
  organisationId: number,
  uuid: string,
  { name, enabled, revision }: { name: 'apple' | 'google'; enabled: boolean; revision?: number | undefined },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE projects SET ${name}_maps_integration_enabled = $3, revision = revision + 1
      WHERE organisation_id = $1 AND uuid = $2 AND ($4::int IS NULL OR revision = $4)`,
    [organisationId, uuid, enabled, revision ?? null],
  );
  return rowCount === 1;
}

interface Config {
  readonly usd_config: ConfigPair[];
  readonly revision: number;
}

/** The internal configuration of a location; empty, with revision 0, where none was ever saved. */
export async function readConfigOf(
  client: Queryable,
  organisationId: number,
  projectId: number,
  version: number,
): Promise<Config> {
  const { rows } = await client.query<Config>(
    'SELECT pairs AS usd_config, revision FROM project_configs WHERE organisation_id = $1 AND project_id = $2 AND version = $3',
    [organisationId, projectId, version],
  );
  return rows[0] ?? { usd_config: [], revision: 0 };
}

/** Replaces the internal configuration; false when the base revision is stale. */
export async function saveConfigOf(
  client: PoolClient,
  { organisationId, projectId, version }: { organisationId: number; projectId: number; version: number },
  { pairs, revision }: { pairs: readonly ConfigPair[]; revision: number | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO project_configs AS c (project_id, organisation_id, version, pairs)
     SELECT $2, $1, $3, $4::jsonb WHERE COALESCE($5::int, 0) = 0 OR EXISTS
       (SELECT 1 FROM project_configs WHERE project_id = $2 AND version = $3)
     ON CONFLICT (project_id, version) DO UPDATE SET pairs = EXCLUDED.pairs, revision = c.revision + 1
      WHERE $5::int IS NULL OR c.revision = $5`,
    [organisationId, projectId, version, JSON.stringify(pairs), revision],
  );
  return rowCount === 1;
}
