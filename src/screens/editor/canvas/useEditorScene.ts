import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { type DrawnRoute, EMPTY_SCENE, type OverlayScene, type Pin } from '@/components/mapCanvas/overlay';
import type { Store } from '@/components/mapCanvas/store';
import type { ToolName } from '@/machines/editor/editor.machine';
import { boxOf, type Hit } from '@/machines/editor/toolPointer';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { EdgeId, MapNode, Network, NodeId } from '@/model/network/network';
import type { EdgeWithEnds, NetworkIndex } from '@/model/network/networkIndex';
import type { SelectionOrNone } from '@/model/network/selection';
import type { Snap } from '@/model/network/snapping';
import type { EditorActors } from '../editorActors';
import { nodesDraggedWith } from '../tools/useToolEffects';
import { SNAP_LABELS } from './snapPoint';

interface SceneState {
  readonly network: Network;
  readonly selection: SelectionOrNone;
  readonly floor: DrawnFloor | null;
  readonly networkIndex: NetworkIndex;
  readonly selectedMesh: string | null;
  readonly tool: ToolName;
  readonly route: DrawnRoute | null;
  readonly pins: readonly Pin[];
}

/** What the pointer is over and where it would snap to; changes with every move, so React does not hear of it. */
export interface PointerState {
  readonly over: Hit | null;
  readonly snap: Snap | null;
}

/** Nodes that a running gesture moves, empty when there is none. */
export function useDraggedNodes({ nodeTool }: EditorActors, selection: SelectionOrNone): ReadonlySet<NodeId> {
  const pressedNode = useSelector(nodeTool, (snapshot) =>
    snapshot.matches('draggingNode') && snapshot.context.press?.over?.kind === 'node'
      ? snapshot.context.press.over.id
      : null,
  );
  return useMemo(
    () => new Set(pressedNode === null ? [] : nodesDraggedWith(pressedNode, selection)),
    [pressedNode, selection],
  );
}

/** Keeps the overlay's scene in step with plan, selection, tools and pointer. */
export function useEditorScene(
  scene: Store<OverlayScene>,
  pointer: Store<PointerState>,
  actors: EditorActors,
  dragged: ReadonlySet<NodeId>,
  state: SceneState,
): void {
  const latest = useRef(state);
  latest.current = state;
  const draggedEdges = useMemo(
    () =>
      dragged.size === 0
        ? []
        : state.networkIndex.edges.filter(({ from, to }) => dragged.has(from.id) || dragged.has(to.id)),
    [dragged, state.networkIndex],
  );
  const ofFloor = useMemo(() => new Set(state.networkIndex.nodes.map(({ id }) => id)), [state.networkIndex]);
  const draggedParts = useRef({ dragged, draggedEdges, ofFloor });
  draggedParts.current = { dragged, draggedEdges, ofFloor };

  useEffect(() => {
    const draw = () => scene.set(compose(latest.current, draggedParts.current, pointer.get(), actors));
    draw();
    const offPointer = pointer.subscribe(draw);
    const tools = [actors.nodeTool.subscribe(draw), actors.pathTool.subscribe(draw), actors.selectTool.subscribe(draw)];
    return () => {
      offPointer();
      for (const tool of tools) tool.unsubscribe();
    };
  }, [scene, pointer, actors]);
  useEffect(() => {
    scene.set(compose(state, { dragged, draggedEdges, ofFloor }, pointer.get(), actors));
  }, [scene, pointer, actors, state, dragged, draggedEdges, ofFloor]);
}

interface DraggedParts {
  readonly dragged: ReadonlySet<NodeId>;
  readonly draggedEdges: readonly EdgeWithEnds[];
  /** Nodes of the floor that is shown. */
  readonly ofFloor: ReadonlySet<NodeId>;
}

function compose(
  { network, selection, floor, selectedMesh, tool, route, pins }: SceneState,
  { dragged, draggedEdges, ofFloor }: DraggedParts,
  { over, snap }: PointerState,
  { nodeTool, pathTool, selectTool }: EditorActors,
): OverlayScene {
  const node = nodeTool.getSnapshot();
  const path = pathTool.getSnapshot();
  const select = selectTool.getSnapshot();
  const { press, to } = node.context;
  const by = dragged.size > 0 && press && to ? { x: to.x - press.at.x, y: to.y - press.at.y } : null;
  const moved = (one: MapNode): MapNode =>
    by && dragged.has(one.id) ? { ...one, x: one.x + by.x, y: one.y + by.y } : one;
  const selectedNodes = (selection?.type === 'node' ? selection.ids : [])
    .filter((id) => ofFloor.has(id))
    .flatMap((id) => network.nodes.get(id) ?? [])
    .map(moved);
  const marquee = [node, select].find((snapshot) => snapshot.matches('marquee'))?.context;
  const from = path.context.from === null ? null : (network.nodes.get(path.context.from) ?? null);
  const isDrawing = tool === 'path' && (path.matches('drawing') || path.matches('dragging'));
  const isActing = by !== null || isDrawing;
  return {
    ...EMPTY_SCENE,
    floor,
    selectedMesh: selectedMesh === null ? null : (floor?.meshByName.get(selectedMesh) ?? null),
    hoveredMesh: over?.kind === 'mesh' ? (floor?.meshByName.get(over.name) ?? null) : null,
    selectedNodes,
    selectedEdges: selectedEdgesOf(selection, network, ofFloor),
    hoveredNode: over?.kind === 'node' && by === null ? (network.nodes.get(over.id) ?? null) : null,
    hoveredEdge: over?.kind === 'edge' ? edgeWithEnds(over.id, network) : null,
    draggedNodes: by ? [...dragged].flatMap((id) => network.nodes.get(id) ?? []).map(moved) : [],
    draggedEdges: by
      ? draggedEdges.map(({ edge, from: start, to: end }) => ({ edge, from: moved(start), to: moved(end) }))
      : [],
    rubberBand: isDrawing && from && path.context.to ? { from, to: path.context.to } : null,
    marquee: marquee?.press && marquee.to ? boxOf(marquee.press.at, marquee.to) : null,
    guides: isActing && snap ? snap.guides : [],
    snapLabel: isActing && snap?.label ? { at: snap.point, text: SNAP_LABELS[snap.label] } : null,
    route,
    pins,
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
