import type { Migration } from '../migration';

/** The index by location excludes entries without a location, such as those of destinations. */
export const auditByProject: Migration = {
  version: 2,
  name: 'audit by project',
  sql: `
DROP INDEX audit_entries_project_id_id_idx;
CREATE INDEX audit_entries_by_project ON audit_entries (project_id, id DESC) WHERE project_id IS NOT NULL;
`,
};
