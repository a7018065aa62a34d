import type { Migration } from '../../migration';

/** One export of a location at a time. */
export const exportJobs: Migration = {
  version: 21,
  name: 'export jobs',
  sql: `
CREATE UNIQUE INDEX jobs_one_export_per_project ON jobs (project_id) WHERE state IN ('queued', 'running') AND kind = 'export';
`,
};
