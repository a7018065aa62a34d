import type { PoolClient } from 'pg';
import {
  createRouteCase,
  deleteRouteCase,
  listRouteCases,
  updateRouteCase,
  type WireRouteCase,
} from '@/contract/network/routeCases';
import { routeCaseText } from '@/contract/texts/routeCaseTexts';
import { translate } from '@/contract/texts/translate';
import { ConflictError, InvalidError, orNotFound } from '../../errors';
import { HttpError } from '../../http/httpError';
import { type HandlerTools, implement } from '../../http/implement';
import type { Principal } from '../../principal';
import { findProjectId } from '../../repositories/locations/read';
import {
  countRouteCases,
  deleteRouteCaseOf,
  insertRouteCase,
  isEndOf,
  listRouteCasesOf,
  lockRouteCase,
  updateRouteCaseOf,
} from '../../repositories/network/routeCases';
import { audited } from '../audit/audited';

const KIND = 'route-case';
const MOST_CASES = 200;
const NUMBER = /^[1-9]\d{0,8}$/;

export const routeCaseRoutes = () => [
  listRouteCasesRoute,
  createRouteCaseRoute,
  updateRouteCaseRoute,
  deleteRouteCaseRoute,
];

const ownerOf = async (
  client: HandlerTools['read'] | PoolClient,
  { organisation: { id } }: Principal,
  uuid: string,
) => ({
  organisationId: id,
  projectId: orNotFound(await findProjectId(client, id, uuid)),
});

/** The case of the path and its owner. */
async function caseOf(client: PoolClient, principal: Principal, { uuid, id }: { uuid: string; id: string }) {
  const owner = await ownerOf(client, principal, uuid);
  const found = NUMBER.test(id) ? await lockRouteCase(client, owner, Number(id)) : null;
  return { owner, before: orNotFound(found) };
}

const traced = ({ id: _id, revision: _revision, ...fields }: WireRouteCase) => fields;

const listRouteCasesRoute = implement(listRouteCases, async ({ params, principal, read }) => ({
  data: await listRouteCasesOf(read, await ownerOf(read, principal, params.uuid)),
}));

const createRouteCaseRoute = implement(createRouteCase, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const owner = await ownerOf(client, principal, params.uuid);
    for (const side of ['from', 'to'] as const)
      if (!(await isEndOf(client, owner, body[side])))
        throw new InvalidError({ [side]: [routeCaseText('endUnknown')] });
    if ((await countRouteCases(client, owner)) >= MOST_CASES)
      throw new HttpError(409, 'too-many-route-cases', routeCaseText('tooMany'));
    const made = await insertRouteCase(client, owner, body);
    audited(audit, KIND, owner.projectId).created(String(made.id), made.name, traced(made));
    return { data: made, message: routeCaseText('created', { name: made.name }) };
  }),
);

const updateRouteCaseRoute = implement(updateRouteCase, ({ params, principal, body, write }) =>
  write(async ({ client, audit }) => {
    const { owner, before } = await caseOf(client, principal, params);
    const after = await updateRouteCaseOf(client, owner, before.id, body);
    if (!after) throw new ConflictError(before);
    audited(audit, KIND, owner.projectId).updated(String(after.id), after.name, traced(before), traced(after));
    return { data: after, message: translate('updated', { label: routeCaseText('label') }) };
  }),
);

const deleteRouteCaseRoute = implement(deleteRouteCase, ({ params, principal, write }) =>
  write(async ({ client, audit }) => {
    const { owner, before } = await caseOf(client, principal, params);
    await deleteRouteCaseOf(client, owner, before.id);
    audited(audit, KIND, owner.projectId).deleted(String(before.id), before.name, traced(before));
    return { data: null, message: routeCaseText('deleted', { name: before.name }) };
  }),
);
