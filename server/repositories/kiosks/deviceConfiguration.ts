import { CHECK_IN_SECONDS, type DeviceConfiguration } from '@/contract/kiosks/devices';
import type { Screensaver } from '@/contract/locations/projectDetails';
import { runningVersion } from '@/model/versions/rollOut';
import type { Queryable } from '../../database/queryable';
import type { DevicePrincipal } from '../../principal';
import { listOfferedVersions } from '../versions/offered';
import { listDevVersions } from './read';
import { configurationTag, SHOWN_BUILD } from './shownBuild';

const OFF: Screensaver = { media: null, enabled: false, transparent: false };

interface Row extends Omit<DeviceConfiguration, 'version' | 'screensaver' | 'check_in_seconds'> {
  readonly chosen: number | null;
  readonly portrait: Screensaver | null;
  readonly landscape: Screensaver | null;
}

/** The configuration of a kiosk and its position; null when it is no longer commissioned. */
export async function readDeviceConfigurationOf(
  client: Queryable,
  { kioskId, organisationId }: DevicePrincipal,
  now: Date,
): Promise<DeviceConfiguration | null> {
  const { rows } = await client.query<Row>(
    `SELECT s.id, s.uid, s.name, p.uuid AS location, s.node_id, s.orientation, p.ad, ${configurationTag('$3')} AS tag,
            CASE WHEN s.is_demo THEN COALESCE(s.version_id, p.version_id) ELSE p.version_id END AS chosen,
            CASE WHEN shown.id IS NOT NULL THEN
              jsonb_build_object('id', shown.id, 'number', shown.build_number, 'bytes', shown.bytes) END AS build,
            p.settings -> 'screensaver_portrait' AS portrait, p.settings -> 'screensaver_landscape' AS landscape
       FROM kiosks s LEFT JOIN projects p ON p.id = s.project_id ${SHOWN_BUILD}
      WHERE s.organisation_id = $1 AND s.id = $2 AND s.plus_id IS NOT NULL`,
    [organisationId, kioskId, now],
  );
  const row = rows[0];
  if (!row) return null;
  const { chosen, portrait, landscape, ...rest } = row;
  return {
    ...rest,
    version: await versionOf(client, organisationId, chosen, now),
    screensaver: { portrait: portrait ?? OFF, landscape: landscape ?? OFF },
    check_in_seconds: CHECK_IN_SECONDS,
  };
}

/** The version that a kiosk runs; a dev unit has chosen one that is offered to nobody else. */
async function versionOf(client: Queryable, organisationId: number, chosen: number | null, now: Date) {
  const dev = chosen === null ? undefined : (await listDevVersions(client)).find(({ id }) => id === chosen);
  if (dev) return dev.version;
  return runningVersion(await listOfferedVersions(client, organisationId), chosen, now)?.version ?? null;
}

/** Keys in the storage of the build that a kiosk shows; null where it shows none. */
export async function findShownBuild(
  client: Queryable,
  { kioskId, organisationId }: DevicePrincipal,
): Promise<{ zipKey: string; snapshotKey: string | null; number: number } | null> {
  const { rows } = await client.query<{ zipKey: string; snapshotKey: string | null; number: number }>(
    `SELECT shown.zip_key AS "zipKey", shown.snapshot_key AS "snapshotKey", shown.build_number AS number
       FROM kiosks s JOIN projects p ON p.id = s.project_id ${SHOWN_BUILD}
      WHERE s.organisation_id = $1 AND s.id = $2 AND shown.id IS NOT NULL`,
    [organisationId, kioskId],
  );
  return rows[0] ?? null;
}
