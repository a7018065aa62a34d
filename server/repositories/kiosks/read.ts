import type { PoolClient } from 'pg';
import type { Kiosk, KioskVersion } from '@/contract/kiosks/kiosks';
import type { ConfigPair } from '@/contract/locations/projectSettings';
import { VERSION_TYPES } from '@/model/versions/versionTypes';
import { type ListRequest, listQuery } from '../../database/listQuery';
import type { Queryable } from '../../database/queryable';
import { SHOWN_BUILD } from './shownBuild';

const KIOSK = `
  SELECT s.id, s.uid, s.name, s.description, p.uuid AS project_id, s.version_id, s.project_build_id, s.internal_use,
         s.is_demo AS is_test, s.state, s.progress, s.node_id, s.orientation, s.lat, s.lon,
         to_char(s.last_contact AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS last_contact,
         s.plus_id, s.commission_status, s.decommissioned, s.decommissioned_id, s.revision,
         p.settings ->> 'mapapp_alternative_url' AS mapapp_url, k.last_four AS device_key, s.running_version,
         CASE WHEN s.running_project_id = s.project_id THEN s.running_build END AS running_build,
         shown.build_number AS shown_build, s.clock_skew,
         s.key_shared_at IS NOT NULL AS key_shared
    FROM kiosks s LEFT JOIN projects p ON p.id = s.project_id
    LEFT JOIN device_keys k ON k.kiosk_id = s.id ${SHOWN_BUILD}`;

const LIST = {
  searched: 'searchable(s.name)',
  orders: { name: 's.sort_name, s.id' },
  order: 'name',
  keyset: '(s.sort_name, s.id)',
} as const;

/** The kiosks of an organisation by name. */
export async function listKiosksOf(
  client: Queryable,
  organisationId: number,
  request: ListRequest<'name'>,
): Promise<Kiosk[]> {
  const { search, order, page, values } = listQuery(LIST, request, [organisationId]);
  const { rows } = await client.query<Kiosk>(
    `${KIOSK} WHERE s.organisation_id = $1 ${search} ORDER BY ${order} ${page}`,
    values,
  );
  return rows;
}

/** Whether the organisation has a kiosk for internal use. */
export async function hasInternalKiosk(client: Queryable, organisationId: number): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM kiosks WHERE organisation_id = $1 AND internal_use LIMIT 1', [
    organisationId,
  ]);
  return rowCount === 1;
}

/** A kiosk; null where the organisation has no such one. */
export async function findKioskOf(client: Queryable, organisationId: number, id: number): Promise<Kiosk | null> {
  const { rows } = await client.query<Kiosk>(`${KIOSK} WHERE s.organisation_id = $1 AND s.id = $2`, [
    organisationId,
    id,
  ]);
  return rows[0] ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockKioskOf(client: PoolClient, organisationId: number, id: number): Promise<Kiosk | null> {
  const { rows } = await client.query<Kiosk>(`${KIOSK} WHERE s.organisation_id = $1 AND s.id = $2 FOR UPDATE OF s`, [
    organisationId,
    id,
  ]);
  return rows[0] ?? null;
}

/** The development versions, the newest first. */
export async function listDevVersions(client: Queryable): Promise<KioskVersion[]> {
  const { rows } = await client.query<KioskVersion>(
    `SELECT id, version, false AS current_release,
            to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at
       FROM versions v WHERE type = $1 ORDER BY v.created_at DESC, id DESC`,
    [VERSION_TYPES.dev],
  );
  return rows;
}

/** The internal configuration of a kiosk for a version; null for the newest. Empty where there is none. */
export async function readKioskConfigOf(
  client: Queryable,
  kioskId: number,
  versionId: number | null,
): Promise<ConfigPair[]> {
  const { rows } = await client.query<{ pairs: ConfigPair[] }>(
    'SELECT pairs FROM kiosk_configs WHERE kiosk_id = $1 AND COALESCE(version_id, 0) = COALESCE($2, 0)',
    [kioskId, versionId],
  );
  return rows[0]?.pairs ?? [];
}

/** Records that a body names; null for those that the organisation, or the location, does not have. */
export async function findKioskReferences(
  client: Queryable,
  organisationId: number,
  { project, build, node }: { project: string | null; build: number | null; node: number | null },
): Promise<{ projectId: number | null; hasBuild: boolean; hasNode: boolean }> {
  const { rows } = await client.query<{ id: number; has_build: boolean; has_node: boolean }>(
    `SELECT p.id, EXISTS (SELECT 1 FROM builds b WHERE b.project_id = p.id AND b.id = $3) AS has_build,
            EXISTS (SELECT 1 FROM nodes n WHERE n.project_id = p.id AND n.id = $4) AS has_node
       FROM projects p WHERE p.organisation_id = $1 AND p.uuid = $2`,
    [organisationId, project, build, node],
  );
  const found = rows[0];
  return { projectId: found?.id ?? null, hasBuild: found?.has_build ?? false, hasNode: found?.has_node ?? false };
}
