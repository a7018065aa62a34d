import type { PoolClient } from 'pg';
import type { Category } from '@/contract/categories/categories';
import type { Queryable } from '../../database/queryable';

const COLUMNS = 'id, name, description, icon_id, COALESCE(parent_id, 0) AS parent_id, color, revision';

/** Editable fields of a category; `parentId` 0 makes it a main category. */
export interface CategoryFields {
  readonly name: string;
  readonly description: string;
  readonly iconId: number;
  readonly parentId: number;
  /** Without it a category keeps its colour, and a new one gets the default. */
  readonly color: string | undefined;
}

export async function listCategoriesOf(client: Queryable, organisationId: number): Promise<Category[]> {
  const { rows } = await client.query<Category>(
    `SELECT ${COLUMNS} FROM categories WHERE organisation_id = $1 ORDER BY lower(name), id`,
    [organisationId],
  );
  return rows;
}

/**
 * The organisation's categories with these ids, by id, locked until the end of the transaction. They are locked in the
 * order of their ids, so that two changes never deadlock.
 */
export async function lockCategoriesOf(
  client: PoolClient,
  organisationId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Category>> {
  const { rows } = await client.query<Category>(
    `SELECT ${COLUMNS} FROM categories WHERE organisation_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE`,
    [organisationId, ids],
  );
  return new Map(rows.map((category) => [category.id, category]));
}

export async function hasSubCategories(client: Queryable, organisationId: number, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM categories WHERE organisation_id = $1 AND parent_id = $2 LIMIT 1',
    [organisationId, id],
  );
  return rowCount === 1;
}

export async function insertCategory(
  client: PoolClient,
  organisationId: number,
  { name, description, iconId, parentId, color }: CategoryFields,
): Promise<Category> {
  const { rows } = await client.query<Category>(
    `INSERT INTO categories (organisation_id, name, description, icon_id, parent_id, color)
     VALUES ($1, $2, $3, $4, NULLIF($5, 0), COALESCE($6, '#5b6b7d')) RETURNING ${COLUMNS}`,
    [organisationId, name, description, iconId, parentId, color ?? null],
  );
  return rows[0] as Category;
}

export async function updateCategoryOf(
  client: PoolClient,
  organisationId: number,
  id: number,
  { name, description, iconId, parentId, color }: CategoryFields,
): Promise<Category> {
  const { rows } = await client.query<Category>(
    `UPDATE categories SET name = $3, description = $4, icon_id = $5, parent_id = NULLIF($6, 0),
            color = COALESCE($7, color), revision = revision + 1
      WHERE organisation_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
    [organisationId, id, name, description, iconId, parentId, color ?? null],
  );
  return rows[0] as Category;
}

/** Deletes the category and its sub-categories. */
export async function deleteCategoryOf(client: PoolClient, organisationId: number, id: number): Promise<void> {
  await client.query('DELETE FROM categories WHERE organisation_id = $1 AND id = $2', [organisationId, id]);
}
