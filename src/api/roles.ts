import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { listPermissions, type roleRule, saveRole } from '@/contract/roles';
import { call } from './http';

const rolesKey = (organisation: string) => ['roles', organisation] as const;

/** What a role may be given, and the roles that there are. */
export const permissionsQuery = (organisation: string) =>
  queryOptions({
    queryKey: rolesKey(organisation),
    queryFn: async ({ signal }) => (await call(listPermissions, { params: { id: organisation }, signal })).data,
  });

export const updateRole = (organisation: string) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof roleRule>) => call(saveRole, { params: { id: organisation }, body }),
    onSuccess: (_answer, _body, _result, { client }) => client.invalidateQueries({ queryKey: rolesKey(organisation) }),
  });
