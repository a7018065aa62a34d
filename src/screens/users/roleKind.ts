import { translate } from '@/contract/texts/translate';
import { roleRule, saveRole } from '@/contract/users/roles';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

export interface Role {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly number[];
  readonly revision: number;
}

export type RoleValues = {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly number[];
};

export interface RoleBody {
  readonly name: string;
  readonly description: string;
  readonly permissions: number[];
}

/** A role of the legacy editor: it is saved by its name, and never deleted. */
export const roleKind = defineRecordKind<Role, RoleValues, RoleBody>({
  one: text('role.one'),
  label: translate('role.label'),
  schema: saveRole.data,
  rule: roleRule,
  blank: { name: '', description: '', permissions: [] },
  valuesOf: ({ name, description, permissions }) => ({ name, description, permissions }),
  bodyOf: ({ name, description, permissions }) => ({
    name: name.trim(),
    description: description.trim(),
    permissions: [...permissions],
  }),
  fields: {
    name: { label: text('roleName') },
    description: { label: text('roleDescription') },
    permissions: { label: text('permissions'), words: (ids) => ids.join(', ') },
  },
  confirmations: 0,
});
