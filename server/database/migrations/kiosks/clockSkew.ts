import type { Migration } from '../../migration';

/** How far the clock of a kiosk is ahead of the service, in seconds; null where the device does not say its time. */
export const clockSkew: Migration = {
  version: 52,
  name: 'clock skew of kiosks',
  sql: 'ALTER TABLE kiosks ADD COLUMN clock_skew integer;',
};
