import type { Category } from '@/contract/categories/categories';
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
