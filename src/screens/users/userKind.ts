import type { Organisation } from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { userRule } from '@/contract/users/userAdministration';
import { type User, userSchema } from '@/contract/users/users';
import { isSessionOver, statusOf } from '@/machines/apiErrors';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

/** The values of the form of a user. */
export type UserValues = {
  readonly name: string;
  readonly email: string;
  /** The one role; null until one is chosen. */
  readonly role: number | null;
  /** Page access: ids of features. */
  readonly features: readonly number[];
};

/** The body of a save; 0 is no role. */
export interface UserBody {
  readonly name: string;
  readonly email: string;
  readonly role: number;
  readonly features: number[];
}

/** The options of the form. */
export interface UserChoices {
  readonly roles: NonNullable<Organisation['all_roles']>;
  readonly features: readonly {
    readonly id: number;
    readonly name: string;
    readonly description?: string | undefined;
  }[];
  /** Ids of the features that may be granted: the organisation and the grantor both have them. */
  readonly grantable: readonly number[];
}

/** The texts of the specification by status; the service answers 403 where the specification has 401. */
function deleteFailed(error: unknown): string | null {
  // The session itself notifies that it has ended.
  if (isSessionOver(error)) return null;
  const status = statusOf(error);
  if (status === 400) return translate('user.deleteOwn');
  if (status === 401 || status === 403) return translate('user.deleteUnauthorised');
  if (status === 422) return translate('user.lastAdministrator');
  return translate('user.deleteFailed');
}

export const userKind = defineRecordKind<User, UserValues, UserBody, UserChoices>({
  one: text('one'),
  label: translate('user.label'),
  schema: userSchema,
  rule: userRule,
  blank: { name: '', email: '', role: null, features: [] },
  valuesOf: ({ name, email, roles, features }) => ({ name, email, role: roles[0]?.id ?? null, features }),
  bodyOf: ({ name, email, role, features }) => ({ name, email, role: role ?? 0, features: [...features] }),
  fields: {
    name: { label: text('name') },
    email: { label: text('email') },
    role: { label: text('role'), words: (id, { roles }) => roles.find((one) => one.id === id)?.display_name ?? '' },
    features: {
      label: text('pageAccess'),
      words: (ids, { features }) =>
        ids
          .map((id) => features.find((one) => one.id === id)?.name ?? String(id))
          .sort()
          .join(', '),
    },
  },
  decisions: ['role'],
  deleteFailed,
});
