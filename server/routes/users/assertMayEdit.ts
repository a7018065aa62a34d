import type { ChangeSet } from '@/contract/network/network';
import { assertHoldsAny } from '../../http/featureRights';
import type { Principal } from '../../principal';

type Changes = Omit<ChangeSet, 'revision'>;
const changesAny = (changes: Changes[keyof Changes]): boolean =>
  changes.new.length + changes.updated.length + changes.deleted.length > 0;

/**
 * Changing nodes needs the waypoint editor, changing paths and transit groups the route editor.
 *
 * @throws HttpError 403 without the right
 */
export function assertMayEdit(principal: Principal, changes: Changes): void {
  if (changesAny(changes.nodes)) assertHoldsAny(['waypoint-editor'], principal);
  if (changesAny(changes.joins) || changesAny(changes.transitgroups)) assertHoldsAny(['route-editor'], principal);
}
