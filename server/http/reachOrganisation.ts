import type { Pool } from 'pg';
import type { Policy } from '@/contract/policy';
import { holdsFeature } from '@/model/access/features';
import { findOrganisationBelow } from '../repositories/reach';
import type { Acting, ReachedOrganisation } from './acting';
import { denied, notFound } from './refused';

/**
 * The organisation that the path names, if it is within the reach that the policy gives the caller; null where the path
 * names none.
 *
 * @throws Refused 404 for one that is out of reach, 403 where the feature that the call asks for is not held
 */
export async function reachOrganisation(
  pool: Pool,
  policy: Policy,
  params: Readonly<Record<string, string>>,
  as: Acting | null,
): Promise<ReachedOrganisation | null> {
  if (policy.organisation === null) return null;
  const uuid = params[policy.organisation]?.toLowerCase() ?? '';
  if (!as) throw notFound();
  const from = policy.reach === 'switchable' ? as.own : as.organisation;
  if (uuid === from.uuid) {
    if (policy.reach === 'below') throw denied();
    refuseWithout(policy.reach === 'acting' ? null : policy.feature, as);
    return { id: from.id, uuid, isBelow: false };
  }
  if (policy.reach === 'acting' || !mayGoBelow(policy, as)) throw notFound();
  const below = await findOrganisationBelow(pool, from.id, uuid);
  if (!below) throw notFound();
  refuseWithout(policy.featureBelow, as);
  return { id: below, uuid, isBelow: true };
}

/** Remote-admin rights come with the reseller flag or with the feature (G050). */
const mayGoBelow = (policy: Policy, as: Acting): boolean =>
  policy.reach === 'switchable' ? as.remoteAdmin : as.organisation.reseller || holds(as, 'reseller');

const holds = (as: Acting, feature: NonNullable<Policy['feature']>): boolean =>
  holdsFeature({ organisationFeatures: as.organisation.features, userFeatures: as.features }, feature);

function refuseWithout(feature: Policy['feature'], as: Acting): void {
  if (feature !== null && !holds(as, feature)) throw denied();
}
