import type { Migration } from '../migration';

/** Tables whose records the global search finds by name. */
const SEARCHED = ['projects', 'buildings', 'floors', 'destinations', 'categories', 'amenities', 'users'];

/**
 * Sums of what only grows, so that a call after a year reads no more than on the first day; an index of the names with "&"
 * alone, which the global search finds without it too; and by which pages of devices a kiosk checks in.
 */
export const afterAYear: Migration = {
  version: 65,
  name: 'after a year',
  sql: `
-- The visits of whole months of UTC that have ended.
CREATE TABLE analytics_months (
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  environment text NOT NULL,
  service text NOT NULL,
  month timestamptz NOT NULL,
  visitors integer NOT NULL,
  -- For each hour of the day in UTC.
  sessions integer[] NOT NULL CHECK (array_length(sessions, 1) = 24),
  PRIMARY KEY (project_id, environment, month, service)
);

-- Ids that a device makes when it starts, the newest first, since when that one checks in, and when one of the others last
-- came back, since another device has the same key.
ALTER TABLE kiosks
  ADD COLUMN pages uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN page_since timestamptz,
  ADD COLUMN key_shared_at timestamptz;

-- The entries of each tag of the audit log with an id before tags_until of audit_rollup.
CREATE TABLE audit_tags (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  tag text NOT NULL,
  entries integer NOT NULL,
  PRIMARY KEY (organisation_id, tag)
);
ALTER TABLE audit_rollup ADD COLUMN tags_until bigint NOT NULL DEFAULT 0;
UPDATE audit_rollup SET tags_until = next_block::bigint * 10000;
INSERT INTO audit_tags (organisation_id, tag, entries)
SELECT organisation_id, tag, sum(entries) FROM audit_blocks GROUP BY organisation_id, tag;
${SEARCHED.map(
  (table) => `
CREATE INDEX ${table}_with_ampersand ON ${table} (organisation_id, search_name) WHERE strpos(search_name, '&') > 0;`,
).join('')}
`,
};
