import type { Migration } from '../../migration';

/** Advertisements on the kiosks of a location. */
export const advertising: Migration = {
  version: 31,
  name: 'advertising',
  sql: `
-- {media_url, media_url_landscape, starts_at, ends_at}; null for none.
ALTER TABLE projects ADD COLUMN ad jsonb;
`,
};
