import type { Point } from '@/model/geometry/points';
import { type Alignment, alignedPlaces } from '../arranging/alignedPlaces';
import { type Axis, distributedPlaces } from '../arranging/distributedPlaces';
import { arrangedOnScreen } from '../arranging/onScreen';
import { moveNodes } from '../edits/moveNodes';
import type { MapNode, Network, NodeId } from '../network';
import type { BlockedBy, Operation } from './operation';

/**
 * Puts at least two nodes on one line. They may be on several floors, as the stops of a lift are.
 *
 * @param turn of the view, whose axes count
 */
export const alignNodes = (network: Network, ids: readonly NodeId[], alignment: Alignment, turn = 0): Operation =>
  arranged(network, ids, { least: 2, tooFew: 'too-few-nodes', note: 'alignNodes' }, (nodes) =>
    arrangedOnScreen(nodes, turn, (turned) => alignedPlaces(turned, alignment)),
  );

/**
 * Makes the gaps between at least three nodes equal; the outermost two stay.
 *
 * @param turn of the view, whose axes count
 */
export const distributeNodes = (network: Network, ids: readonly NodeId[], axis: Axis, turn = 0): Operation =>
  arranged(network, ids, { least: 3, tooFew: 'too-few-to-distribute', note: 'distributeNodes' }, (nodes) =>
    arrangedOnScreen(nodes, turn, (turned) => distributedPlaces(turned, axis)),
  );

interface Arrangement {
  readonly least: number;
  readonly tooFew: BlockedBy;
  readonly note: 'alignNodes' | 'distributeNodes';
}

function arranged(
  network: Network,
  ids: readonly NodeId[],
  { least, tooFew, note }: Arrangement,
  placesOf: (nodes: readonly MapNode[]) => ReadonlyMap<NodeId, Point>,
): Operation {
  const nodes = ids.flatMap((id) => network.nodes.get(id) ?? []);
  const places = placesOf(nodes);
  const isArranged = nodes.every(({ id, x, y }) => places.get(id)?.x === x && places.get(id)?.y === y);
  return {
    blockedBy:
      nodes.length < ids.length
        ? 'node-not-found'
        : nodes.length < least
          ? tooFew
          : isArranged
            ? 'nothing-to-change'
            : null,
    edit: moveNodes(places),
    note: { kind: note, count: nodes.length },
    select: { type: 'node', ids },
  };
}
