import type { PoolClient } from 'pg';

export interface NewOrganisation {
  readonly uuid?: string;
  readonly parentId: number | null;
  readonly name: string;
  readonly color: string;
  readonly reseller?: boolean;
  readonly isProvider?: boolean;
  readonly features: readonly number[];
}

/** Inserts an organisation with the features it holds. */
export async function insertOrganisation(client: PoolClient, organisation: NewOrganisation): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO organisations (uuid, parent_id, name, color, reseller, is_provider)
     VALUES (COALESCE($1::uuid, gen_random_uuid()), $2, $3, $4, $5, $6) RETURNING id`,
    [
      organisation.uuid ?? null,
      organisation.parentId,
      organisation.name,
      organisation.color,
      organisation.reseller ?? false,
      organisation.isProvider ?? false,
    ],
  );
  const id = rows[0]?.id ?? 0;
  await client.query('INSERT INTO organisation_features (organisation_id, feature_id) SELECT $1, unnest($2::int[])', [
    id,
    organisation.features,
  ]);
  return id;
}

export async function insertRole(
  client: PoolClient,
  organisationId: number,
  role: { name: string; displayName: string; description: string },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO roles (organisation_id, name, display_name, description) VALUES ($1, $2, $3, $4) RETURNING id',
    [organisationId, role.name, role.displayName, role.description],
  );
  return rows[0]?.id ?? 0;
}

/** The roles that every organisation begins with. */
const FIRST_ROLES = {
  administrator: { displayName: 'Administrator', description: 'Manages everything of the organisation' },
  editor: { displayName: 'Editor', description: 'Edits content and plans' },
} as const;

/** Gives an organisation its first roles, and their numbers. */
export async function insertFirstRoles(
  client: PoolClient,
  organisationId: number,
): Promise<Readonly<Record<keyof typeof FIRST_ROLES, number>>> {
  const insert = (name: keyof typeof FIRST_ROLES) => insertRole(client, organisationId, { name, ...FIRST_ROLES[name] });
  return { administrator: await insert('administrator'), editor: await insert('editor') };
}

export interface NewUser {
  readonly organisationId: number;
  readonly roleId: number | null;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly tfaSecret?: string | null;
  readonly features: readonly number[];
}

/** Inserts a user with a page access that is no larger than the organisation's. */
export async function insertUser(client: PoolClient, user: NewUser): Promise<{ id: number; uuid: string }> {
  const { rows } = await client.query<{ id: number; uuid: string }>(
    `INSERT INTO users (organisation_id, role_id, name, email, password_hash, tfa_secret)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id, uuid`,
    [user.organisationId, user.roleId, user.name, user.email, user.passwordHash, user.tfaSecret ?? null],
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

/** Whether nobody has used this database yet. */
export async function isDatabaseEmpty(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM organisations LIMIT 1');
  return rows.length === 0;
}
