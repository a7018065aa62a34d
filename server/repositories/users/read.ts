import type { Pool, PoolClient } from 'pg';
import type { User } from '@/contract/users/users';
import type { Queryable } from '../../database/queryable';

export interface Credentials {
  readonly id: number;
  readonly uuid: string;
  readonly organisationId: number;
  readonly passwordHash: string;
  readonly tfaSecret: string | null;
  readonly credentialsRevision: number;
}

/** Finds credentials by email address, ignoring case; for sign-in only, so not scoped. */
export async function findCredentials(pool: Pool, email: string): Promise<Credentials | null> {
  const { rows } = await pool.query<Credentials>(
    `SELECT id, uuid, organisation_id AS "organisationId", password_hash AS "passwordHash", tfa_secret AS "tfaSecret",
            credentials_revision AS "credentialsRevision"
       FROM users WHERE lower(email) = lower($1) AND active`,
    [email],
  );
  return rows[0] ?? null;
}

/** The two-factor secret of a user and the scope of the audit entry, for the code step. */
export async function findChallenge(
  client: Queryable,
  userId: number,
): Promise<{ organisationId: number; email: string; tfaSecret: string | null } | null> {
  const { rows } = await client.query<{ organisationId: number; email: string; tfaSecret: string | null }>(
    `SELECT organisation_id AS "organisationId", email, tfa_secret AS "tfaSecret" FROM users WHERE id = $1 AND active`,
    [userId],
  );
  return rows[0] ?? null;
}

interface UserRow extends Omit<User, 'created_at' | 'TFA' | 'roles' | 'organisation'> {
  tfa: boolean;
  created_at: Date;
  role: User['roles'][number] | null;
  organisation: Omit<User['organisation'], 'reseller'> & { reseller: boolean };
}

const USER = `
  SELECT u.uuid, u.name, u.email, u.avatar, u.notify, u.time_zone, u.organisation_id, u.revision, u.created_at,
         u.tfa_secret IS NOT NULL AS tfa, u.confirmed_email IS NOT NULL AS is_used,
         ARRAY(SELECT feature_id FROM user_features WHERE user_id = u.id ORDER BY feature_id) AS features,
         CASE WHEN r.id IS NULL THEN NULL ELSE
           jsonb_build_object('id', r.id, 'name', r.name, 'display_name', r.display_name, 'description', r.description) END AS role,
         jsonb_build_object(
           'uuid', o.uuid, 'id', o.id, 'name', o.name, 'color', o.color, 'logo', o.logo, 'reseller', o.reseller,
           'is_provider', o.is_provider,
           'features', COALESCE((SELECT jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) ORDER BY f.id)
                                   FROM organisation_features h JOIN features f ON f.id = h.feature_id
                                  WHERE h.organisation_id = o.id), '[]'),
           'all_roles', COALESCE((SELECT jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'display_name', a.display_name,
                                                                      'description', a.description) ORDER BY a.id)
                                   FROM roles a WHERE a.organisation_id = o.id), '[]')) AS organisation
    FROM users u
    JOIN organisations o ON o.id = u.organisation_id
    LEFT JOIN roles r ON r.id = u.role_id`;

const toUser = ({ tfa, role, organisation, created_at, ...row }: UserRow): User => ({
  ...row,
  TFA: tfa ? 1 : 0,
  roles: role ? [role] : [],
  organisation: { ...organisation, reseller: organisation.reseller ? 1 : 0 },
  created_at: created_at.toISOString(),
});

/** The calling user, whatever the active organisation. */
export async function readSelf(client: Queryable, userId: number): Promise<User | null> {
  const { rows } = await client.query<UserRow>(`${USER} WHERE u.id = $1 AND u.active`, [userId]);
  return rows[0] ? toUser(rows[0]) : null;
}

/** A user of the active organisation. */
export async function readUserOf(client: Queryable, organisationId: number, uuid: string): Promise<User | null> {
  const { rows } = await client.query<UserRow>(`${USER} WHERE u.uuid = $1 AND u.organisation_id = $2 AND u.active`, [
    uuid,
    organisationId,
  ]);
  return rows[0] ? toUser(rows[0]) : null;
}

/** The users of an organisation by name, without deleted ones. */
export async function listUsersOf(client: Queryable, organisationId: number): Promise<User[]> {
  const { rows } = await client.query<UserRow>(
    `${USER} WHERE u.organisation_id = $1 AND u.active ORDER BY sort_key(u.name) COLLATE "C", u.id`,
    [organisationId],
  );
  return rows.map(toUser);
}

/** The id of a user; null for a user of another organisation. */
export async function findUserId(client: Queryable, organisationId: number, uuid: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM users WHERE organisation_id = $1 AND uuid = $2 AND active',
    [organisationId, uuid],
  );
  return rows[0]?.id ?? null;
}

/** The organisation of the active user who has the address, since addresses are unique for sign-in; null when it is free. */
export async function findAddressHolder(client: PoolClient, email: string): Promise<number | null> {
  const { rows } = await client.query<{ organisation_id: number }>(
    'SELECT organisation_id FROM users WHERE lower(email) = lower($1) AND active',
    [email],
  );
  return rows[0]?.organisation_id ?? null;
}
