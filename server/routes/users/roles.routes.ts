import { translate } from '@/contract/texts/translate';
import { listPermissions, saveRole } from '@/contract/users/roles';
import { PERMISSIONS } from '@/model/access/permissions';
import { InvalidError } from '../../errors';
import { implement } from '../../http/implement';
import { listRolesOf } from '../../repositories/users/readRoles';
import { upsertRole } from '../../repositories/users/writeRoles';
import { serviceText } from '../../texts';
import { audited } from '../audit/audited';

/** The legacy role editor. */
export const roleRoutes = () => [
  implement(listPermissions, async ({ target, read }) => ({
    data: { permissions: [...PERMISSIONS], roles: await listRolesOf(read, target.id) },
  })),

  implement(saveRole, ({ body, target, write }) =>
    write(async ({ client, audit }) => {
      const permissions = [...new Set(body.permissions)].sort((one, other) => one - other);
      if (!permissions.every((id) => PERMISSIONS.some((one) => one.id === id)))
        throw new InvalidError({ permissions: [serviceText('role.permissionUnknown')] });
      const { id, isNew } = await upsertRole(client, target.id, { ...body, permissions });
      const role = { id, name: body.name, description: body.description, permissions };
      audited(audit, 'role').noted(isNew ? 'created' : 'updated', String(id), `Saved the role ${body.name}`, {
        attributes: role,
      });
      const message = isNew
        ? translate('created', { name: body.name })
        : translate('updated', { label: translate('role.label') });
      return { data: role, message };
    }),
  ),
];
