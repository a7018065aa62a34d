import type { Migration } from '../../migration';

/** A location remembers that a key of it was deactivated: apps that had it may not go on without one. */
export const deactivatedKeys: Migration = {
  version: 39,
  name: 'deactivatedKeys',
  sql: `
ALTER TABLE projects ADD COLUMN had_access_key boolean NOT NULL DEFAULT false;
UPDATE projects p SET had_access_key = true
 WHERE EXISTS (SELECT 1 FROM audit_entries e
                WHERE e.project_id = p.id AND e.subject_type = 'access-key' AND e.event = 'deleted');
`,
};
