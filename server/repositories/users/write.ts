import type { PoolClient } from 'pg';

export interface NewUser {
  readonly organisationId: number;
  readonly roleId: number | null;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly tfaSecret?: string | null;
  /** Somebody uses the account already, so mails go to its address whatever others set. */
  readonly isAddressConfirmed?: boolean;
  readonly features: readonly number[];
}

/** Inserts a user whose page access is within the organisation's. */
export async function insertUser(client: PoolClient, user: NewUser): Promise<{ id: number; uuid: string }> {
  const { rows } = await client.query<{ id: number; uuid: string }>(
    `INSERT INTO users (organisation_id, role_id, name, email, password_hash, tfa_secret, confirmed_email)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id, uuid`,
    [
      user.organisationId,
      user.roleId,
      user.name,
      user.email,
      user.passwordHash,
      user.tfaSecret ?? null,
      user.isAddressConfirmed ? user.email : null,
    ],
  );
  const row = rows[0];
  if (!row) throw new Error('The user was not inserted.');
  await client.query(
    `INSERT INTO user_features (user_id, feature_id)
     SELECT $1, feature_id FROM organisation_features WHERE organisation_id = $2 AND feature_id = ANY($3::int[])`,
    [row.id, user.organisationId, user.features],
  );
  return row;
}

/** Updates the given fields; false when the base revision is stale. The caller checks the scope. */
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

/** Sets the page access to those of the features that the organisation or the user holds. */
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

/** Revokes sessions and links; the row stays for the names in the audit trail, and the user can no longer sign in. */
export async function deactivateUser(client: PoolClient, id: number): Promise<void> {
  await client.query(
    'UPDATE users SET active = false, tfa_secret = NULL, tfa_pending_secret = NULL, revision = revision + 1, credentials_revision = credentials_revision + 1 WHERE id = $1',
    [id],
  );
  await client.query('DELETE FROM sessions WHERE user_id = $1', [id]);
  await client.query('DELETE FROM link_tokens WHERE user_id = $1', [id]);
  await client.query('DELETE FROM known_subnets WHERE user_id = $1', [id]);
  await client.query('DELETE FROM mails WHERE user_id = $1', [id]);
}
