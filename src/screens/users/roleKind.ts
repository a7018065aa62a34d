import { translate } from '@/contract/texts/translate';
import { roleRule, saveRole } from '@/contract/users/roles';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

export interface Role {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly number[];
  readonly features: readonly number[] | null;
  readonly revision: number;
}

export type RoleValues = {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly number[];
  /** Page access of a new user: ids of features; null is that to content. */
  readonly features: readonly number[] | null;
};

export interface RoleBody {
  readonly name: string;
  readonly description: string;
  readonly permissions: number[];
  readonly features: number[] | null;
}

/** A role of the legacy editor: it is saved by its name, and never deleted. */
export const roleKind = defineRecordKind<Role, RoleValues, RoleBody>({
  one: text('role.one'),
  label: translate('role.label'),
  schema: saveRole.data,
  rule: roleRule,
  blank: { name: '', description: '', permissions: [], features: null },
  valuesOf: ({ name, description, permissions, features }) => ({ name, description, permissions, features }),
  bodyOf: ({ name, description, permissions, features }) => ({
    name: name.trim(),
    description: description.trim(),
    permissions: [...permissions],
    features: features && [...features],
  }),
  fields: {
    name: { label: text('roleName') },
    description: { label: text('roleDescription') },
    permissions: { label: text('permissions'), words: (ids) => ids.join(', ') },
    features: { label: text('accessOfRole'), words: (ids) => ids?.join(', ') ?? '' },
  },
  confirmations: 0,
});
