import type { FloorId, Network, NodeId } from '../network';
import type { Selection, SelectionOrNone } from '../selection';

/**
 * The part of a selection that is on a floor: its nodes, its paths, and groups with a stop there. The same object where
 * nothing of it is elsewhere.
 */
export function selectionOn(network: Network, floor: FloorId, selection: SelectionOrNone): SelectionOrNone {
  if (selection === null) return null;
  const isHere = (id: NodeId) => network.nodes.get(id)?.floor === floor;
  if (selection.type === 'node') return kept(selection, selection.ids.filter(isHere));
  if (selection.type === 'edge')
    return kept(
      selection,
      selection.ids.filter((id) => {
        const edge = network.edges.get(id);
        return edge !== undefined && isHere(edge.from) && isHere(edge.to);
      }),
    );
  return kept(
    selection,
    selection.ids.filter((id) => network.groups.get(id)?.nodes.some(isHere)),
  );
}

const kept = <One extends Selection>(selection: One, ids: One['ids']): SelectionOrNone =>
  ids.length === 0 ? null : ids.length === selection.ids.length ? selection : ({ ...selection, ids } as One);
