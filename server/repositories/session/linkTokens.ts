import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/queryable';
import type { LinkPrincipal } from '../../principal';

export type LinkPurpose = 'set-password' | 'confirm-location' | 'hand-off';

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const newToken = (): string => randomBytes(32).toString('base64url');

interface NewLink {
  readonly organisationId: number;
  readonly userId: number;
  readonly projectId?: number | null;
  /** The revision that was read together with the address that the link is sent to. */
  readonly credentialsRevision: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * Creates a token of 256 random bits for the link of a mail and returns it; only its hash is stored. Links for a password that
 * were made before stay open until one of them is used, so that nobody ends them by asking for one more.
 */
export async function insertLinkToken(
  client: Queryable,
  link: NewLink & { readonly purpose: Exclude<LinkPurpose, 'hand-off'> },
  token = newToken(),
): Promise<string> {
  await client.query(
    `INSERT INTO link_tokens (hash, purpose, organisation_id, user_id, project_id, credentials_revision, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      hashOf(token),
      link.purpose,
      link.organisationId,
      link.userId,
      link.projectId ?? null,
      link.credentialsRevision,
      link.now,
      link.expiresAt,
    ],
  );
  return token;
}

/** Creates a code of a session, which replaces its code before; null when the session has ended meanwhile. */
export async function insertHandOff(
  client: Queryable,
  code: { sessionId: string; organisationId: number; now: Date; expiresAt: Date },
): Promise<string | null> {
  const token = newToken();
  const { rowCount } = await client.query(
    `INSERT INTO link_tokens (hash, purpose, organisation_id, user_id, session_id, credentials_revision, created_at, expires_at)
     SELECT $1, 'hand-off', $3, s.user_id, s.id, s.credentials_revision, $4, $5
       FROM sessions s WHERE s.id = $2 AND s.purpose = 'session' AND s.revoked_at IS NULL
     ON CONFLICT (session_id) WHERE purpose = 'hand-off' AND used_at IS NULL DO UPDATE SET
       hash = EXCLUDED.hash, credentials_revision = EXCLUDED.credentials_revision,
       created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at`,
    [hashOf(token), code.sessionId, code.organisationId, code.now, code.expiresAt],
  );
  return rowCount === 1 ? token : null;
}

/**
 * Null when it is unknown, used, expired, for another purpose, or ended: with its user, with a change of the credentials
 * (all but confirmations of a location, which open nothing of the account), or with the session that made it. A used link
 * that confirms a location is found until it expires: whoever opens it again reads that the location is confirmed.
 */
export async function findLinkToken(
  client: Queryable,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<LinkPrincipal | null> {
  const hash = hashOf(token);
  const { rows } = await client.query<Omit<LinkPrincipal, 'hash'>>(
    `SELECT l.organisation_id AS "organisationId", l.user_id AS "userId", l.project_id AS "projectId",
            l.credentials_revision AS "credentialsRevision", s.signed_in_at AS "signedInAt"
       FROM link_tokens l
       JOIN users u ON u.id = l.user_id AND u.active
        AND (l.purpose = 'confirm-location' OR u.credentials_revision = l.credentials_revision)
       LEFT JOIN sessions s ON s.id = l.session_id AND s.revoked_at IS NULL AND s.expires_at > $3
      WHERE l.hash = $1 AND l.purpose = $2 AND (l.used_at IS NULL OR l.purpose = 'confirm-location') AND l.expires_at > $3
        AND (l.session_id IS NULL OR s.id IS NOT NULL)`,
    [hash, purpose, now],
  );
  return rows[0] ? { hash, ...rows[0] } : null;
}

/** When the open links of a user for a password end, by their tokens' hashes. */
export async function listOpenPasswordLinks(
  client: Queryable,
  userId: number,
  now: Date,
): Promise<readonly { readonly hash: Buffer; readonly expiresAt: Date }[]> {
  const { rows } = await client.query<{ hash: Buffer; expiresAt: Date }>(
    `SELECT hash, expires_at AS "expiresAt" FROM link_tokens
      WHERE user_id = $1 AND purpose = 'set-password' AND used_at IS NULL AND expires_at > $2`,
    [userId, now],
  );
  return rows;
}

/** Marks a token as used; false when it was used already, even by a parallel request, or has ended with its session. */
export async function consumeLinkToken(client: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE link_tokens l SET used_at = $2
      WHERE l.hash = $1 AND l.used_at IS NULL AND l.expires_at > $2
        AND (l.session_id IS NULL OR
             EXISTS (SELECT FROM sessions s WHERE s.id = l.session_id AND s.revoked_at IS NULL AND s.expires_at > $2))`,
    [hash, now],
  );
  return rowCount === 1;
}
