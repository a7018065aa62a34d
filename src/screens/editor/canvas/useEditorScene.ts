import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { type DrawnRoute, EMPTY_SCENE, type OverlayScene, type Pin } from '@/components/mapCanvas/overlay/overlayScene';
import type { MeshLabel } from '@/components/mapCanvas/painting/floorPlanPainter';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { Units } from '@/model/content/distance';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { EdgeId, Network, NodeId } from '@/model/network/network';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import type { Operation } from '@/model/network/operations/operation';
import type { SelectionOrNone } from '@/model/network/selection';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { type Hover, useMapView } from '../session/mapView';
import { useOpenedLocation } from '../session/openedLocation';
import type { EditorTool } from '../tools/editorTool';
import { useRunningTool } from '../tools/useGesture';
import { useTool } from '../tools/useTool';
import { previewOverlay } from './previewOverlay';

interface SceneState {
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

interface SceneOptions {
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly dragged: ReadonlySet<NodeId>;
  readonly route: DrawnRoute | null;
  readonly pins: readonly Pin[];
  /** The pictures below. */
  readonly below: OverlayScene['below'];
  /** A step that is shown before it is taken. */
  readonly preview: Operation | null;
}

/** Keeps the overlay's scene in step with network, selection, tool and pointer. */
export function useEditorScene({ labels, dragged, route, pins, below, preview }: SceneOptions): void {
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { scene, hover } = useMapView();
  const { units } = data.settings;
  const { floor, drawn, networkIndex } = useEditedFloor();
  const { present, selection } = useSelector(document, (snapshot) => snapshot.context.history);
  const { mesh: selectedMesh, meshes } = useSelector(editor, (snapshot) => snapshot.context);
  const tool = useTool();
  const running = useRunningTool();
  const draggedEdges = useMemo(
    () =>
      dragged.size === 0 ? [] : networkIndex.edges.filter(({ from, to }) => dragged.has(from.id) || dragged.has(to.id)),
    [dragged, networkIndex],
  );
  const ofFloor = useMemo(() => new Set(networkIndex.nodes.map(({ id }) => id)), [networkIndex]);
  const previewed = useMemo(() => previewOverlay(present, preview, floor?.uuid ?? null), [present, preview, floor]);
  const state: SceneState = {
    network: present,
    selection,
    floor: drawn,
    labels,
    selectedMesh,
    meshes,
    tool,
    route,
    pins,
    dragged,
    draggedEdges,
    ofFloor,
    previewed,
    units,
    below,
  };
  const latest = useRef(state);
  if (!hasSameValues(latest.current, state)) latest.current = state;
  const current = latest.current;

  useEffect(() => {
    const draw = () => scene.set(compose(latest.current, hover.get(), running?.getSnapshot()));
    const offHover = hover.subscribe(draw);
    const following = running?.subscribe(draw);
    return () => {
      offHover();
      following?.unsubscribe();
    };
  }, [scene, hover, running]);
  useEffect(() => {
    scene.set(compose(current, hover.get(), running?.getSnapshot()));
  }, [scene, hover, running, current]);
}

const hasSameValues = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).every((name) => Object.is(one[name], other[name]));

function compose(state: SceneState, { over, snap }: Hover, gesture: ToolSnapshot | undefined): OverlayScene {
  const {
    network,
    selection,
    floor,
    labels,
    selectedMesh,
    meshes,
    tool,
    route,
    pins,
    dragged,
    draggedEdges,
    ofFloor,
    previewed,
    units,
    below,
  } = state;
  const selectedNodes = (selection?.type === 'node' ? selection.ids : [])
    .filter((id) => ofFloor.has(id))
    .flatMap((id) => network.nodes.get(id) ?? []);
  const meshOf = (name: string | null) => (name === null ? null : (floor?.meshByName.get(name) ?? null));
  const selected = meshOf(selectedMesh);
  const hovered = over?.kind === 'mesh' ? meshOf(over.name) : null;
  return {
    ...EMPTY_SCENE,
    floor,
    below,
    selectedMesh: selected,
    selectedMeshes: meshes.flatMap((name) => (name === selectedMesh ? [] : (meshOf(name) ?? []))),
    hoveredMesh: hovered,
    names: [...new Set([selected, hovered])].flatMap((mesh) => {
      const label = mesh === null ? undefined : labels.get(mesh);
      return mesh !== null && label ? [{ mesh, text: label.text, label }] : [];
    }),
    selectedNodes,
    selectedEdges: selectedEdgesOf(selection, network, ofFloor),
    hoveredNode: over?.kind === 'node' ? (network.nodes.get(over.id) ?? null) : null,
    hoveredEdge: over?.kind === 'edge' ? edgeWithEnds(over.id, network) : null,
    route,
    pins,
    ...previewed,
    ...(gesture && tool.overlay(gesture, { network, selectedNodes, dragged, draggedEdges, snap, units })),
  };
}

const edgeWithEnds = (id: EdgeId, network: Network): EdgeWithEnds | null => {
  const edge = network.edges.get(id);
  const from = edge && network.nodes.get(edge.from);
  const to = edge && network.nodes.get(edge.to);
  return edge && from && to ? { edge, from, to } : null;
};

const selectedEdgesOf = (selection: SelectionOrNone, network: Network, ofFloor: ReadonlySet<NodeId>): EdgeWithEnds[] =>
  selection?.type === 'edge'
    ? selection.ids.flatMap((id) => edgeWithEnds(id, network) ?? []).filter(({ from }) => ofFloor.has(from.id))
    : [];
