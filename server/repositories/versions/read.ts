import { rollOutOf, type Version, type VersionList } from '@/contract/versions/versions';
import { currentReleaseOf } from '@/model/versions/rollOut';
import type { Queryable } from '../../database/queryable';

type Flag = 'tested' | 'approved' | 'released' | 'force_released' | 'force_release_version';
const FLAGS: readonly Flag[] = ['tested', 'approved', 'released', 'force_released', 'force_release_version'];

/** A version as its row has it; the times are ISO 8601. */
type VersionRow = Omit<Version, `current_release${string}`>;

const person = (flag: Flag): string =>
  `(SELECT jsonb_build_object('name', u.name${flag === 'tested' ? ", 'uuid', u.uuid" : ''}) FROM users u WHERE u.id = v.${flag}_by) AS ${flag}_by`;
/** As the wire has times. */
const time = (column: string): string =>
  `to_char(v.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ${column}`;

const VERSION = `
  SELECT v.id, v.version, v.notes, v.type, v.revision, ${time('created_at')},
         ${FLAGS.map((flag) => `v.${flag}, ${person(flag)}, ${time(`${flag}_at`)}`).join(',\n         ')},
         ARRAY(SELECT o.uuid FROM version_organisations w JOIN organisations o ON o.id = w.organisation_id
                WHERE w.version_id = v.id ORDER BY sort_key(o.name) COLLATE "C", o.id) AS organisations
    FROM versions v`;

function withCurrent(version: VersionRow, current: number | null): Version {
  const isCurrent = version.id === current;
  return {
    ...version,
    current_release: isCurrent,
    current_release_by: isCurrent ? (version.force_released_by ?? version.released_by) : null,
    current_release_at: isCurrent ? rollOutOf(version).releasedAt : null,
  };
}

/** All versions, the newest first. */
export async function listAllVersions(client: Queryable): Promise<Version[]> {
  const { rows } = await client.query<VersionRow>(`${VERSION} ORDER BY v.created_at DESC, v.id DESC`);
  const current = currentReleaseOf(rows.map(rollOutOf))?.id ?? null;
  return rows.map((row) => withCurrent(row, current));
}

/** The number of a version as people read it, such as 2.3.0; null where there is no such version. */
export async function findVersionNumber(client: Queryable, id: number): Promise<string | null> {
  const { rows } = await client.query<{ version: string }>('SELECT version FROM versions WHERE id = $1', [id]);
  return rows[0]?.version ?? null;
}

/** Kiosks by organisation and by the version that their location has chosen. */
export async function countKiosks(client: Queryable): Promise<NonNullable<VersionList['kiosks']>> {
  const { rows } = await client.query<NonNullable<VersionList['kiosks']>[number]>(
    `SELECT o.uuid AS organisation_uuid, p.version_id, count(*)::int AS count
       FROM kiosks s
       JOIN organisations o ON o.id = s.organisation_id
       LEFT JOIN projects p ON p.id = s.project_id
      GROUP BY o.uuid, p.version_id ORDER BY o.uuid, p.version_id`,
  );
  return rows;
}
