import type { Migration } from '../migration';

/** The page access that a new user of a role gets; null is that to content, as for every new user before. */
export const roleFeatures: Migration = {
  version: 64,
  name: 'role features',
  sql: `
ALTER TABLE roles ADD COLUMN features integer[];
UPDATE roles SET features = ARRAY(SELECT id FROM features ORDER BY id) WHERE name = 'administrator';
INSERT INTO roles (organisation_id, name, display_name, description, features)
SELECT o.id, r.name, r.display_name, r.description, r.features
  FROM organisations o, (VALUES
    (1, 'coordinator', 'Coordinator', 'Edits and publishes all of it, but manages no users', ARRAY[1,2,3,4,5,6,7,8,9,14,15,16,17,18]),
    (2, 'department-manager', 'Department manager', 'Edits destinations, events and offers', ARRAY[6,8,9,16]),
    (3, 'auditor', 'Auditor', 'Reads the log and the figures, and changes nothing', ARRAY[2,3,13,16])
  ) AS r (place, name, display_name, description, features)
 WHERE NOT EXISTS (SELECT 1 FROM roles k WHERE k.organisation_id = o.id
                    AND (k.name = r.name OR lower(k.display_name) = lower(r.display_name)))
 ORDER BY o.id, r.place;
`,
};
