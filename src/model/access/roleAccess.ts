import { FEATURES, type FeatureName, featureId } from './features';
import { grantedAtFirst } from './grantedAtFirst';

const idsOf = (...names: readonly FeatureName[]): readonly number[] =>
  names.map(featureId).sort((one, other) => one - other);

const allBut = (...names: readonly FeatureName[]): readonly number[] =>
  FEATURES.filter(({ name }) => !names.includes(name)).map(({ id }) => id);

/** The page access of the roles of a new organisation; null is that to content. */
export const FIRST_ROLE_ACCESS = {
  administrator: allBut(),
  editor: null,
  coordinator: allBut('user-admin', 'organisation-settings', 'reseller', 'auditing'),
  'department-manager': idsOf('destinations', 'offers', 'events', 'user-profile'),
  auditor: idsOf('auditing', 'analytics', 'web-analytics', 'user-profile'),
} as const satisfies Readonly<Record<string, readonly number[] | null>>;

/**
 * The page access of a new user of a role, as ids of features.
 * @param access that of the role; null is that to content
 * @param grantable ids that the organisation and the grantor both hold
 */
export const grantedWithRole = (access: readonly number[] | null, grantable: readonly number[]): readonly number[] =>
  access === null ? grantedAtFirst(grantable) : access.filter((id) => grantable.includes(id));

/** How the page access of a user differs from that of their role, among the features that may be granted. */
export function differenceFromRole(
  held: readonly number[],
  access: readonly number[] | null,
  grantable: readonly number[],
): { readonly more: readonly number[]; readonly less: readonly number[] } {
  const wanted = grantedWithRole(access, grantable);
  return {
    more: held.filter((id) => grantable.includes(id) && !wanted.includes(id)),
    less: wanted.filter((id) => !held.includes(id)),
  };
}
