import { translate } from '@/contract/texts/translate';
import { listPermissions, saveRole } from '@/contract/users/roles';
import { FEATURES } from '@/model/access/features';
import { PERMISSIONS } from '@/model/access/permissions';
import { ConflictError, InvalidError } from '../../errors';
import { implement } from '../../http/implement';
import { listRolesOf, lockRoleNamed } from '../../repositories/users/readRoles';
import { putRole } from '../../repositories/users/writeRoles';
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
      if (body.features?.some((id) => !FEATURES.some((one) => one.id === id)))
        throw new InvalidError({ features: [serviceText('role.featureUnknown')] });
      const { name, description } = body;
      const known = await lockRoleNamed(client, target.id, name);
      if (known && body.id === known.id && body.revision !== undefined && body.revision !== known.revision)
        throw new ConflictError(known);
      const features =
        body.features === undefined
          ? (known?.features ?? null)
          : body.features && [...new Set(body.features)].sort((one, other) => one - other);
      const isNew = known === undefined;
      const { id, revision } = await putRole(client, target.id, known?.id, {
        name,
        description,
        permissions,
        features,
      });
      const role = { id, name, description, permissions, features, revision };
      audited(audit, 'role').noted(isNew ? 'created' : 'updated', String(id), `Saved the role ${name}`, {
        attributes: { id, name, description, permissions, features },
      });
      const message = isNew ? translate('created', { name }) : translate('updated', { label: translate('role.label') });
      return { data: role, message };
    }),
  ),
];
