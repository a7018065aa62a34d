import type { OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import type { NodeCopied, NodeMoved } from '@/machines/editor/nodeDrag';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { Point } from '@/model/geometry/points';
import { movedPlaces } from '@/model/network/movedPlaces';
import type { MapNode, Network } from '@/model/network/network';
import { copyNodes } from '@/model/network/operations/copyNodes';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { dropNode } from '@/model/network/operations/dropNode';
import { nodesDraggedWith } from '@/model/network/selection';
import type { ToolWorld } from '../session/useToolWorld';
import { takenNode } from './draggedNode';
import type { ToolScene } from './editorTool';
import { snapOverlay } from './gestureOverlay';

/**
 * A finished drag as one step: the node, with the rest of the selection where it is part of it. One alone joins the node or
 * the path that it is dropped on; one with a kiosk stays itself.
 */
export function performMove({ node, by }: NodeMoved, { document, perform, bounds, data }: ToolWorld): void {
  const { present, selection } = document.getSnapshot().context.history;
  const places = movedPlaces(present, nodesDraggedWith(node, selection), by);
  const place = places.size === 1 ? places.get(node) : undefined;
  const hasKiosk = data.screens.some(({ node_id }) => node_id === node);
  perform(place ? dropNode(present, node, place, bounds, hasKiosk) : dragNodes(present, places, bounds));
}

/** A finished drag with Alt as one step: the node and the rest of the selection, with the paths between them. */
export function performCopy({ node, by }: NodeCopied, { document, perform, bounds }: ToolWorld): void {
  const { present, selection } = document.getSnapshot().context.history;
  perform(copyNodes(present, nodesDraggedWith(node, selection), by, bounds));
}

/** Nodes and paths as they would be if the drag ended now. */
export function dragOverlay(snapshot: ToolSnapshot, scene: ToolScene): Partial<OverlayScene> {
  const { press, to } = snapshot.context;
  const isCopying = snapshot.hasTag('copyingNode');
  if ((!isCopying && !snapshot.hasTag('draggingNode')) || !press || !to) return {};
  const { network, dragged, draggedEdges, selectedNodes, snap } = scene;
  const by = { x: to.x - press.at.x, y: to.y - press.at.y };
  const moved = (node: MapNode): MapNode =>
    dragged.has(node.id) ? { ...node, x: node.x + by.x, y: node.y + by.y } : node;
  // Only the paths between the copied nodes are copied.
  const taken = isCopying
    ? draggedEdges.filter(({ from, to: end }) => dragged.has(from.id) && dragged.has(end.id))
    : draggedEdges;
  return {
    hoveredNode: null,
    selectedNodes: selectedNodes.map(moved),
    draggedNodes: [...dragged].flatMap((id) => network.nodes.get(id) ?? []).map(moved),
    draggedEdges: taken.map(({ edge, from, to: end }) => ({ edge, from: moved(from), to: moved(end) })),
    ...snapOverlay(snap),
  };
}

const NO_OFFSET: Point = { x: 0, y: 0 };

/** From the pressed point to the middle of the dragged node: the node snaps, wherever on its disc it was taken. */
export function grabOffset(snapshot: ToolSnapshot | undefined, network: Network): Point {
  const id = takenNode(snapshot);
  const node = id === null ? undefined : network.nodes.get(id);
  const press = snapshot?.context.press;
  return node && press ? { x: node.x - press.at.x, y: node.y - press.at.y } : NO_OFFSET;
}
