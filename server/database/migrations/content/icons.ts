import type { Migration } from '../../migration';

/** Icons of an organisation. Their ids begin where those of the standard icons never get to: `FIRST_OWN_ICON`. */
export const icons: Migration = {
  version: 12,
  name: 'icons of organisations',
  sql: `
CREATE TABLE icons (
  id integer GENERATED ALWAYS AS IDENTITY (START WITH 1000000) PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  name text NOT NULL,
  image_key text NOT NULL UNIQUE REFERENCES images (key) ON DELETE CASCADE
);
CREATE INDEX ON icons (organisation_id);
CREATE INDEX ON categories (icon_id) WHERE icon_id >= 1000000;
CREATE INDEX ON amenities (icon_id) WHERE icon_id >= 1000000;
`,
};
