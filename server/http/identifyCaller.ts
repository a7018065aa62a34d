import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Endpoint } from '@/contract/endpoint';
import type { OwnedRecord } from '@/contract/policy';
import { isUuid } from '@/model/content/isUuid';
import { NotFoundError } from '../errors';
import type { ChallengePrincipal, DevicePrincipal, LinkPrincipal, Principal, TargetOrganisation } from '../principal';
import type { Authentication } from './authenticate';
import { header } from './header';
import { identifierOf } from './identifierOf';
import { resolveOrganisation } from './resolveOrganisation';

/** Facts about a request that its headers and path alone tell. */
export interface Caller {
  readonly principal: Principal | ChallengePrincipal | LinkPrincipal | DevicePrincipal | null;
  /** The same when it is a signed-in user. */
  readonly signedIn: Principal | null;
  readonly target: TargetOrganisation | null;
  /** Why the organisation in the path was not found, where the call may have deleted it when it was sent before. */
  readonly missing: NotFoundError | null;
  readonly now: Date;
}

interface Deps {
  readonly pool: Pool;
  readonly authentication: Authentication;
  readonly clock: () => Date;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Finds out who calls and whether the policy of the call lets them; renews their token.
 * @throws HttpError 401 or 403, or NotFoundError
 */
export async function identifyCaller(
  { policy, method }: Endpoint,
  { pool, authentication, clock }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const now = clock();
  const headers = {
    authorization: request.headers.authorization ?? null,
    organisation: header(request, 'x-acting-organisation'),
  };
  const { principal, token } = await authentication.authenticate(policy, headers, now);
  if (token) reply.header('authorization', `Bearer ${token}`);
  const params = request.params as Record<string, string>;
  const signedIn = principal && 'organisation' in principal ? principal : null;
  if (policy.record) assertPossible(policy.record, params, signedIn);
  const caller = { principal, signedIn, now };
  try {
    return { ...caller, target: await resolveOrganisation(pool, policy, params, signedIn), missing: null };
  } catch (error) {
    // A deletion whose answer was lost is sent again, and then its organisation is gone: its stored answer is looked for.
    if (!(error instanceof NotFoundError) || method !== 'DELETE' || !signedIn) throw error;
    return { ...caller, target: null, missing: error };
  }
}

/** Identifiers that cannot exist are not found; neither is another user where the call concerns one's own account. */
function assertPossible(
  { kind, param }: OwnedRecord,
  params: Readonly<Record<string, string>>,
  principal: Principal | null,
): void {
  const given = params[param] ?? '';
  if (kind === 'oneself' && given.toLowerCase() !== principal?.user.uuid) throw new NotFoundError();
  if (!(identifierOf(kind) === 'number' ? NUMBER.test(given) : isUuid(given))) throw new NotFoundError();
}
