import type { PoolClient } from 'pg';
import type { ConfigPair } from '@/contract/locations/projectSettings';

/** Editable fields of a kiosk. */
export interface KioskFields {
  readonly name: string;
  readonly description: string;
  readonly projectId: number | null;
  /** Degrees clockwise from north. */
  readonly orientation: number;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly isDemo: boolean;
  readonly versionId: number | null;
  readonly buildId: number | null;
  readonly internalUse: boolean;
  readonly nodeId: number | null;
}

const valuesOf = (fields: KioskFields): unknown[] => [
  fields.name,
  fields.description,
  fields.projectId,
  fields.orientation,
  fields.lat,
  fields.lon,
  fields.isDemo,
  fields.versionId,
  fields.buildId,
  fields.internalUse,
  fields.nodeId,
];

/** Returns the id of the new kiosk. */
export async function insertKiosk(
  client: PoolClient,
  organisationId: number,
  uid: string,
  fields: KioskFields,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO kiosks (organisation_id, uid, name, description, project_id, orientation, lat, lon, is_demo, version_id,
                          project_build_id, internal_use, node_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
    [organisationId, uid, ...valuesOf(fields)],
  );
  return rows[0]?.id ?? 0;
}

/** Inserts many kiosks of one location, for devices that are prepared. Returns their ids in the given order. */
export async function insertKiosks(
  client: PoolClient,
  made: {
    readonly organisationId: number;
    readonly projectId: number | null;
    readonly isDemo: boolean;
    readonly kiosks: readonly { readonly uid: string; readonly name: string }[];
  },
): Promise<{ id: number; uid: string }[]> {
  const { rows } = await client.query<{ id: number; uid: string }>(
    `INSERT INTO kiosks (organisation_id, project_id, is_demo, uid, name)
     SELECT $1, $2, $3, uid, name FROM unnest($4::text[], $5::text[]) WITH ORDINALITY AS r (uid, name, position)
      ORDER BY position RETURNING id, uid`,
    [
      made.organisationId,
      made.projectId,
      made.isDemo,
      made.kiosks.map(({ uid }) => uid),
      made.kiosks.map(({ name }) => name),
    ],
  );
  return rows;
}

export async function updateKioskOf(
  client: PoolClient,
  organisationId: number,
  id: number,
  fields: KioskFields,
): Promise<void> {
  await client.query(
    `UPDATE kiosks SET name = $3, description = $4, project_id = $5, orientation = $6, lat = $7, lon = $8, is_demo = $9,
            version_id = $10, project_build_id = $11, internal_use = $12, node_id = $13, revision = revision + 1
      WHERE organisation_id = $1 AND id = $2`,
    [organisationId, id, ...valuesOf(fields)],
  );
}

export async function deleteKioskOf(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await client.query('DELETE FROM kiosks WHERE organisation_id = $1 AND id = $2', [organisationId, id]);
}

/** Takes a kiosk out of service: it waits for its activation again. */
export async function decommissionKioskOf(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await client.query(
    `UPDATE kiosks SET decommissioned = true, decommissioned_id = plus_id, plus_id = NULL, commission_status = NULL,
            state = 96, progress = NULL, pages = '{}', key_shared_at = NULL, revision = revision + 1
      WHERE organisation_id = $1 AND id = $2`,
    [organisationId, id],
  );
}

/** Replaces the internal configuration of a kiosk for a version; null for the newest. */
export async function saveKioskConfig(
  client: PoolClient,
  kioskId: number,
  versionId: number | null,
  pairs: readonly ConfigPair[],
): Promise<void> {
  await client.query(
    `INSERT INTO kiosk_configs (kiosk_id, version_id, pairs) VALUES ($1, $2, $3)
     ON CONFLICT (kiosk_id, (COALESCE(version_id, 0))) DO UPDATE SET pairs = EXCLUDED.pairs`,
    [kioskId, versionId, JSON.stringify(pairs)],
  );
}
