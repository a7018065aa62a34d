import { type FeatureName, holdsFeature, mayChange, namesOfFeatures } from '@/model/access/features';
import type { Principal } from '../principal';
import { missingFeature } from './httpError';

/** Whether the active organisation and the caller both have a feature. */
export const holds = ({ organisation, features }: Principal, feature: FeatureName): boolean =>
  holdsFeature({ organisationFeatures: organisation.features, userFeatures: features }, feature);

/** The same by the id of the feature. */
export const holdsId = ({ organisation, features }: Principal, id: number): boolean =>
  organisation.features.includes(id) && features.includes(id);

/** @throws HttpError 403 that names them, where the caller has none of the features; an empty list requires none */
export function assertHoldsAny(wanted: readonly FeatureName[], principal: Principal): void {
  const { organisation, own, features, staff } = principal;
  const holder = { organisationFeatures: organisation.features, userFeatures: features };
  const setsUp = staff && organisation.id !== own.id;
  if (!mayChange(holder, wanted, setsUp)) throw missingFeature(namesOfFeatures(wanted));
}
