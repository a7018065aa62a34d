import type { Migration } from '../migration';

/** Orders of long lists, by which a page is found without sorting the list. */
export const listOrder: Migration = {
  version: 46,
  name: 'list order',
  sql: `
CREATE INDEX destinations_by_name ON destinations (organisation_id, lower(name), id);
CREATE INDEX kiosks_by_name ON kiosks (organisation_id, lower(name), id);
CREATE INDEX nodes_in_order ON nodes (project_id, id);
CREATE INDEX joints_in_order ON joints (project_id, id);
`,
};
