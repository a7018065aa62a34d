import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { distance, nearestOnSegment } from '@/model/geometry/segments';
import { mergeNodes } from '../edits/mergeNodes';
import { moveNodes } from '../edits/moveNodes';
import { splitEdge } from '../edits/splitEdge';
import { type Edge, type MapNode, type Network, type NodeId, nodeId } from '../network';
import { dragNodes } from './dragNodes';
import type { Operation } from './operation';
import { haveSeveralDelays, isEntranceOfSeveral } from './uniteNodes';

/** Metres. What snaps to a node or a path lies on it, but for the rounding of its numbers. */
const ON_IT = 0.001;

/**
 * Moves a node to a place. On another node the two become one, which is the other; on a path the node becomes part of the
 * path. Entrances of different rooms, nodes with different delays, stops of different groups and a fixed node only move.
 */
export function dropNode(network: Network, id: NodeId, place: Point, bounds: Box | null, isFixed: boolean): Operation {
  const moved = dragNodes(network, new Map([[id, place]]), bounds);
  const node = network.nodes.get(id);
  if (moved.blockedBy !== null || !node) return moved;
  const move = moveNodes(new Map([[id, place]]));
  const target = isFixed ? null : nodeOn(network, node, place);
  if (target)
    return {
      blockedBy: null,
      edit: (before) => mergeNodes(target.id, [id])(move(before)),
      note: { kind: 'mergeNodes', count: 2 },
      select: { type: 'node', ids: [target.id] },
    };
  const path = pathUnder(network, node, place);
  if (!path) return moved;
  return {
    blockedBy: null,
    edit: (before) => {
      const split = splitEdge(path.id, place)(move(before));
      return mergeNodes(id, [nodeId(before.nextId)])(split);
    },
    note: { kind: 'connectNode' },
    select: { type: 'node', ids: [id] },
  };
}

/** The node that lies at the place and may take the other one over. */
function nodeOn({ nodes, groups }: Network, node: MapNode, place: Point): MapNode | null {
  for (const other of nodes.values()) {
    if (other.id === node.id || other.floor !== node.floor || distance(other, place) > ON_IT) continue;
    const stops = [...groups.values()].filter(
      (group) => group.nodes.includes(node.id) || group.nodes.includes(other.id),
    );
    const staysApart = stops.length > 1 || isEntranceOfSeveral([node, other]) || haveSeveralDelays([node, other]);
    return staysApart ? null : other;
  }
  return null;
}

/** The path below the place that the node is no end of, where it does not end. */
function pathUnder({ nodes, edges }: Network, node: MapNode, place: Point): Edge | null {
  for (const edge of edges.values()) {
    if (edge.from === node.id || edge.to === node.id) continue;
    const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)];
    if (!from || !to || from.floor !== node.floor) continue;
    if (distance(nearestOnSegment(place, from, to), place) > ON_IT) continue;
    if (distance(from, place) > ON_IT && distance(to, place) > ON_IT) return edge;
  }
  return null;
}
