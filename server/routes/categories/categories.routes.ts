import type { PoolClient } from 'pg';
import {
  type Category,
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from '@/contract/categories/categories';
import { translate } from '@/contract/texts/translate';
import { nameKey } from '@/model/text/nameKey';
import { InvalidError, orNotFound } from '../../errors';
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
import { recordRoutes } from '../records/recordRoutes';

const label = translate('category.label');

const calls = { list: listCategories, create: createCategory, update: updateCategory, remove: deleteCategory };

/** Categories have two levels: the parent must be a main category. */
function checkParent(parent: Category | undefined): void {
  if (parent?.parent_id !== 0) throw new InvalidError({ parent_id: [translate('category.parentUnknown')] });
}

/** Imports and people know categories by their names. @throws InvalidError where another one has the name */
async function assertNameFree(
  client: PoolClient,
  { organisation }: Principal,
  { name, id }: { readonly name: string; readonly id: number | null },
): Promise<void> {
  const twin = await findNamedCategory(client, organisation.id, { key: nameKey(name), except: id });
  if (twin !== null) throw new InvalidError({ name: [serviceText('category.nameTaken', { name: twin })] });
}

const { list, create, update } = recordRoutes(calls, {
  kind: 'category',
  label,
  repository: categoryRepository,
  related: ({ parent_id }) => [parent_id],
  fieldsOf: async ({ parent_id, ...fields }, { client, principal, before, known }) => {
    const { id: organisationId } = principal.organisation;
    await assertIcon(client, organisationId, fields.icon_id, translate('category.iconMissing'));
    if (parent_id === before?.id) throw new InvalidError({ parent_id: [serviceText('category.ownParent')] });
    if (parent_id !== 0) {
      checkParent(known.get(parent_id));
      if (before && (await hasSubCategories(client, organisationId, before.id)))
        throw new InvalidError({ parent_id: [translate('category.hasChildren')] });
    }
    if (!before || nameKey(fields.name) !== nameKey(before.name))
      await assertNameFree(client, principal, { name: fields.name, id: before?.id ?? null });
    return { ...fields, parent_id: parent_id === 0 ? null : parent_id };
  },
});

export const categoryRoutes = () => [
  list,
  create,
  update,

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
