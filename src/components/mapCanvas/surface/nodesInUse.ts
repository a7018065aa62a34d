import type { MapNode, NodeId } from '@/model/network/network';
import type { OverlayScene } from '../overlay/overlayScene';

/** More nodes than this are drawn by one shape: a Konva node for each of thousands would cost most of the frames. */
export const MOST_NODES = 60;

/** The nodes that have a Konva node of their own: the selected ones, and the ends of the selected paths. */
export function nodesInUse({ selectedNodes, selectedEdges }: Pick<OverlayScene, 'selectedNodes' | 'selectedEdges'>): {
  readonly selected: readonly MapNode[];
  readonly ends: readonly MapNode[];
} {
  if (selectedNodes.length > MOST_NODES || selectedEdges.length > MOST_NODES) return { selected: [], ends: [] };
  const seen = new Set<NodeId>(selectedNodes.map(({ id }) => id));
  const ends: MapNode[] = [];
  for (const { from, to } of selectedEdges)
    for (const end of [from, to]) {
      if (seen.has(end.id)) continue;
      seen.add(end.id);
      ends.push(end);
    }
  return { selected: selectedNodes, ends: ends.length > MOST_NODES ? [] : ends };
}
