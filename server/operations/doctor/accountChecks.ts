import type { Check } from './check';

/** Organisations, users and what their credentials opened. */
export const accountChecks: readonly Check[] = [
  {
    name: 'one organisation is the provider',
    sql: `SELECT count(*) || ' providers' AS found FROM organisations WHERE is_provider
          HAVING count(*) <> 1 AND EXISTS (SELECT FROM organisations)`,
  },
  {
    name: 'every organisation is below the provider, in no ring',
    sql: `WITH RECURSIVE below AS (
            SELECT id FROM organisations WHERE parent_id IS NULL
            UNION SELECT o.id FROM organisations o JOIN below b ON o.parent_id = b.id)
          SELECT 'organisation ' || uuid AS found FROM organisations o
           WHERE NOT EXISTS (SELECT FROM below b WHERE b.id = o.id) OR (parent_id IS NULL AND NOT is_provider)`,
  },
  {
    name: 'the ancestors of an organisation are those of its parent and the parent',
    sql: `SELECT 'organisation ' || o.uuid AS found FROM organisations o LEFT JOIN organisations p ON p.id = o.parent_id
           WHERE o.ancestors <> CASE WHEN p.id IS NULL THEN '{}'::integer[] ELSE p.ancestors || p.id END`,
  },
  {
    name: 'the role of a user is of the same organisation',
    sql: `SELECT 'user ' || u.uuid AS found FROM users u JOIN roles r ON r.id = u.role_id
           WHERE r.organisation_id <> u.organisation_id`,
  },
  {
    name: 'active users have one address each',
    sql: `SELECT 'user ' || min(uuid::text) AS found FROM users WHERE active GROUP BY lower(email) HAVING count(*) > 1`,
  },
  {
    name: 'passwords are stored as Argon2id hashes',
    sql: `SELECT 'user ' || uuid AS found FROM users WHERE password_hash NOT LIKE '$argon2id$%'`,
  },
  {
    name: 'two-factor secrets are encrypted',
    sql: `SELECT 'user ' || uuid AS found FROM users
           WHERE tfa_secret NOT LIKE 'sealed1:%' OR tfa_pending_secret NOT LIKE 'sealed1:%'`,
  },
  {
    name: 'a deleted user has no session, link or secret',
    sql: `SELECT 'user ' || u.uuid AS found FROM users u WHERE NOT active AND (tfa_secret IS NOT NULL
             OR EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id)
             OR EXISTS (SELECT FROM link_tokens l WHERE l.user_id = u.id))`,
  },
  {
    name: 'no session, link or subnet is of credentials that are yet to come',
    sql: `SELECT 'session ' || s.id AS found FROM sessions s JOIN users u ON u.id = s.user_id
           WHERE s.credentials_revision > u.credentials_revision
          UNION ALL SELECT 'link of user ' || u.uuid FROM link_tokens l JOIN users u ON u.id = l.user_id
           WHERE l.credentials_revision > u.credentials_revision`,
  },
  {
    name: 'tokens of links are stored as SHA-256 hashes',
    sql: `SELECT 'link of user ' || user_id AS found FROM link_tokens WHERE length(hash) <> 32`,
  },
  {
    name: 'a link is of the organisation of its user',
    sql: `SELECT 'link of user ' || u.uuid AS found FROM link_tokens l JOIN users u ON u.id = l.user_id
           WHERE l.organisation_id <> u.organisation_id`,
  },
  {
    name: 'a session works for organisations below that of its user',
    sql: `SELECT 'session ' || s.id AS found FROM session_organisations x JOIN sessions s ON s.id = x.session_id
            JOIN users u ON u.id = s.user_id JOIN organisations mine ON mine.id = u.organisation_id
            JOIN organisations o ON o.id = x.organisation_id
           WHERE o.id <> mine.id AND NOT mine.id = ANY (o.ancestors) AND NOT mine.is_provider`,
  },
];
