import type { PoolClient } from 'pg';
import type { User } from '@/contract/users';
import type { Queryable } from '../../database/queryable';

type UserRole = User['roles'][number];

export interface RoleRecord {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly permissions: number[];
}

export async function listRolesOf(client: Queryable, organisationId: number): Promise<RoleRecord[]> {
  const { rows } = await client.query<RoleRecord>(
    `SELECT r.id, r.display_name AS name, r.description,
            ARRAY(SELECT permission_id FROM role_permissions WHERE role_id = r.id ORDER BY 1) AS permissions
       FROM roles r WHERE r.organisation_id = $1 ORDER BY lower(r.display_name), r.id`,
    [organisationId],
  );
  return rows;
}

/** The roles of an organisation as its users carry them, in the order in which they were made. */
export async function listRoleChoices(client: Queryable, organisationId: number): Promise<UserRole[]> {
  const { rows } = await client.query<UserRole>(
    'SELECT id, name, display_name, description FROM roles WHERE organisation_id = $1 ORDER BY id',
    [organisationId],
  );
  return rows;
}

/** Saves a role by the name that people see, whatever its case; the name of a new one is also its key. */
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
