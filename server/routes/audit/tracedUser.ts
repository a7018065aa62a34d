import type { User } from '@/contract/users/users';

/** The fields of a user that the audit trail records. */
export const tracedUser = ({ name, email, notify, time_zone, roles, features }: User) => ({
  name,
  email,
  notify,
  time_zone,
  role: roles[0]?.name ?? null,
  features,
});
