import type { PoolClient } from 'pg';
import { FIRST_ROLE_ACCESS } from '@/model/access/roleAccess';

export async function insertRole(
  client: PoolClient,
  organisationId: number,
  role: { name: string; displayName: string; description: string; features: readonly number[] | null },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO roles (organisation_id, name, display_name, description, features) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [organisationId, role.name, role.displayName, role.description, role.features],
  );
  return rows[0]?.id ?? 0;
}

/** The default roles of a new organisation. */
const FIRST_ROLES = {
  administrator: { displayName: 'Administrator', description: 'Manages everything of the organisation' },
  editor: { displayName: 'Editor', description: 'Edits content and plans' },
  coordinator: { displayName: 'Coordinator', description: 'Edits and publishes all of it, but manages no users' },
  'department-manager': { displayName: 'Department manager', description: 'Edits destinations, events and offers' },
  auditor: { displayName: 'Auditor', description: 'Reads the log and the figures, and changes nothing' },
} as const satisfies Readonly<Record<keyof typeof FIRST_ROLE_ACCESS, object>>;

/** Creates the default roles and returns their ids. */
export async function insertFirstRoles(
  client: PoolClient,
  organisationId: number,
): Promise<Readonly<Record<keyof typeof FIRST_ROLES, number>>> {
  const insert = (name: keyof typeof FIRST_ROLES) =>
    insertRole(client, organisationId, { name, ...FIRST_ROLES[name], features: FIRST_ROLE_ACCESS[name] });
  return {
    administrator: await insert('administrator'),
    editor: await insert('editor'),
    coordinator: await insert('coordinator'),
    'department-manager': await insert('department-manager'),
    auditor: await insert('auditor'),
  };
}

interface SavedRole {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly number[];
  readonly features: readonly number[] | null;
}

/** Saves a role over a known one, or as a new one, whose name is also its key. */
export async function putRole(
  client: PoolClient,
  organisationId: number,
  known: number | undefined,
  role: SavedRole,
): Promise<{ id: number; revision: number }> {
  const saved =
    known === undefined ? await insertNew(client, organisationId, role) : await updateRole(client, known, role);
  await client.query('DELETE FROM role_permissions WHERE role_id = $1', [saved.id]);
  await client.query('INSERT INTO role_permissions (role_id, permission_id) SELECT $1, unnest($2::int[])', [
    saved.id,
    role.permissions,
  ]);
  return saved;
}

async function updateRole(client: PoolClient, id: number, { name, description, features }: SavedRole) {
  const { rows } = await client.query<{ id: number; revision: number }>(
    'UPDATE roles SET display_name = $2, description = $3, features = $4, revision = revision + 1 WHERE id = $1 RETURNING id, revision',
    [id, name, description, features],
  );
  return rows[0] ?? { id, revision: 1 };
}

async function insertNew(client: PoolClient, organisationId: number, { name, description, features }: SavedRole) {
  const { rows } = await client.query<{ id: number; revision: number }>(
    `INSERT INTO roles (organisation_id, name, display_name, description, features) VALUES ($1, lower($2), $2, $3, $4)
     ON CONFLICT (organisation_id, name) DO UPDATE
       SET display_name = EXCLUDED.display_name, description = EXCLUDED.description,
           features = EXCLUDED.features, revision = roles.revision + 1
     RETURNING id, revision`,
    [organisationId, name, description, features],
  );
  return rows[0] ?? { id: 0, revision: 1 };
}
