import type { Migration } from '../../migration';

/** A floor plan may be begun by hand: its first correction has none before it. */
export const begunFloorPlans: Migration = {
  version: 69,
  name: 'floor plans drawn by hand',
  sql: 'ALTER TABLE outline_corrections ALTER COLUMN previous_key DROP NOT NULL;',
};
