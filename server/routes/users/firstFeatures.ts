import type { PoolClient } from 'pg';
import { featureId } from '@/model/access/features';
import { grantedAtFirst } from '@/model/access/grantedAtFirst';
import { grantedWithRole } from '@/model/access/roleAccess';
import { holdsId } from '../../http/featureRights';
import type { Principal } from '../../principal';
import { hasOtherAdministrator } from '../../repositories/users/administrators';
import { findRoleFeatures } from '../../repositories/users/readRoles';

/** Of no user. */
const NOBODY = 0;

/**
 * The features of a new user for whom none are named: those of the role that the creator may grant, and all that the creator may
 * grant while nobody of the organisation can grant the others. Else the first person of a new organisation could not finish
 * setting it up.
 */
export async function firstFeatures(
  client: PoolClient,
  principal: Principal,
  roleId: number,
): Promise<readonly number[]> {
  const { id, features } = principal.organisation;
  const isFirst = features.includes(featureId('user-admin')) && !(await hasOtherAdministrator(client, id, NOBODY));
  const grantable = features.filter((feature) => holdsId(principal, feature));
  if (isFirst) return grantable;
  const access = await findRoleFeatures(client, id, roleId);
  return access ? grantedWithRole(access, grantable) : grantedAtFirst(principal.features);
}
