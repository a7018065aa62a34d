import type { Migration } from '../migration';

/** How many audit entries there were up to an id, noted some minutes later, by which missing ones are seen. */
export const auditCheckpoints: Migration = {
  version: 43,
  name: 'auditCheckpoints',
  sql: `
CREATE TABLE audit_checkpoints (
  up_to bigint PRIMARY KEY,
  -- Since the checkpoint before.
  entries bigint NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER audit_checkpoints_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION reject_audit_change();
`,
};
