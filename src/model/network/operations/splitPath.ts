import type { Point } from '@/model/geometry/points';
import { splitEdge } from '../edits/splitEdge';
import { type EdgeId, type Network, nodeId } from '../network';
import type { Operation } from './operation';

/** Puts a node into a path and selects it. */
export function splitPath(network: Network, id: EdgeId, at: Point): Operation {
  const isPlace = Number.isFinite(at.x) && Number.isFinite(at.y);
  return {
    blockedBy: !network.edges.has(id) ? 'path-not-found' : isPlace ? null : 'not-a-place',
    edit: splitEdge(id, at),
    note: { kind: 'splitPath' },
    select: { type: 'node', ids: [nodeId(network.nextId)] },
  };
}
