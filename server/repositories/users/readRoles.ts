import type { PoolClient } from 'pg';
import type { Organisation } from '@/contract/organisations/organisations';
import type { Queryable } from '../../database/queryable';

type RoleChoice = NonNullable<Organisation['all_roles']>[number];

export interface RoleRecord {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly permissions: number[];
  readonly features: number[] | null;
  readonly revision: number;
}

const ROLE = `r.id, r.display_name AS name, r.description, r.revision, r.features,
            ARRAY(SELECT permission_id FROM role_permissions WHERE role_id = r.id ORDER BY 1) AS permissions`;

export async function listRolesOf(client: Queryable, organisationId: number): Promise<RoleRecord[]> {
  const { rows } = await client.query<RoleRecord>(
    `SELECT ${ROLE}
       FROM roles r WHERE r.organisation_id = $1 ORDER BY sort_key(r.display_name) COLLATE "C", r.id`,
    [organisationId],
  );
  return rows;
}

/** Locks the role that has this displayed name in any case, so that no other save of it comes between. */
export async function lockRoleNamed(
  client: PoolClient,
  organisationId: number,
  name: string,
): Promise<RoleRecord | undefined> {
  const { rows } = await client.query<RoleRecord>(
    `SELECT ${ROLE}
       FROM roles r WHERE r.organisation_id = $1 AND lower(r.display_name) = lower($2) ORDER BY r.id LIMIT 1 FOR UPDATE`,
    [organisationId, name],
  );
  return rows[0];
}

/** The roles that users of an organisation can have, in order of creation. */
export async function listRoleChoices(client: Queryable, organisationId: number): Promise<RoleChoice[]> {
  const { rows } = await client.query<RoleChoice>(
    'SELECT id, name, display_name, description, features FROM roles WHERE organisation_id = $1 ORDER BY id',
    [organisationId],
  );
  return rows;
}

/** The page access of a role of an organisation; null is that to content, and undefined where there is no such role. */
export async function findRoleFeatures(
  client: PoolClient,
  organisationId: number,
  roleId: number,
): Promise<readonly number[] | null | undefined> {
  const { rows } = await client.query<{ features: number[] | null }>(
    'SELECT features FROM roles WHERE organisation_id = $1 AND id = $2',
    [organisationId, roleId],
  );
  return rows[0]?.features;
}

export async function isRoleOf(client: PoolClient, organisationId: number, roleId: number): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM roles WHERE organisation_id = $1 AND id = $2', [
    organisationId,
    roleId,
  ]);
  return rows.length > 0;
}
