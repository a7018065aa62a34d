import { readProjectLog } from '@/contract/locations/projectLog';
import { orNotFound } from '../../errors';
import { implement } from '../../http/implement';
import { listLogOf } from '../../repositories/locations/projectLog';
import { findProjectId, readProjectOf } from '../../repositories/locations/read';

export const projectLogRoutes = () => [
  implement(readProjectLog, async ({ params, principal, query, read }) => {
    const { id } = principal.organisation;
    const { uuid, name } = orNotFound(await readProjectOf(read, id, params.uuid));
    const projectId = orNotFound(await findProjectId(read, id, params.uuid));
    const owner = { organisationId: id, projectId };
    const logs = await listLogOf(read, owner, { before: query.before ?? null, withEmail: principal.staff });
    return { data: { project: { uuid, name }, logs } };
  }),
];
