import { type RollOut, versionsFor } from '@/model/versions/rollOut';
import type { Queryable } from '../../database/queryable';

/** A released version as an organisation may run it. */
export interface OfferedVersion extends RollOut {
  readonly version: string;
  readonly createdAt: string;
}

/** The released versions that are for the organisation `o`, as JSON in any order; null for none. */
export const OFFERED_VERSIONS = `(
           SELECT jsonb_agg(jsonb_build_object(
                    'id', v.id, 'version', v.version, 'type', v.type, 'createdAt', v.created_at,
                    'released', v.released, 'forceReleased', v.force_released, 'previous', v.force_release_version,
                    'releasedAt', COALESCE(v.force_released_at, v.released_at), 'organisations', jsonb_build_array(o.uuid)))
             FROM versions v
            WHERE (v.released OR v.force_released)
              AND (v.type = 1 OR v.type = 2 AND EXISTS
                    (SELECT 1 FROM version_organisations w WHERE w.version_id = v.id AND w.organisation_id = o.id)))`;

/** The released versions that an organisation may run, the newest release first. */
export async function listOfferedVersions(client: Queryable, organisationId: number): Promise<OfferedVersion[]> {
  const { rows } = await client.query<{ uuid: string; versions: OfferedVersion[] | null }>(
    `SELECT o.uuid, ${OFFERED_VERSIONS} AS versions FROM organisations o WHERE o.id = $1`,
    [organisationId],
  );
  return rows.flatMap(({ uuid, versions }) => versionsFor(versions ?? [], uuid));
}
