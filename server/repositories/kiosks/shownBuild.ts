import { HARD_AFTER } from '@/model/versions/rollOut';
import { VERSION_TYPES } from '@/model/versions/versionTypes';

/**
 * The build that each kiosk `s` of a location `p` shows, as `shown`: the published one, and at a demo unit the build
 * that it has chosen, or else the one published to demo units.
 */
export const SHOWN_BUILD = `
  LEFT JOIN publications live ON live.id = p.publication_id
  LEFT JOIN publications demo ON demo.id = p.demo_publication_id
  LEFT JOIN builds shown
    ON shown.id = CASE WHEN s.is_demo THEN COALESCE(s.project_build_id, demo.build_id, live.build_id) ELSE live.build_id END`;

/** The part of a released version `v` that says which kiosks run it at `now`: neither its notes nor who has tested it. */
const roleOf = (now: string) => `concat_ws(' ', v.id, v.version, v.force_released, v.force_release_version,
    extract(epoch FROM COALESCE(v.force_released_at, v.released_at)),
    COALESCE(v.force_released_at, v.released_at) <= ${now}::timestamptz - interval '${HARD_AFTER / 1000} seconds')`;

/**
 * Changes whenever the configuration of a kiosk `s` does, also when a version takes the place of another one by time; it
 * joins `SHOWN_BUILD`. `now` is the parameter with the time. The versions for everybody are read once for all kiosks.
 */
export const configurationTag = (
  now: string,
): string => `concat_ws('.', s.revision, COALESCE(p.revision, 0), COALESCE(shown.id, 0),
  (SELECT left(md5(string_agg(${roleOf(now)}, ',' ORDER BY v.id)), 12) FROM versions v
    WHERE v.type = ${VERSION_TYPES.core} AND (v.released OR v.force_released)),
  (SELECT left(md5(string_agg(${roleOf(now)}, ',' ORDER BY v.id)), 12) FROM versions v JOIN version_organisations w ON w.version_id = v.id
    WHERE w.organisation_id = s.organisation_id AND v.type = ${VERSION_TYPES.demo} AND (v.released OR v.force_released)),
  (SELECT v.version FROM versions v WHERE v.id = s.version_id AND v.type = ${VERSION_TYPES.dev}))`;
