import type { Pool, PoolClient } from 'pg';
import { featureId } from '@/model/access/features';
import type { Principal } from '../../http/principal';

type Queryable = Pool | PoolClient;

interface SessionRow {
  /** Which of the named sessions it is, from 1. */
  position: number;
  id: string;
  purpose: 'session' | 'password-step';
  jti: string;
  previous_jti: string | null;
  previous_until: Date | null;
  refreshed_at: Date;
  expires_at: Date;
  user_id: number;
  user_uuid: string;
  user_name: string;
  own_is_provider: boolean;
  active_id: number | null;
  active_uuid: string | null;
  active_reseller: boolean | null;
  own_id: number;
  own_uuid: string;
  remote_admin: boolean;
  organisation_features: number[] | null;
  user_features: number[];
}

export interface FoundSession {
  readonly purpose: 'session' | 'password-step';
  readonly jti: string;
  readonly previousJti: string | null;
  readonly previousUntil: Date | null;
  readonly refreshedAt: Date;
  readonly expiresAt: Date;
  readonly userId: number;
  /** Null when the session may not act for the organisation that was named. */
  readonly principal: Principal | null;
}

/** A session that somebody names, and the organisation that it is to act for, if one is named. */
export interface SessionName {
  readonly id: string;
  readonly organisation: string | null;
}

/**
 * Each session with its user and the organisation that it acts for: the one named by `organisation`, else the one it
 * switched into last, else the user's own. One that it switched into counts as long as the user has remote-admin rights
 * and their organisation stands above it. Null where it is unknown, revoked, or its user was deactivated.
 */
export async function findSessions(pool: Pool, named: readonly SessionName[]): Promise<(FoundSession | null)[]> {
  // A page asks several things at once, all of them as the same session.
  const distinct = [...new Map(named.map((one) => [nameOf(one), one])).values()];
  const { rows } = await pool.query<SessionRow>(
    `SELECT named.position::int, s.id, s.purpose, s.jti, s.previous_jti, s.previous_until, s.refreshed_at, s.expires_at,
            u.id AS user_id, u.uuid AS user_uuid, u.name AS user_name,
            own.id AS own_id, own.uuid AS own_uuid, own.is_provider AS own_is_provider, remote.admin AS remote_admin,
            active.id AS active_id, active.uuid AS active_uuid, active.reseller AS active_reseller,
            ARRAY(SELECT feature_id FROM organisation_features WHERE organisation_id = active.id) AS organisation_features,
            ARRAY(SELECT feature_id FROM user_features WHERE user_id = u.id) AS user_features
       FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS named (id, organisation, position)
       JOIN sessions s ON s.id = named.id
       JOIN users u ON u.id = s.user_id AND u.active
       JOIN organisations own ON own.id = u.organisation_id
       CROSS JOIN LATERAL (
         SELECT own.reseller OR own.is_provider OR (
                  EXISTS (SELECT FROM user_features WHERE user_id = u.id AND feature_id = $3) AND
                  EXISTS (SELECT FROM organisation_features WHERE organisation_id = own.id AND feature_id = $3)) AS admin) remote
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

const toFound = (row: SessionRow): FoundSession => ({
  purpose: row.purpose,
  jti: row.jti,
  previousJti: row.previous_jti,
  previousUntil: row.previous_until,
  refreshedAt: row.refreshed_at,
  expiresAt: row.expires_at,
  userId: row.user_id,
  principal:
    row.active_id === null || row.active_uuid === null
      ? null
      : {
          sessionId: row.id,
          user: { id: row.user_id, uuid: row.user_uuid, name: row.user_name },
          organisation: {
            id: row.active_id,
            uuid: row.active_uuid,
            features: row.organisation_features ?? [],
            reseller: row.active_reseller === true,
          },
          own: { id: row.own_id, uuid: row.own_uuid },
          features: row.user_features,
          remoteAdmin: row.remote_admin,
          staff: row.own_is_provider,
        },
});

export async function insertSession(
  client: Queryable,
  session: {
    id: string;
    jti: string;
    userId: number;
    purpose: 'session' | 'password-step';
    now: Date;
    expiresAt: Date;
    /** The browser as it names itself, and where it is. */
    agent: string;
    address: string;
  },
): Promise<void> {
  await client.query(
    `INSERT INTO sessions (id, user_id, purpose, jti, refreshed_at, created_at, expires_at, agent, address)
     VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [
      session.id,
      session.userId,
      session.purpose,
      session.jti,
      session.now,
      session.expiresAt,
      session.agent.slice(0, 300),
      session.address,
    ],
  );
}

/** Puts a new jti in the place of the old one, which stays good until `previousUntil`; false when another was faster. */
export async function rotateSession(
  pool: Pool,
  session: { id: string; jti: string; next: string; now: Date; previousUntil: Date; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE sessions SET jti = $3, previous_jti = jti, previous_until = $5, refreshed_at = $4, expires_at = $6
      WHERE id = $1 AND jti = $2 AND revoked_at IS NULL`,
    [session.id, session.jti, session.next, session.now, session.previousUntil, session.expiresAt],
  );
  return rowCount === 1;
}

/** False when it was over already. */
export async function revokeSession(client: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query('UPDATE sessions SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
    id,
    now,
  ]);
  return rowCount === 1;
}

/** Forgets sessions that nobody can use any more. */
export async function deleteSessionsBefore(pool: Pool, moment: Date): Promise<void> {
  await pool.query('DELETE FROM sessions WHERE expires_at < $1 OR revoked_at < $1', [moment]);
}

/** Counts a code before it is looked at, so that parallel tries are counted exactly, and gives how many there were. */
export async function countCode(client: Queryable, id: string): Promise<number> {
  const { rows } = await client.query<{ wrong_codes: number }>(
    'UPDATE sessions SET wrong_codes = wrong_codes + 1 WHERE id = $1 RETURNING wrong_codes',
    [id],
  );
  return rows[0]?.wrong_codes ?? 0;
}
