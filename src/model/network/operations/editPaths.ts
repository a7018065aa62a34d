import type { EdgeSettings } from '../edgeSettings';
import { setEdges } from '../edits/setEdges';
import type { EdgeId, Network } from '../network';
import type { Operation } from './operation';

/** Changes direction, weight, multipliers or travel types of paths. */
export function editPaths(network: Network, ids: readonly EdgeId[], settings: Partial<EdgeSettings>): Operation {
  return {
    blockedBy:
      ids.length === 0 ? 'nothing-selected' : ids.every((id) => network.edges.has(id)) ? null : 'path-not-found',
    edit: setEdges(ids, settings),
    note: { kind: 'changePaths', count: ids.length },
    select: { type: 'edge', ids },
  };
}
