import type { Migration } from '../../migration';

/** Where an event or offer is shown is said, and never follows from naming no place: those without one are everywhere. */
export const promotionPlaces: Migration = {
  version: 49,
  name: 'where events and offers are shown',
  sql: `
ALTER TABLE promotions ADD COLUMN everywhere boolean NOT NULL DEFAULT false;
UPDATE promotions p SET everywhere = true
 WHERE NOT EXISTS (SELECT FROM promotion_destinations x WHERE x.promotion_id = p.id)
   AND NOT EXISTS (SELECT FROM placement_promotions x WHERE x.promotion_id = p.id);

CREATE TABLE promotion_projects (
  promotion_id integer NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  PRIMARY KEY (promotion_id, project_id)
);
CREATE INDEX ON promotion_projects (project_id);
`,
};
