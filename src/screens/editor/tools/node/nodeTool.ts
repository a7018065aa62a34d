import { CircleFilled, CircleRegular } from '@fluentui/react-icons';
import type { OverlayScene } from '@/components/mapCanvas/overlay';
import type { ToolEmitted, ToolSnapshot } from '@/machines/editor/runningTool';
import type { FloorPoint, Point } from '@/model/geometry/points';
import { movedPlaces } from '@/model/network/movedPlaces';
import type { EdgeId, MapNode, NodeId } from '@/model/network/network';
import { dragNodes } from '@/model/network/operations/dragNodes';
import { placeNode } from '@/model/network/operations/placeNode';
import { splitPath } from '@/model/network/operations/splitPath';
import { nodesDraggedWith } from '@/model/network/selection';
import type { EditorTool, ToolScene, ToolWorld } from '../editorTool';
import { marqueeOverlay, snapOverlay } from '../gestureOverlay';
import { newNodeAt } from '../newNodeAt';
import { selectionEffect } from '../selectionEffect';
import { text } from '../texts';

/** Places, selects and moves nodes. Machine: nodeTool. */
export const nodeTool: EditorTool = {
  name: 'node',
  label: text('node'),
  command: 'tool.node',
  icon: CircleRegular,
  activeIcon: CircleFilled,
  hint: text('nodeHint'),
  right: 'mayEditNodes',
  cursor: 'crosshair',
  picksMeshes: false,
  snaps: true,
  clicksAtCentre: true,
  nudgesSelection: true,
  Panel: null,
  overlay: (snapshot, scene) => ({ ...marqueeOverlay(snapshot), ...dragOverlay(snapshot, scene) }),
  effect: (emitted: ToolEmitted, world: ToolWorld) => {
    if (emitted.type === 'placed') place(emitted.at, emitted.onEdge?.kind === 'edge' ? emitted.onEdge.id : null, world);
    else if (emitted.type === 'moved') move(emitted.node, emitted.by, world);
    else selectionEffect(emitted, world);
  },
};

function place(at: FloorPoint, onEdge: EdgeId | null, { document, perform, floor, bounds }: ToolWorld): void {
  if (!floor) return;
  const network = document.getSnapshot().context.history.present;
  perform(onEdge === null ? placeNode(network, newNodeAt(floor, at), bounds) : splitPath(network, onEdge, at));
}

function move(node: NodeId, by: Point, { document, perform, bounds }: ToolWorld): void {
  const { present, selection } = document.getSnapshot().context.history;
  perform(dragNodes(present, movedPlaces(present, nodesDraggedWith(node, selection), by), bounds));
}

/** Nodes and paths as they would be if the drag ended now. */
function dragOverlay(snapshot: ToolSnapshot, scene: ToolScene): Partial<OverlayScene> {
  const { press, to } = snapshot.context;
  if (!snapshot.hasTag('draggingNode') || !press || !to) return {};
  const { network, dragged, draggedEdges, selectedNodes, snap } = scene;
  const by = { x: to.x - press.at.x, y: to.y - press.at.y };
  const moved = (node: MapNode): MapNode =>
    dragged.has(node.id) ? { ...node, x: node.x + by.x, y: node.y + by.y } : node;
  return {
    hoveredNode: null,
    selectedNodes: selectedNodes.map(moved),
    draggedNodes: [...dragged].flatMap((id) => network.nodes.get(id) ?? []).map(moved),
    draggedEdges: draggedEdges.map(({ edge, from, to: end }) => ({ edge, from: moved(from), to: moved(end) })),
    ...snapOverlay(snap),
  };
}
