import type { Migration } from '../../migration';

/**
 * The quarters of each hour, so that zones whose hours begin at :15, :30 or :45 UTC, and ranges within an hour, are counted
 * exactly. The sums of whole hours are still read from an index alone. What was counted before has no quarters.
 */
export const analyticsQuarters: Migration = {
  version: 47,
  name: 'analyticsQuarters',
  sql: `
ALTER TABLE analytics_hours
  ADD COLUMN session_quarters integer[] CHECK (array_length(session_quarters, 1) = 4),
  ADD COLUMN visitor_quarters integer[] CHECK (array_length(visitor_quarters, 1) = 4);
-- The quarter of an hour in which the visit began, in the row of the visit itself: an earlier event may arrive later.
ALTER TABLE analytics_visits ADD COLUMN began timestamptz;
`,
};
