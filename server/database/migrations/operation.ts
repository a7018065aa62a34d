import type { Migration } from '../migration';

export const operation: Migration = {
  version: 41,
  name: 'operation',
  sql: `
-- A repeated request gets its answer letter by letter; jsonb would sort the keys.
ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE text USING answer::text;

-- Several links for a password may be open at a time, so that nobody ends the link of another person by asking for one.
DROP INDEX link_tokens_one_password_link;

-- The metrics count what failed of late.
CREATE INDEX jobs_failed ON jobs (updated_at) WHERE state = 'failed';
CREATE INDEX import_reports_failed ON import_reports (updated_at) WHERE status = 'failed';
`,
};
