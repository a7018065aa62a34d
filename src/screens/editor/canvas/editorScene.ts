import { type DrawnRoute, EMPTY_SCENE, type OverlayScene, type Pin } from '@/components/mapCanvas/overlay/overlayScene';
import type { MeshLabel } from '@/components/mapCanvas/painting/floorPlanPainter';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { Units } from '@/model/content/distance';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { EdgeId, MapNode, Network, NodeId } from '@/model/network/network';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import type { SelectionOrNone } from '@/model/network/selection';
import type { Hover } from '../session/mapView';
import type { EditorTool } from '../tools/editorTool';

/** All that the overlay shows and that changes less often than the pointer moves. */
export interface SceneState {
  readonly network: Network;
  readonly selection: SelectionOrNone;
  readonly floor: DrawnFloor | null;
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly selectedMesh: string | null;
  readonly meshes: readonly string[];
  readonly tool: EditorTool;
  readonly route: DrawnRoute | null;
  readonly pins: readonly Pin[];
  readonly dragged: ReadonlySet<NodeId>;
  readonly draggedEdges: readonly EdgeWithEnds[];
  /** Nodes of the current floor. */
  readonly ofFloor: ReadonlySet<NodeId>;
  /** The objects of a step that is shown before it is taken. */
  readonly previewed: Partial<OverlayScene>;
  readonly units: Units;
  readonly below: OverlayScene['below'];
}

/** The overlay: the selection, what the pointer is over, a step that is shown before it is taken, and over these the gesture. */
export function editorScene(state: SceneState, { over, snap }: Hover, gesture: ToolSnapshot | undefined): OverlayScene {
  const { floor, below, network, tool, route, pins, dragged, draggedEdges, previewed, units } = state;
  const selectedNodes = selectedNodesOf(state);
  return {
    ...EMPTY_SCENE,
    floor,
    below,
    route,
    pins,
    selectedNodes,
    selectedEdges: selectedEdgesOf(state),
    hoveredNode: over?.kind === 'node' ? (network.nodes.get(over.id) ?? null) : null,
    hoveredEdge: over?.kind === 'edge' ? edgeWithEnds(over.id, network) : null,
    ...meshesOf(state, over),
    ...previewed,
    ...(gesture && tool.overlay(gesture, { network, selectedNodes, dragged, draggedEdges, snap, units })),
  };
}

/** The selected and the hovered meshes, and the whole names of those that have a label. */
function meshesOf({ floor, labels, selectedMesh, meshes }: SceneState, over: Hover['over']) {
  const meshOf = (name: string | null) => (name === null ? null : (floor?.meshByName.get(name) ?? null));
  const selected = meshOf(selectedMesh);
  const hovered = over?.kind === 'mesh' ? meshOf(over.name) : null;
  return {
    selectedMesh: selected,
    selectedMeshes: meshes.flatMap((name) => (name === selectedMesh ? [] : (meshOf(name) ?? []))),
    hoveredMesh: hovered,
    names: [...new Set([selected, hovered])].flatMap((mesh) => {
      const label = mesh === null ? undefined : labels.get(mesh);
      return mesh !== null && label ? [{ mesh, text: label.text, label }] : [];
    }),
  };
}

const selectedNodesOf = ({ selection, network, ofFloor }: SceneState): MapNode[] =>
  selection?.type === 'node'
    ? selection.ids.filter((id) => ofFloor.has(id)).flatMap((id) => network.nodes.get(id) ?? [])
    : [];

const selectedEdgesOf = ({ selection, network, ofFloor }: SceneState): EdgeWithEnds[] =>
  selection?.type === 'edge'
    ? selection.ids.flatMap((id) => edgeWithEnds(id, network) ?? []).filter(({ from }) => ofFloor.has(from.id))
    : [];

function edgeWithEnds(id: EdgeId, network: Network): EdgeWithEnds | null {
  const edge = network.edges.get(id);
  const from = edge && network.nodes.get(edge.from);
  const to = edge && network.nodes.get(edge.to);
  return edge && from && to ? { edge, from, to } : null;
}
