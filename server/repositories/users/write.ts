import type { PoolClient } from 'pg';

/** Whether an active user anywhere has the address; addresses sign in, so they are unique over all organisations. */
export async function isEmailTaken(client: PoolClient, email: string): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM users WHERE lower(email) = lower($1) AND active', [email]);
  return rows.length > 0;
}

export async function isRoleOf(client: PoolClient, organisationId: number, roleId: number): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM roles WHERE organisation_id = $1 AND id = $2', [
    organisationId,
    roleId,
  ]);
  return rows.length > 0;
}

/** Changes the fields that are given; false when the revision it is based on is stale. The caller sees to the scope. */
export async function updateUserOf(
  client: PoolClient,
  id: number,
  change: {
    readonly name: string;
    readonly email: string;
    readonly notify?: boolean | undefined;
    readonly timeZone?: string | undefined;
    readonly roleId?: number | undefined;
    readonly revision?: number | undefined;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE users SET name = $2, email = $3, notify = COALESCE($4, notify), time_zone = COALESCE($5, time_zone),
            role_id = COALESCE($6, role_id), revision = revision + 1
      WHERE id = $1 AND ($7::int IS NULL OR revision = $7)`,
    [
      id,
      change.name,
      change.email,
      change.notify ?? null,
      change.timeZone ?? null,
      change.roleId ?? null,
      change.revision ?? null,
    ],
  );
  return rowCount === 1;
}

/** Page access: what is asked for of what the organisation holds, beside what was held already. */
export async function setUserFeatures(
  client: PoolClient,
  userId: number,
  organisationId: number,
  features: readonly number[],
): Promise<void> {
  await client.query('DELETE FROM user_features WHERE user_id = $1 AND NOT feature_id = ANY ($2::int[])', [
    userId,
    features,
  ]);
  await client.query(
    `INSERT INTO user_features (user_id, feature_id)
     SELECT $1, feature_id FROM organisation_features WHERE organisation_id = $2 AND feature_id = ANY ($3::int[])
     ON CONFLICT DO NOTHING`,
    [userId, organisationId, features],
  );
}

/** The user signs in no more; sessions and links end, the trail keeps the name. */
export async function deactivateUser(client: PoolClient, id: number): Promise<void> {
  await client.query(
    'UPDATE users SET active = false, tfa_secret = NULL, tfa_pending_secret = NULL, revision = revision + 1 WHERE id = $1',
    [id],
  );
  await client.query('DELETE FROM sessions WHERE user_id = $1', [id]);
  await client.query('DELETE FROM link_tokens WHERE user_id = $1', [id]);
  await client.query('DELETE FROM mails WHERE user_id = $1', [id]);
}
