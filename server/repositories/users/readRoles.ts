import type { PoolClient } from 'pg';
import type { User } from '@/contract/users/users';
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
       FROM roles r WHERE r.organisation_id = $1 ORDER BY sort_key(r.display_name) COLLATE "C", r.id`,
    [organisationId],
  );
  return rows;
}

/** The roles that users of an organisation can have, in order of creation. */
export async function listRoleChoices(client: Queryable, organisationId: number): Promise<UserRole[]> {
  const { rows } = await client.query<UserRole>(
    'SELECT id, name, display_name, description FROM roles WHERE organisation_id = $1 ORDER BY id',
    [organisationId],
  );
  return rows;
}

export async function isRoleOf(client: PoolClient, organisationId: number, roleId: number): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM roles WHERE organisation_id = $1 AND id = $2', [
    organisationId,
    roleId,
  ]);
  return rows.length > 0;
}
