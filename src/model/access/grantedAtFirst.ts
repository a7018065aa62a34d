import { FEATURES, type FeatureName } from './features';

const GRANTED_LATER: readonly FeatureName[] = [
  'user-admin',
  'organisation-settings',
  'reseller',
  'auditing',
  'publish',
];

/** What a new user may open until somebody says otherwise: of what the creator holds, content, not administration or publishing. */
export const grantedAtFirst = (held: readonly number[]): number[] =>
  FEATURES.filter(({ id, name }) => held.includes(id) && !GRANTED_LATER.includes(name)).map(({ id }) => id);
