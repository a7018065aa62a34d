import type { EdgeSettings } from '../edgeSettings';
import { setEdges } from '../edits/setEdges';
import type { EdgeId, Network } from '../network';
import type { Operation } from './operation';
import { counted } from './places';

/** Changes direction, weight, multipliers or travel types of paths. */
export function editPaths(network: Network, ids: readonly EdgeId[], settings: Partial<EdgeSettings>): Operation {
  return {
    blockedBy:
      ids.length === 0 ? 'nothing-selected' : ids.every((id) => network.edges.has(id)) ? null : 'path-not-found',
    edit: setEdges(ids, settings),
    note: `Changed ${counted(ids.length, 'path')}`,
    select: { type: 'edge', ids },
  };
}
