import type { Migration } from '../migration';

/**
 * Everything that a credential opened names the revision of the credentials that it was verified against, so that a
 * change of credentials ends all of it, whatever runs at the same time.
 */
export const credentials: Migration = {
  version: 5,
  name: 'credentials',
  sql: `
ALTER TABLE users ADD COLUMN credentials_revision integer NOT NULL DEFAULT 1;
-- Where mails go: the address that the user last signed in with or set. NULL until the account is used.
ALTER TABLE users ADD COLUMN confirmed_email text;
UPDATE users SET confirmed_email = email;

ALTER TABLE sessions ADD COLUMN credentials_revision integer NOT NULL DEFAULT 1;
ALTER TABLE sessions ALTER COLUMN credentials_revision DROP DEFAULT;
-- When the password was given. A session that a code of another device opened has the moment of that device's session.
ALTER TABLE sessions ADD COLUMN signed_in_at timestamptz;
UPDATE sessions SET signed_in_at = created_at;
ALTER TABLE sessions ALTER COLUMN signed_in_at SET NOT NULL;

DELETE FROM link_tokens WHERE purpose = 'hand-off';
DELETE FROM link_tokens older USING link_tokens newer
 WHERE older.purpose = 'set-password' AND newer.purpose = 'set-password'
   AND older.user_id = newer.user_id AND older.used_at IS NULL AND newer.used_at IS NULL
   AND (older.created_at, older.hash) < (newer.created_at, newer.hash);
ALTER TABLE link_tokens ADD COLUMN credentials_revision integer NOT NULL DEFAULT 1;
ALTER TABLE link_tokens ALTER COLUMN credentials_revision DROP DEFAULT;
-- The session that made a hand-off code.
ALTER TABLE link_tokens ADD COLUMN session_id uuid REFERENCES sessions (id) ON DELETE CASCADE;
ALTER TABLE link_tokens ADD CHECK ((purpose = 'hand-off') = (session_id IS NOT NULL));
CREATE INDEX ON link_tokens (session_id);
-- A new link replaces the one before.
CREATE UNIQUE INDEX link_tokens_one_password_link ON link_tokens (user_id)
  WHERE purpose = 'set-password' AND used_at IS NULL;
CREATE UNIQUE INDEX link_tokens_one_hand_off ON link_tokens (session_id)
  WHERE purpose = 'hand-off' AND used_at IS NULL;

-- Where users have signed in from: the pause of an account under attack does not apply there.
CREATE TABLE known_subnets (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  subnet text NOT NULL,
  signed_in_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, subnet)
);
CREATE INDEX ON known_subnets (signed_in_at);
`,
};
