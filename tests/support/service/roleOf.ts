import type { TestApp } from './testApp';

/** Number of the role of an organisation. @throws Error when it has none of this name */
export async function roleOf({ database }: TestApp, name: string, organisationId: number): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    'SELECT id FROM roles WHERE organisation_id = $1 AND name = $2',
    [organisationId, name],
  );
  const [role] = rows;
  if (!role) throw new Error(`Organisation ${organisationId} has no role ${name}.`);
  return role.id;
}
