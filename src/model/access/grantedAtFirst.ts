import { FEATURES, type FeatureName } from './features';

const GRANTED_LATER: readonly FeatureName[] = [
  'user-admin',
  'organisation-settings',
  'reseller',
  'auditing',
  'publish',
];

/** Default features of a new user: those of the creator for content, without administration and publishing. */
export const grantedAtFirst = (held: readonly number[]): number[] =>
  FEATURES.filter(({ id, name }) => held.includes(id) && !GRANTED_LATER.includes(name)).map(({ id }) => id);
