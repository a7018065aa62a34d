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
import { categoryRepository, hasSubCategories } from '../../repositories/categories/categories';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';
import { assertIcon } from '../icons/assertIcon';

const label = translate('category.label');

type Body = z.output<typeof categoryRule>;

/** Categories have two levels: the parent must be a main category. */
function checkParent(parent: Category | undefined): void {
  if (parent?.parent_id !== 0) throw new InvalidError({ parent_id: [translate('category.parentUnknown')] });
}

const fieldsOf = ({ parent_id, ...fields }: Body) => ({ ...fields, parent_id: parent_id === 0 ? null : parent_id });

const assertIconOf = (client: PoolClient, { organisation }: Principal, { icon_id }: Body) =>
  assertIcon(client, organisation.id, icon_id, translate('category.iconMissing'));

export const categoryRoutes = () => [
  implement(listCategories, async ({ principal, read }) => ({
    data: await categoryRepository.list(read, principal.organisation.id),
  })),

  implement(createCategory, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      await assertIconOf(client, principal, body);
      const known = await categoryRepository.lock(client, principal.organisation.id, [body.parent_id]);
      if (body.parent_id !== 0) checkParent(known.get(body.parent_id));
      const category = await categoryRepository.insert(client, principal.organisation.id, fieldsOf(body));
      audited(audit, 'category').created(String(category.id), category.name, category);
      return { data: category, message: translate('created', { name: category.name }) };
    }),
  ),

  implement(updateCategory, ({ params, principal, body, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const known = await categoryRepository.lock(client, principal.organisation.id, [id, body.parent_id]);
      const before = orNotFound(known.get(id));
      if (body.revision !== undefined && body.revision !== before.revision) throw new ConflictError(before);
      await assertIconOf(client, principal, body);
      if (body.parent_id === id) throw new InvalidError({ parent_id: [serviceText('category.ownParent')] });
      if (body.parent_id !== 0) {
        checkParent(known.get(body.parent_id));
        if (await hasSubCategories(client, principal.organisation.id, id))
          throw new InvalidError({ parent_id: [translate('category.hasChildren')] });
      }
      const after = await categoryRepository.update(client, principal.organisation.id, id, fieldsOf(body));
      audited(audit, 'category').updated(params.id, after.name, before, after);
      return { data: after, message: translate('updated', { label }) };
    }),
  ),

  implement(deleteCategory, ({ params, principal, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const category = orNotFound((await categoryRepository.lock(client, principal.organisation.id, [id])).get(id));
      await categoryRepository.remove(client, principal.organisation.id, id);
      audited(audit, 'category').deleted(params.id, category.name, category);
      return { data: null, message: translate('deleted', { label }) };
    }),
  ),
];
