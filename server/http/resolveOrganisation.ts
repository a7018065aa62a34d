import type { Pool } from 'pg';
import type { Policy } from '@/contract/policy';
import { holdsFeature } from '@/model/access/features';
import { NotFoundError } from '../errors';
import type { Principal, TargetOrganisation } from '../principal';
import { findOrganisationBelow } from '../repositories/organisations/organisationScope';
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
    assertFeature(policy.scope === 'active' ? null : policy.feature, principal);
    return { id: from.id, uuid, isBelow: false };
  }
  if (policy.scope === 'active' || !mayGoBelow(policy, principal)) throw new NotFoundError();
  const below = await findOrganisationBelow(pool, from.id, uuid);
  if (!below) throw new NotFoundError();
  assertFeature(policy.featureBelow, principal);
  return { id: below, uuid, isBelow: true };
}

/** The reseller flag or the feature grants remote-admin rights. */
const mayGoBelow = (policy: Policy, principal: Principal): boolean =>
  policy.scope === 'switchable'
    ? principal.remoteAdmin
    : principal.organisation.reseller || hasFeature(principal, 'reseller');

const hasFeature = (principal: Principal, feature: NonNullable<Policy['feature']>): boolean =>
  holdsFeature({ organisationFeatures: principal.organisation.features, userFeatures: principal.features }, feature);

function assertFeature(feature: Policy['feature'], principal: Principal): void {
  if (feature !== null && !hasFeature(principal, feature)) throw forbidden();
}
