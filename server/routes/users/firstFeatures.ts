import type { PoolClient } from 'pg';
import { featureId } from '@/model/access/features';
import { grantedAtFirst } from '@/model/access/grantedAtFirst';
import { holdsId } from '../../http/featureRights';
import type { Principal } from '../../principal';
import { hasOtherAdministrator } from '../../repositories/users/administrators';

/** Of no user. */
const NOBODY = 0;

/**
 * The features of a new user for whom none are named: those for content, and all that the creator may grant while nobody of
 * the organisation can grant the others. Else the first person of a new organisation could not finish setting it up.
 */
export async function firstFeatures(client: PoolClient, principal: Principal): Promise<readonly number[]> {
  const { id, features } = principal.organisation;
  const isFirst = features.includes(featureId('user-admin')) && !(await hasOtherAdministrator(client, id, NOBODY));
  return isFirst ? features.filter((feature) => holdsId(principal, feature)) : grantedAtFirst(principal.features);
}
