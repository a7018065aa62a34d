import type { Migration } from '../../migration';

/** Kiosks are called kiosks in the tables too; they were called screens, which are the pages of the console. */
export const kioskTables: Migration = {
  version: 38,
  name: 'kioskTables',
  sql: `
ALTER TABLE screens RENAME TO kiosks;
ALTER SEQUENCE screens_id_seq RENAME TO kiosks_id_seq;
ALTER TABLE screen_usd_configs RENAME TO kiosk_configs;
ALTER SEQUENCE screen_usd_configs_id_seq RENAME TO kiosk_configs_id_seq;
ALTER TABLE kiosk_configs RENAME COLUMN screen_id TO kiosk_id;
ALTER TABLE device_keys RENAME COLUMN screen_id TO kiosk_id;
ALTER TABLE commissioning_codes RENAME COLUMN screen_id TO kiosk_id;
`,
};
