import { type AssignedIds, adoptInNetwork } from './adoptIds';
import type { Network } from './network';

/**
 * The network with temporary ids for records that exist again after a save had deleted them, as undo leaves them: the
 * service creates them anew. The ids follow from the records alone, so that a repeated save is the same save.
 */
export function withTemporaryIds(loaded: Network, present: Network): { network: Network; temporaryIds: AssignedIds } {
  const temporaryIds = {
    nodes: idsOfRestored(loaded.nodes, present.nodes),
    edges: idsOfRestored(loaded.edges, present.edges),
    groups: idsOfRestored(loaded.groups, present.groups),
  };
  const isSame = temporaryIds.nodes.size + temporaryIds.edges.size + temporaryIds.groups.size === 0;
  return { network: isSame ? present : adoptInNetwork(present, temporaryIds), temporaryIds };
}

function idsOfRestored<Id extends number>(
  loaded: ReadonlyMap<Id, unknown>,
  present: ReadonlyMap<Id, unknown>,
): ReadonlyMap<Id, Id> {
  const restored = [...present.keys()].filter((id) => id > 0 && !loaded.has(id));
  if (restored.length === 0) return new Map();
  let lowest = 0;
  for (const id of present.keys()) lowest = Math.min(lowest, id);
  return new Map(restored.map((id) => [id, --lowest as Id]));
}
