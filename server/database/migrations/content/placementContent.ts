import type { Migration } from '../../migration';

/** Events, offers and further destinations that are found in a place. */
export const placementContent: Migration = {
  version: 33,
  name: 'placementContent',
  sql: `
CREATE TABLE placement_promotions (
  placement_id integer NOT NULL REFERENCES project_destinations (id) ON DELETE CASCADE,
  promotion_id integer NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  PRIMARY KEY (placement_id, promotion_id)
);
CREATE INDEX ON placement_promotions (promotion_id);

CREATE TABLE placement_sub_destinations (
  placement_id integer NOT NULL REFERENCES project_destinations (id) ON DELETE CASCADE,
  destination_id integer NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  PRIMARY KEY (placement_id, destination_id)
);
CREATE INDEX ON placement_sub_destinations (destination_id);
`,
};
