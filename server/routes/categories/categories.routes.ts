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
import { HttpError } from '../../http/httpError';
import { implement } from '../../http/implement';
import type { Principal } from '../../principal';
import {
  categoryRepository,
  countLeftWithout,
  findNamedCategory,
  hasSubCategories,
  moveDestinations,
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

const fieldsOf = ({ parent_id, ...fields }: Body) => ({ ...fields, parent_id: parent_id === 0 ? null : parent_id });

const assertIconOf = (client: PoolClient, { organisation }: Principal, { icon_id }: Body) =>
  assertIcon(client, organisation.id, icon_id, translate('category.iconMissing'));

const keyOfName = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** Imports and people know categories by their names. @throws InvalidError where another one has the name */
async function assertNameFree(
  client: PoolClient,
  { organisation }: Principal,
  { name, id }: { readonly name: string; readonly id: number | null },
): Promise<void> {
  const twin = await findNamedCategory(client, organisation.id, { key: keyOfName(name), except: id });
  if (twin !== null) throw new InvalidError({ name: [serviceText('category.nameTaken', { name: twin })] });
}

export const categoryRoutes = () => [
  implement(listCategories, async ({ principal, read }) => ({
    data: await categoryRepository.list(read, principal.organisation.id),
  })),

  implement(createCategory, ({ principal, body, write }) =>
    write(async ({ client, audit }) => {
      await assertIconOf(client, principal, body);
      const known = await categoryRepository.lock(client, principal.organisation.id, [body.parent_id]);
      if (body.parent_id !== 0) checkParent(known.get(body.parent_id));
      await assertNameFree(client, principal, { name: body.name, id: null });
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
      if (keyOfName(body.name) !== keyOfName(before.name))
        await assertNameFree(client, principal, { name: body.name, id });
      const after = await categoryRepository.update(client, principal.organisation.id, id, fieldsOf(body));
      audited(audit, 'category').updated(params.id, after.name, before, after);
      return { data: after, message: translate('updated', { label }) };
    }),
  ),

  implement(deleteCategory, ({ params, query, principal, write }) =>
    write(async ({ client, audit }) => {
      const id = Number(params.id);
      const organisationId = principal.organisation.id;
      const to = query.move_to === undefined ? null : Number(query.move_to);
      const known = await categoryRepository.lock(client, organisationId, to === null ? [id] : [id, to]);
      const category = orNotFound(known.get(id));
      const target = to === null ? null : known.get(to);
      if (to !== null && (!target || to === id || target.parent_id === id))
        throw new InvalidError({ move_to: [serviceText('category.moveUnknown')] });
      const left = await countLeftWithout(client, organisationId, id);
      if (left > 0 && !target)
        throw new HttpError(409, 'in-use', serviceText('category.inUse', { name: category.name, count: left }));
      const moved = target ? await moveDestinations(client, organisationId, id, target.id) : 0;
      await categoryRepository.remove(client, organisationId, id);
      const entry = audited(audit, 'category');
      if (target && moved > 0) {
        const description = `Deleted ${category.name}, moved ${moved} destinations to ${target.name}`;
        await entry.noted('deleted', params.id, description, { old: category });
      } else await entry.deleted(params.id, category.name, category);
      return { data: null, message: translate('deleted', { label }) };
    }),
  ),
];
