import { setGroup } from '../edits/setGroup';
import type { GroupSettings } from '../groupSettings';
import type { GroupId, Network } from '../network';
import type { Operation } from './operation';

/** Changes name, travel type, direction, weight or speed of a transit group. */
export function editTransitGroup(network: Network, id: GroupId, settings: Partial<GroupSettings>): Operation {
  return {
    blockedBy: network.groups.has(id) ? null : 'group-not-found',
    edit: setGroup(id, settings),
    note: { kind: 'changeTransitGroup' },
    select: { type: 'group', ids: [id] },
  };
}
