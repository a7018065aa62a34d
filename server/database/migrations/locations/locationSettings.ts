import type { Migration } from '../../migration';

/** The settings of a location beyond its name, and its internal configuration by version of the wayfinder. */
export const locationSettings: Migration = {
  version: 15,
  name: 'location settings',
  sql: `
ALTER TABLE projects ADD COLUMN opening_hours jsonb;
ALTER TABLE projects ADD COLUMN colour_settings jsonb;
ALTER TABLE projects ADD COLUMN apple_maps_integration_enabled boolean NOT NULL DEFAULT false;
ALTER TABLE projects ADD COLUMN google_maps_integration_enabled boolean NOT NULL DEFAULT false;

-- Version 0 stands for all versions.
CREATE TABLE project_configs (
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 0,
  pairs jsonb NOT NULL DEFAULT '[]',
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (project_id, version)
);

-- Changes of a location itself were kept without it, so its log did not show them.
UPDATE audit_entries a SET project_id = p.id FROM projects p
 WHERE a.project_id IS NULL AND a.subject_type = 'project' AND a.subject = p.uuid::text;
`,
};
