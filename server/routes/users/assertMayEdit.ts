import type { ChangeSet } from '@/contract/network/network';
import { type FeatureName, holdsFeature } from '@/model/access/features';
import { forbidden } from '../../http/httpError';
import type { Principal } from '../../principal';

type Changes = Omit<ChangeSet, 'revision'>;
const changesAny = (changes: Changes[keyof Changes]): boolean =>
  changes.new.length + changes.updated.length + changes.deleted.length > 0;

/**
 * Changing nodes needs the waypoint editor, changing paths and transit groups the route editor.
 *
 * @throws HttpError 403 without the right
 */
export function assertMayEdit({ organisation, features }: Principal, changes: Changes): void {
  const holds = (feature: FeatureName) =>
    holdsFeature({ organisationFeatures: organisation.features, userFeatures: features }, feature);
  if (changesAny(changes.nodes) && !holds('waypoint-editor')) throw forbidden();
  if ((changesAny(changes.joins) || changesAny(changes.transitgroups)) && !holds('route-editor')) throw forbidden();
}
