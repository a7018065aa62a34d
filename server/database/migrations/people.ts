import type { Migration } from '../migration';

/** Users and organisations: organisation tree, links and emails, images, two-factor, roles and their permissions. */
export const people: Migration = {
  version: 3,
  name: 'people',
  sql: `
-- Ids of the organisations above, from the top: who may act for an organisation is one look at its own row.
ALTER TABLE organisations ADD COLUMN ancestors integer[] NOT NULL DEFAULT '{}';
WITH RECURSIVE line AS (
  SELECT id, '{}'::integer[] AS ancestors FROM organisations WHERE parent_id IS NULL
  UNION ALL
  SELECT o.id, line.ancestors || o.parent_id FROM organisations o JOIN line ON line.id = o.parent_id
)
UPDATE organisations o SET ancestors = line.ancestors FROM line WHERE line.id = o.id;
CREATE INDEX organisations_ancestors ON organisations USING gin (ancestors);

CREATE FUNCTION organisation_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NULL THEN
    NEW.ancestors := '{}';
  ELSE
    SELECT ancestors || id INTO NEW.ancestors FROM organisations WHERE id = NEW.parent_id;
    IF NEW.id = ANY (NEW.ancestors) THEN
      RAISE EXCEPTION 'An organisation cannot stand below itself.' USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION organisation_line_below() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE organisations SET ancestors = NEW.ancestors || ancestors[cardinality(OLD.ancestors) + 1:]
   WHERE OLD.id = ANY (ancestors);
  RETURN NULL;
END $$;
CREATE TRIGGER organisation_line BEFORE INSERT OR UPDATE OF parent_id ON organisations
  FOR EACH ROW EXECUTE FUNCTION organisation_line();
CREATE TRIGGER organisation_line_below AFTER UPDATE OF parent_id ON organisations
  FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION organisation_line_below();

CREATE TABLE organisation_integrations (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  integration_id integer NOT NULL,
  PRIMARY KEY (organisation_id, integration_id)
);
CREATE TABLE organisation_file_groups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  name text NOT NULL
);
CREATE INDEX ON organisation_file_groups (organisation_id);

CREATE TABLE role_permissions (
  role_id integer NOT NULL REFERENCES roles (id) ON DELETE CASCADE,
  permission_id integer NOT NULL,
  PRIMARY KEY (role_id, permission_id)
);

-- A secret that was shown and is not yet in use.
ALTER TABLE users ADD COLUMN tfa_pending_secret text;
ALTER TABLE users ADD COLUMN tfa_pending_until timestamptz;
-- The address of a deleted user is free again.
DROP INDEX users_email;
CREATE UNIQUE INDEX users_email ON users (lower(email)) WHERE active;

ALTER TABLE sessions ADD COLUMN agent text NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN address text NOT NULL DEFAULT '';

-- What a link in a mail carries, as the SHA-256 of its token.
CREATE TABLE link_tokens (
  hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('set-password', 'confirm-location', 'hand-off')),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  project_id integer REFERENCES projects (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX ON link_tokens (user_id);
CREATE INDEX ON link_tokens (expires_at);

-- Mails that are yet to be sent: what about and to whom. The text, with its token, is made when it leaves.
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- Typed by a stranger: there may be no such account.
  address text,
  user_id integer REFERENCES users (id) ON DELETE CASCADE,
  project_id integer REFERENCES projects (id) ON DELETE CASCADE,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON mails (due_at);

-- Pictures that the service made of uploaded ones. The key is random and is the address.
CREATE TABLE images (
  key text PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  file_key text NOT NULL,
  content_type text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON images (organisation_id);

ALTER TABLE projects ADD COLUMN confirmed_at timestamptz;
UPDATE projects SET confirmed_at = created_at;
`,
};
