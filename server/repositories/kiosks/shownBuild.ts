/**
 * The build that each kiosk `s` of a location `p` shows, as `shown`: the published one, and at a demo unit the build
 * that it has chosen, or else the one published to demo units.
 */
export const SHOWN_BUILD = `
  LEFT JOIN publications live ON live.id = p.publication_id
  LEFT JOIN publications demo ON demo.id = p.demo_publication_id
  LEFT JOIN builds shown
    ON shown.id = CASE WHEN s.is_demo THEN COALESCE(s.project_build_id, demo.build_id, live.build_id) ELSE live.build_id END`;

/** Changes whenever the configuration of a kiosk `s` does; it joins `SHOWN_BUILD`. */
export const CONFIGURATION_TAG = `concat_ws('.', s.revision, COALESCE(p.revision, 0), COALESCE(shown.id, 0),
  (SELECT COALESCE(sum(v.revision), 0) FROM versions v))`;
