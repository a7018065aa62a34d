import type { Migration } from '../../migration';

/** Fields of a place that differ from its destination: texts, photo, review, badges, hours and colours. */
export const placementDetails: Migration = {
  version: 26,
  name: 'placementDetails',
  sql: `
ALTER TABLE project_destinations
  ADD COLUMN local_description text NOT NULL DEFAULT '',
  ADD COLUMN phone_number text NOT NULL DEFAULT '',
  ADD COLUMN address text NOT NULL DEFAULT '',
  ADD COLUMN parking text NOT NULL DEFAULT '',
  -- Address of an uploaded picture.
  ADD COLUMN photo text,
  ADD COLUMN location_review double precision NOT NULL DEFAULT 0 CHECK (location_review BETWEEN 0 AND 5),
  ADD COLUMN badges text[] NOT NULL DEFAULT '{}',
  -- Null where the hours, or the colours, are those of the destination.
  ADD COLUMN opening_hours jsonb,
  ADD COLUMN colour_settings jsonb;
`,
};
