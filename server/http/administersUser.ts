import type { User } from '@/contract/users/users';
import type { Principal } from '../principal';
import { holds, holdsId } from './featureRights';
import { forbidden } from './httpError';

/** Whether the caller may administer the users of the active organisation. */
export const administersUsers = (principal: Principal): boolean => holds(principal, 'user-admin');

/**
 * Changing how somebody signs in could take the account over, so it requires all features of the account.
 *
 * @throws HttpError 403 when the user holds a feature that the caller does not hold
 */
export function assertHoldsAllOf(principal: Principal, user: Pick<User, 'features' | 'organisation'>): void {
  const offered = user.organisation.features.map(({ id }) => id);
  if (!user.features.filter((id) => offered.includes(id)).every((id) => holdsId(principal, id))) throw forbidden();
}
