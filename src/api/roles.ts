import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { listPermissions, type roleRule, saveRole } from '@/contract/roles';
import { type ApiAnswer, call } from './http';
import type { RecordCalls } from './recordCalls';

const rolesKey = (organisation: string) => ['roles', organisation] as const;

/** What a role may be given, and the roles that there are. */
export const permissionsQuery = (organisation: string) =>
  queryOptions({
    queryKey: rolesKey(organisation),
    queryFn: async ({ signal }) => (await call(listPermissions, { params: { id: organisation }, signal })).data,
  });

/** The calls of the form of a role: creating and changing one are the same call, by the name of the role. */
export const roleCalls = (
  organisation: string,
): RecordCalls<ApiAnswer<typeof saveRole>['data'], z.input<typeof roleRule>> => {
  const save = (body: z.input<typeof roleRule>) => call(saveRole, { params: { id: organisation }, body });
  return {
    create: save,
    update: (_id, { revision: _, ...body }) => save(body),
    stale: [rolesKey(organisation)],
  };
};
