import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { listPermissions, type roleRule, saveRole } from '@/contract/users/roles';
import { type ApiAnswer, call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { rolesKey } from './keys';

/** The permissions that a role can have, and the existing roles. */
export const permissionsQuery = (organisation: string) =>
  queryOptions({
    queryKey: rolesKey(organisation),
    queryFn: async ({ signal }) => (await call(listPermissions, { params: { id: organisation }, signal })).data,
  });

type RoleBody = Omit<z.input<typeof roleRule>, 'id' | 'revision'>;

/** The calls of the form of a role: one call creates and updates, by the name of the role. */
export const roleCalls = (organisation: string): RecordCalls<ApiAnswer<typeof saveRole>['data'], RoleBody> => {
  const save = (body: z.input<typeof roleRule>) => call(saveRole, { params: { id: organisation }, body });
  return {
    create: save,
    update: (id, body) => save({ ...body, id: Number(id) }),
    stale: [rolesKey(organisation)],
  };
};
