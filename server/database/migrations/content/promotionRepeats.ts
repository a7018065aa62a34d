import type { Migration } from '../../migration';

/**
 * Events and offers that repeat: by which rule, by the clock of which zone, and when the last one ends (null for those that
 * go on for ever).
 */
export const promotionRepeats: Migration = {
  version: 66,
  name: 'events and offers that repeat',
  sql: `
ALTER TABLE promotions
  ADD COLUMN repeats text,
  ADD COLUMN time_zone text,
  ADD COLUMN last_ends_at timestamptz,
  ADD CONSTRAINT repeats_in_a_zone CHECK ((repeats IS NULL) = (time_zone IS NULL)),
  ADD CONSTRAINT last_end_of_what_repeats CHECK (last_ends_at IS NULL OR repeats IS NOT NULL);
`,
};
