import type { Migration } from '../../migration';

/** Pictures under floor plans, to trace: for the editor alone, so no trigger advances what visitors have. */
export const floorUnderlays: Migration = {
  version: 67,
  name: 'floorUnderlays',
  sql: `
CREATE TABLE floor_underlays (
  floor_id integer PRIMARY KEY REFERENCES floors (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  -- The address of an image, which keeps the image.
  picture text NOT NULL,
  -- Its height by its width.
  ratio double precision NOT NULL,
  -- Metres of the floor and radians clockwise.
  x double precision NOT NULL,
  y double precision NOT NULL,
  width double precision NOT NULL,
  turn double precision NOT NULL,
  opacity double precision NOT NULL,
  shown boolean NOT NULL,
  revision integer NOT NULL DEFAULT 1
);
CREATE INDEX floor_underlays_organisation ON floor_underlays (organisation_id);
`,
};
