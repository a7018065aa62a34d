import type { User } from '@/contract/users';
import type { UserRecord } from '@/machines/userForm.machine';

/** A user as its form needs it. */
export const userRecordOf = ({ uuid, name, email, roles, features, revision }: User): UserRecord => ({
  uuid,
  values: { name, email, role: roles[0]?.id ?? null, features },
  revision: revision ?? null,
});
