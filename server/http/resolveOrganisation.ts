import type { Pool } from 'pg';
import type { Policy } from '@/contract/policy';
import { NotFoundError } from '../errors';
import type { Principal, TargetOrganisation } from '../principal';
import { findOrganisationBelow } from '../repositories/organisations/organisationScope';
import { assertHoldsAny, holds } from './featureRights';
import { forbidden } from './httpError';

/**
 * The organisation in the path, if the policy lets the caller access it; null when the path has none.
 *
 * @throws NotFoundError when the caller may not access it, HttpError 403 when the required feature is not held
 */
export async function resolveOrganisation(
  pool: Pool,
  policy: Policy,
  params: Readonly<Record<string, string>>,
  principal: Principal | null,
): Promise<TargetOrganisation | null> {
  if (policy.organisation === null) return null;
  const uuid = params[policy.organisation]?.toLowerCase() ?? '';
  if (!principal) throw new NotFoundError();
  const from = policy.scope === 'switchable' ? principal.own : principal.organisation;
  if (uuid === from.uuid) {
    if (policy.scope === 'below') throw forbidden();
    if (policy.scope !== 'active') assertHoldsAny(policy.features, principal);
    return { id: from.id, uuid, isBelow: false };
  }
  if (policy.scope === 'active' || !mayGoBelow(policy, principal)) throw new NotFoundError();
  const below = await findOrganisationBelow(pool, from.id, uuid);
  if (!below) throw new NotFoundError();
  assertHoldsAny(policy.featureBelow === null ? [] : [policy.featureBelow], principal);
  return { id: below, uuid, isBelow: true };
}

/** The reseller flag or the feature grants remote-admin rights. */
const mayGoBelow = (policy: Policy, principal: Principal): boolean =>
  policy.scope === 'switchable'
    ? principal.remoteAdmin
    : principal.organisation.reseller || holds(principal, 'reseller');
