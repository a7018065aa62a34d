import type { Migration } from '../migration';

/**
 * The audit log can only grow: rows are neither changed nor removed, by whichever statement. A causer is therefore no longer
 * a reference, since the deletion of a user would change the entries of that user. Rights of others than the owner are
 * limited to reading and adding. The indexes are for the pages of the log, of one tag and of one batch.
 */
export const auditAppendOnly: Migration = {
  version: 24,
  name: 'auditAppendOnly',
  sql: `
ALTER TABLE audit_entries DROP CONSTRAINT audit_entries_causer_id_fkey;

CREATE FUNCTION reject_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the audit log are never changed or deleted.' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION reject_audit_change();

DO $$
DECLARE
  holder text;
BEGIN
  FOR holder IN
    SELECT DISTINCT CASE WHEN a.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(r.rolname) END
      FROM pg_class c CROSS JOIN aclexplode(c.relacl) a LEFT JOIN pg_roles r ON r.oid = a.grantee
     WHERE c.oid = 'audit_entries'::regclass AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries FROM %s', holder);
  END LOOP;
END $$;

CREATE INDEX audit_entries_by_tag ON audit_entries (organisation_id, tag, id DESC);
CREATE INDEX audit_entries_by_batch ON audit_entries (organisation_id, batch_uuid, id DESC) WHERE batch_uuid IS NOT NULL;
`,
};
