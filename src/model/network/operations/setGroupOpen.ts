import { setNodes } from '../edits/setNodes';
import type { Closure, GroupId, Network } from '../network';
import { sameRecord } from '../sameRecord';
import type { Operation } from './operation';

/** Opens or closes all stops of a transit group, as one step; a closure is that of all of them. */
export function setGroupOpen(network: Network, id: GroupId, open: boolean, closure?: Closure): Operation {
  const group = network.groups.get(id);
  const stops =
    group?.nodes.filter((node) => {
      const stop = network.nodes.get(node);
      return stop?.open !== open || !sameRecord(stop.closure, closure);
    }) ?? [];
  return {
    blockedBy: !group ? 'group-not-found' : stops.length === 0 ? 'nothing-to-change' : null,
    edit: setNodes(stops, { open, closure }),
    note: { kind: open ? 'openTransitGroup' : 'closeTransitGroup', name: group?.name ?? '' },
    select: { type: 'group', ids: [id] },
  };
}

/** Whether the stops of a transit group are open; null where some are and some are not. */
export function isGroupOpen(network: Network, id: GroupId): boolean | null {
  const stops = network.groups.get(id)?.nodes.flatMap((node) => network.nodes.get(node) ?? []) ?? [];
  const open = stops.filter((stop) => stop.open).length;
  return open === stops.length ? true : open === 0 ? false : null;
}
