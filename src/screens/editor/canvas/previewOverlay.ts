import type { OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import { deltaBetween } from '@/model/network/delta';
import type { Edge, Network } from '@/model/network/network';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import type { Operation } from '@/model/network/operations/operation';

/** Marks the objects of a floor that an operation would add, change or delete, as if they were selected. */
export function previewOverlay(
  network: Network,
  operation: Operation | null,
  floor: string | null,
): Partial<OverlayScene> {
  if (!operation || operation.blockedBy) return {};
  const after = operation.edit(network);
  const { nodes, edges, groups } = deltaBetween(network, after);
  const stops = [...groups.values()].flatMap(({ before }) => before?.nodes ?? []);
  const changedNodes = [
    ...[...nodes.values()].flatMap(({ before, after: now }) => now ?? before ?? []),
    ...stops.flatMap((id) => network.nodes.get(id) ?? []),
  ];
  const withEnds = (edge: Edge): EdgeWithEnds[] => {
    const from = after.nodes.get(edge.from) ?? network.nodes.get(edge.from);
    const to = after.nodes.get(edge.to) ?? network.nodes.get(edge.to);
    return from && to && from.floor === floor ? [{ edge, from, to }] : [];
  };
  return {
    selectedNodes: changedNodes.filter((node) => node.floor === floor),
    selectedEdges: [...edges.values()].flatMap(({ before, after: now }) => {
      const edge = now ?? before;
      return edge ? withEnds(edge) : [];
    }),
    selectedMesh: null,
  };
}
