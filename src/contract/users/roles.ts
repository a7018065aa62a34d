import * as z from 'zod/mini';
import { baseRevision, revision, rowId, tidied } from '../common';
import { endpoint } from '../endpoint';
import { activeOrganisation, staffOnly } from '../policy';
import { translate } from '../texts/translate';

export const permissionSchema = z.object({ id: z.int(), display_name: z.string() });
export type Permission = z.infer<typeof permissionSchema>;

const roleSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.int()),
  /** Page access that a new user of the role gets; null is that to content. */
  features: z.nullable(z.array(z.int())),
  revision,
});

/** The legacy role editor. */
export const roleRule = z.object({
  name: z
    .string()
    .check(
      tidied(),
      z.minLength(1, { error: translate('role.nameMissing'), abort: true }),
      z.maxLength(100, translate('role.nameLength')),
    ),
  description: z._default(z.string().check(tidied(), z.maxLength(500)), ''),
  permissions: z.array(rowId).check(z.maxLength(100)),
  /** Page access that a new user of the role gets; null is that to content, and absent leaves it as it is. */
  features: z.optional(z.nullable(z.array(rowId).check(z.maxLength(100)))),
  /** The role that was edited, and its revision: the name may be that of another one. */
  id: z.optional(rowId),
  revision: baseRevision,
});

export const listPermissions = endpoint({
  name: 'listPermissions',
  method: 'GET',
  path: 'organisation/{id}/permissions',
  summary: 'What a role of the organisation may be given.',
  policy: staffOnly(activeOrganisation('id')),
  answers: 'staff-members',
  data: z.object({
    permissions: z.array(permissionSchema),
    /** The roles, with the permissions of each. */
    roles: z.optional(z.array(roleSchema)),
  }),
});

export const saveRole = endpoint({
  name: 'saveRole',
  method: 'PUT',
  path: 'organisation/{id}/roles',
  summary:
    'Saves a role by its name: a new one, or the one that has it. A stale revision of the role with this id answers 409 with the role as it is now.',
  policy: staffOnly(activeOrganisation('id')),
  answers: 'staff-members',
  body: roleRule,
  data: roleSchema,
});
