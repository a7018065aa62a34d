import type { PoolClient } from 'pg';

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

/** The default roles of a new organisation. */
const FIRST_ROLES = {
  administrator: { displayName: 'Administrator', description: 'Manages everything of the organisation' },
  editor: { displayName: 'Editor', description: 'Edits content and plans' },
} as const;

/** Creates the default roles and returns their ids. */
export async function insertFirstRoles(
  client: PoolClient,
  organisationId: number,
): Promise<Readonly<Record<keyof typeof FIRST_ROLES, number>>> {
  const insert = (name: keyof typeof FIRST_ROLES) => insertRole(client, organisationId, { name, ...FIRST_ROLES[name] });
  return { administrator: await insert('administrator'), editor: await insert('editor') };
}

/** Saves a role by its displayed name, ignoring case; the name of a new role is also its key. */
export async function upsertRole(
  client: PoolClient,
  organisationId: number,
  role: { readonly name: string; readonly description: string; readonly permissions: readonly number[] },
): Promise<{ id: number; isNew: boolean }> {
  const { rows: known } = await client.query<{ id: number }>(
    `UPDATE roles SET display_name = $2, description = $3
      WHERE id = (SELECT id FROM roles WHERE organisation_id = $1 AND lower(display_name) = lower($2) ORDER BY id LIMIT 1)
      RETURNING id`,
    [organisationId, role.name, role.description],
  );
  const id = known[0]?.id ?? (await insertNew(client, organisationId, role));
  await client.query('DELETE FROM role_permissions WHERE role_id = $1', [id]);
  await client.query('INSERT INTO role_permissions (role_id, permission_id) SELECT $1, unnest($2::int[])', [
    id,
    role.permissions,
  ]);
  return { id, isNew: known.length === 0 };
}

async function insertNew(
  client: PoolClient,
  organisationId: number,
  { name, description }: { readonly name: string; readonly description: string },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO roles (organisation_id, name, display_name, description) VALUES ($1, lower($2), $2, $3)
     ON CONFLICT (organisation_id, name) DO UPDATE SET display_name = EXCLUDED.display_name, description = EXCLUDED.description
     RETURNING id`,
    [organisationId, name, description],
  );
  return rows[0]?.id ?? 0;
}
