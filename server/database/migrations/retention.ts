import type { Migration } from '../migration';

/**
 * Indexes by which the housekeeping finds what is old, and the screens the newest job of a location among the imports of
 * months; and publications that nothing shows, whose snapshots stayed because their builds could be shown again: builds name
 * their snapshots themselves.
 */
export const retention: Migration = {
  version: 62,
  name: 'retention',
  sql: `
CREATE INDEX jobs_newest_publish ON jobs (project_id, id DESC) WHERE kind IN ('publish', 'build');
CREATE INDEX jobs_newest ON jobs (project_id, kind, id DESC);
CREATE INDEX jobs_ended ON jobs (updated_at) WHERE state IN ('succeeded', 'failed', 'cancelled');
CREATE INDEX jobs_ended_batches ON jobs (updated_at) WHERE state IN ('succeeded', 'failed', 'cancelled') AND kind = 'batch';
CREATE INDEX sessions_revoked ON sessions (revoked_at) WHERE revoked_at IS NOT NULL;
CREATE INDEX attempts_window_ends ON attempts (window_ends);
CREATE INDEX commissioning_codes_expires_at ON commissioning_codes (expires_at);
CREATE INDEX deleted_destinations_deleted_at ON deleted_destinations (deleted_at);

DELETE FROM publications s USING projects p
 WHERE p.id = s.project_id AND s.id IS DISTINCT FROM p.publication_id AND s.id IS DISTINCT FROM p.demo_publication_id;
`,
};
