import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Queryable } from '../../database/queryable';
import type { LinkPrincipal } from '../../principal';

export type LinkPurpose = 'set-password' | 'confirm-location' | 'hand-off';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a token of 256 random bits and returns it; only its hash is stored. */
export async function insertLinkToken(
  client: Queryable,
  link: {
    purpose: LinkPurpose;
    organisationId: number;
    userId: number;
    projectId?: number | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `INSERT INTO link_tokens (hash, purpose, organisation_id, user_id, project_id, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [hashOf(token), link.purpose, link.organisationId, link.userId, link.projectId ?? null, link.now, link.expiresAt],
  );
  return token;
}

/** Null when it is unknown, used, expired, for another purpose, or its user is deactivated. */
export async function findLinkToken(
  client: Queryable,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<LinkPrincipal | null> {
  const hash = hashOf(token);
  const { rows } = await client.query<Omit<LinkPrincipal, 'hash'>>(
    `SELECT l.organisation_id AS "organisationId", l.user_id AS "userId", l.project_id AS "projectId"
       FROM link_tokens l JOIN users u ON u.id = l.user_id AND u.active
      WHERE l.hash = $1 AND l.purpose = $2 AND l.used_at IS NULL AND l.expires_at > $3`,
    [hash, purpose, now],
  );
  return rows[0] ? { hash, ...rows[0] } : null;
}

/** Marks a token as used; false when it was used already, even by a parallel request. */
export async function consumeLinkToken(client: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE link_tokens SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND expires_at > $2',
    [hash, now],
  );
  return rowCount === 1;
}

/** Revokes the links of the old password. */
export async function revokePasswordLinks(client: Queryable, userId: number, now: Date): Promise<void> {
  await client.query(
    "UPDATE link_tokens SET used_at = $2 WHERE user_id = $1 AND purpose = 'set-password' AND used_at IS NULL",
    [userId, now],
  );
}

export async function deleteLinkTokensBefore(pool: Pool, moment: Date): Promise<void> {
  await pool.query('DELETE FROM link_tokens WHERE expires_at < $1', [moment]);
}
