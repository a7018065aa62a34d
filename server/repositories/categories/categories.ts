import type { PoolClient } from 'pg';
import type { Category } from '@/contract/categories/categories';
import { nameKey } from '@/model/text/nameKey';
import type { Queryable } from '../../database/queryable';
import { recordRepository } from '../recordRepository';

/** Editable fields of a category. */
interface CategoryFields {
  readonly name: string;
  readonly description: string;
  readonly icon_id: number;
  /** Null for a main category. */
  readonly parent_id: number | null;
  /** Without it a category keeps its colour, and a new one gets the default. */
  readonly color?: string | undefined;
}

/** Deleting a category deletes its sub-categories. */
export const categoryRepository = recordRepository<Category, CategoryFields, Category>({
  table: 'categories',
  selected: 'id, name, description, icon_id, COALESCE(parent_id, 0) AS parent_id, color, revision',
  columns: ['name', 'description', 'icon_id', 'parent_id', 'color'],
  toRecord: (row) => row,
});

export async function hasSubCategories(client: Queryable, organisationId: number, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM categories WHERE organisation_id = $1 AND parent_id = $2 LIMIT 1',
    [organisationId, id],
  );
  return rowCount === 1;
}

/** The name of another category that is this one, regardless of case; null where there is none. Others wait meanwhile. */
export async function findNamedCategory(
  client: PoolClient,
  organisationId: number,
  { key, except }: { readonly key: string; readonly except: number | null },
): Promise<string | null> {
  await client.query('SELECT 1 FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [organisationId]);
  const { rows } = await client.query<{ id: number; name: string }>(
    'SELECT id, name FROM categories WHERE organisation_id = $1 ORDER BY id',
    [organisationId],
  );
  return rows.find(({ id, name }) => id !== except && nameKey(name) === key)?.name ?? null;
}

/** The category and its sub-categories, which are deleted with it. */
const TREE = 'SELECT c.id FROM categories c WHERE c.organisation_id = $1 AND (c.id = $2 OR c.parent_id = $2)';

/** How many destinations have no other category than this one and its sub-categories. */
export async function countLeftWithout(client: Queryable, organisationId: number, id: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int FROM destinations d WHERE d.organisation_id = $1
        AND EXISTS (SELECT FROM destination_categories x WHERE x.destination_id = d.id AND x.category_id IN (${TREE}))
        AND NOT EXISTS (SELECT FROM destination_categories x WHERE x.destination_id = d.id AND x.category_id NOT IN (${TREE}))`,
    [organisationId, id],
  );
  return rows[0]?.count ?? 0;
}

/** Gives the destinations of a category and its sub-categories another one; returns how many there are. */
export async function moveDestinations(
  client: PoolClient,
  organisationId: number,
  id: number,
  to: number,
): Promise<number> {
  const { rowCount } = await client.query(
    `WITH moved AS (SELECT DISTINCT x.destination_id AS id FROM destination_categories x WHERE x.category_id IN (${TREE})),
          placed AS (INSERT INTO destination_categories (destination_id, category_id) SELECT id, $3 FROM moved
                     ON CONFLICT DO NOTHING)
     UPDATE destinations d SET revision = revision + 1, updated_at = now() FROM moved WHERE d.id = moved.id`,
    [organisationId, id, to],
  );
  return rowCount ?? 0;
}
