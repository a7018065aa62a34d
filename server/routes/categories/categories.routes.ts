import type { PoolClient } from 'pg';
import type { z } from 'zod';
import {
  type Category,
  type categoryRule,
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from '@/contract/categories/categories';
import { translate } from '@/contract/texts/translate';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import type { Principal } from '../../principal';
import {
  type CategoryFields,
  deleteCategoryOf,
  hasSubCategories,
  insertCategory,
  listCategoriesOf,
  lockCategoriesOf,
  updateCategoryOf,
} from '../../repositories/categories/categories';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { assertIcon } from '../icons/assertIcon';

const label = translate('category.label');

type Body = z.output<typeof categoryRule>;

/** Categories have two levels: the parent must be a main category. */
function checkParent(parent: Category | undefined): void {
  if (parent?.parent_id !== 0) throw new InvalidError({ parent_id: [translate('category.parentUnknown')] });
}

const fieldsOf = ({ name, description, color, icon_id: iconId, parent_id: parentId }: Body): CategoryFields => ({
  name,
  description,
  iconId,
  parentId,
  color,
});

const assertIconOf = (client: PoolClient, { organisation }: Principal, { iconId }: CategoryFields) =>
  assertIcon(client, organisation.id, iconId, translate('category.iconMissing'));

export const categoryRoutes = () => [
  implement(listCategories, async ({ principal, read }) => ({
    data: await listCategoriesOf(read, principal.organisation.id),
  })),

  implement(createCategory, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      const fields = fieldsOf(body);
      await assertIconOf(client, principal, fields);
      const known = await lockCategoriesOf(client, principal.organisation.id, [fields.parentId]);
      if (fields.parentId !== 0) checkParent(known.get(fields.parentId));
      const category = await insertCategory(client, principal.organisation.id, fields);
      audited(audit, 'category').created(String(category.id), category.name, category);
      return { data: category, message: translate('created', { name: category.name }) };
    }),
  ),

  implement(updateCategory, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const known = await lockCategoriesOf(client, principal.organisation.id, [id, body.parent_id]);
      const before = orNotFound(known.get(id));
      if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
      const fields = fieldsOf(body);
      await assertIconOf(client, principal, fields);
      if (fields.parentId === id) throw new InvalidError({ parent_id: [serviceText('category.ownParent')] });
      if (fields.parentId !== 0) {
        checkParent(known.get(fields.parentId));
        if (await hasSubCategories(client, principal.organisation.id, id))
          throw new InvalidError({ parent_id: [translate('category.hasChildren')] });
      }
      const after = await updateCategoryOf(client, principal.organisation.id, id, fields);
      audited(audit, 'category').updated(params.id, after.name, before, after);
      return { data: after, message: translate('updated', { label }) };
    }),
  ),

  implement(deleteCategory, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const category = orNotFound((await lockCategoriesOf(client, principal.organisation.id, [id])).get(id));
      await deleteCategoryOf(client, principal.organisation.id, id);
      audited(audit, 'category').deleted(params.id, category.name, category);
      return { data: null, message: translate('deleted', { label }) };
    }),
  ),
];
