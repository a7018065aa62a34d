import type { Pool } from 'pg';
import { featureId } from '@/model/access/features';
import { cutText } from '@/model/text/cutText';
import type { Queryable } from '../../database/queryable';
import type { Principal } from '../../principal';
import { PRINCIPAL, type PrincipalRow, principalOf, REMOTE_ADMIN } from './principals';

export interface FoundSession {
  readonly purpose: 'session' | 'password-step';
  readonly jti: string;
  /** The token before the newest one; null before the first renewal. */
  readonly previousJti: string | null;
  /** Until when the token before is valid; null while the newest one has not been used. */
  readonly previousUntil: Date | null;
  readonly refreshedAt: Date;
  readonly expiresAt: Date;
  readonly signedInAt: Date;
  readonly userId: number;
  readonly credentialsRevision: number;
  /** Null when the session may not use the requested organisation. */
  readonly principal: Principal | null;
}

interface SessionRow extends Omit<FoundSession, 'principal'>, PrincipalRow {
  /** Position among the requested sessions, from 1. */
  readonly position: number;
}

/** A session and the organisation requested for it, if any. */
export interface SessionName {
  readonly id: string;
  readonly organisation: string | null;
}

/**
 * Each session with its user and active organisation: the one in `organisation`, else the one last switched to, else the
 * user's own. A switch is valid while the user has remote-admin rights and their organisation is above the other. Null
 * when the session is unknown or revoked, its user is deactivated, or the credentials have changed since it was opened.
 */
export async function findSessions(pool: Pool, named: readonly SessionName[]): Promise<(FoundSession | null)[]> {
  // A page makes several calls of one session at the same time.
  const distinct = [...new Map(named.map((one) => [nameOf(one), one])).values()];
  const { rows } = await pool.query<SessionRow>(
    `SELECT named.position::int, s.id AS "sessionId", s.purpose, s.jti, s.previous_jti AS "previousJti",
            s.previous_until AS "previousUntil", s.refreshed_at AS "refreshedAt", s.expires_at AS "expiresAt",
            s.signed_in_at AS "signedInAt", s.credentials_revision AS "credentialsRevision",
            ${PRINCIPAL}
       FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS named (id, organisation, position)
       JOIN sessions s ON s.id = named.id
       JOIN users u ON u.id = s.user_id AND u.active AND u.credentials_revision = s.credentials_revision
       JOIN organisations own ON own.id = u.organisation_id
       ${REMOTE_ADMIN('$3')}
       LEFT JOIN LATERAL (
         SELECT o.id, o.uuid, o.reseller OR o.is_provider AS reseller
           FROM organisations o
           LEFT JOIN session_organisations switched ON switched.session_id = s.id AND switched.organisation_id = o.id
          WHERE (o.id = own.id OR switched.session_id IS NOT NULL AND own.id = ANY (o.ancestors) AND remote.admin) AND (named.organisation IS NULL OR o.uuid = named.organisation)
          ORDER BY switched.switched_at DESC NULLS LAST
          LIMIT 1) active ON true
      WHERE s.revoked_at IS NULL`,
    [distinct.map(({ id }) => id), distinct.map(({ organisation }) => organisation), featureId('reseller')],
  );
  const found = new Map<string, FoundSession>();
  for (const row of rows) {
    const name = distinct[row.position - 1];
    if (name) found.set(nameOf(name), toFound(row));
  }
  return named.map((name) => found.get(nameOf(name)) ?? null);
}

const nameOf = ({ id, organisation }: SessionName): string => `${id} ${organisation}`;

const toFound = (row: SessionRow): FoundSession => ({ ...row, principal: principalOf(row) });

/** False when the user is deactivated, or the credentials have changed since `credentialsRevision` was read. */
export async function insertSession(
  client: Queryable,
  session: {
    id: string;
    jti: string;
    userId: number;
    credentialsRevision: number;
    purpose: 'session' | 'password-step';
    signedInAt: Date;
    now: Date;
    expiresAt: Date;
    /** User agent and location of the browser. */
    agent: string;
    address: string;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO sessions
       (id, user_id, purpose, jti, refreshed_at, created_at, signed_in_at, expires_at, agent, address, credentials_revision)
     SELECT $1, id, $3, $4, $5, $5, $6, $7, $8, $9, credentials_revision
       FROM users WHERE id = $2 AND active AND credentials_revision = $10`,
    [
      session.id,
      session.userId,
      session.purpose,
      session.jti,
      session.now,
      session.signedInAt,
      session.expiresAt,
      cutText(session.agent, 300),
      session.address,
      session.credentialsRevision,
    ],
  );
  return rowCount === 1;
}

/** Replaces the jti; the old one stays valid until the new one is used. False when another request was faster. */
export async function rotateSession(
  pool: Pool,
  session: { id: string; jti: string; next: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE sessions SET jti = $3, previous_jti = jti, previous_until = NULL, refreshed_at = $4, expires_at = $5
      WHERE id = $1 AND jti = $2 AND revoked_at IS NULL`,
    [session.id, session.jti, session.next, session.now, session.expiresAt],
  );
  return rowCount === 1;
}

/** Notes the first use of a renewed token: the one before it is valid until `previousUntil`. */
export async function limitPreviousToken(
  pool: Pool,
  session: { id: string; jti: string; previousUntil: Date },
): Promise<void> {
  await pool.query('UPDATE sessions SET previous_until = $3 WHERE id = $1 AND jti = $2 AND previous_until IS NULL', [
    session.id,
    session.jti,
    session.previousUntil,
  ]);
}

/** False when it was revoked already. */
export async function revokeSession(client: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query('UPDATE sessions SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
    id,
    now,
  ]);
  return rowCount === 1;
}

/** Counts a code before it is checked, so that parallel attempts are counted exactly, and returns the count. */
export async function countCode(client: Queryable, id: string): Promise<number> {
  const { rows } = await client.query<{ wrong_codes: number }>(
    'UPDATE sessions SET wrong_codes = wrong_codes + 1 WHERE id = $1 RETURNING wrong_codes',
    [id],
  );
  return rows[0]?.wrong_codes ?? 0;
}
