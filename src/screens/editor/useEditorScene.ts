import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { type DrawnRoute, EMPTY_SCENE, type OverlayScene, type Pin } from '@/components/planCanvas/overlay';
import type { Store } from '@/components/planCanvas/store';
import type { ToolName } from '@/machines/editor/editor.machine';
import { boxOf, type Hit } from '@/machines/editor/toolPointer';
import type { DrawnFloor } from '@/model/mesh/drawnFloor';
import type { DrawnJoint, NetworkIndex } from '@/model/plan/networkIndex';
import type { JointId, MapNode, NodeId, Plan } from '@/model/plan/plan';
import type { SelectionOrNone } from '@/model/plan/selection';
import type { Snap } from '@/model/plan/snapping';
import type { EditorActors } from './editorParts';
import { SNAP_WORDS } from './snapPoint';
import { movedWith } from './useToolEffects';

interface Shown {
  readonly plan: Plan;
  readonly selection: SelectionOrNone;
  readonly floor: DrawnFloor | null;
  readonly network: NetworkIndex;
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
export function useLifted({ nodeTool }: EditorActors, selection: SelectionOrNone): ReadonlySet<NodeId> {
  const dragged = useSelector(nodeTool, (snapshot) =>
    snapshot.matches('draggingNode') && snapshot.context.press?.over?.kind === 'node'
      ? snapshot.context.press.over.id
      : null,
  );
  return useMemo(() => new Set(dragged === null ? [] : movedWith(dragged, selection)), [dragged, selection]);
}

/** Keeps the overlay's scene in step with plan, selection, tools and pointer. */
export function useEditorScene(
  scene: Store<OverlayScene>,
  pointer: Store<PointerState>,
  actors: EditorActors,
  lifted: ReadonlySet<NodeId>,
  shown: Shown,
): void {
  const latest = useRef(shown);
  latest.current = shown;
  const liftedJoints = useMemo(
    () =>
      lifted.size === 0 ? [] : shown.network.joints.filter(({ from, to }) => lifted.has(from.id) || lifted.has(to.id)),
    [lifted, shown.network],
  );
  const ofFloor = useMemo(() => new Set(shown.network.nodes.map(({ id }) => id)), [shown.network]);
  const moving = useRef({ lifted, liftedJoints, ofFloor });
  moving.current = { lifted, liftedJoints, ofFloor };

  useEffect(() => {
    const draw = () => scene.set(compose(latest.current, moving.current, pointer.get(), actors));
    draw();
    const offPointer = pointer.subscribe(draw);
    const tools = [actors.nodeTool.subscribe(draw), actors.pathTool.subscribe(draw), actors.selectTool.subscribe(draw)];
    return () => {
      offPointer();
      for (const tool of tools) tool.unsubscribe();
    };
  }, [scene, pointer, actors]);
  useEffect(() => {
    scene.set(compose(shown, { lifted, liftedJoints, ofFloor }, pointer.get(), actors));
  }, [scene, pointer, actors, shown, lifted, liftedJoints, ofFloor]);
}

interface Moving {
  readonly lifted: ReadonlySet<NodeId>;
  readonly liftedJoints: readonly DrawnJoint[];
  /** Nodes of the floor that is shown. */
  readonly ofFloor: ReadonlySet<NodeId>;
}

function compose(
  { plan, selection, floor, selectedMesh, tool, route, pins }: Shown,
  { lifted, liftedJoints, ofFloor }: Moving,
  { over, snap }: PointerState,
  { nodeTool, pathTool, selectTool }: EditorActors,
): OverlayScene {
  const node = nodeTool.getSnapshot();
  const path = pathTool.getSnapshot();
  const select = selectTool.getSnapshot();
  const { press, to } = node.context;
  const by = lifted.size > 0 && press && to ? { x: to.x - press.at.x, y: to.y - press.at.y } : null;
  const moved = (one: MapNode): MapNode =>
    by && lifted.has(one.id) ? { ...one, x: one.x + by.x, y: one.y + by.y } : one;
  const selectedNodes = (selection?.type === 'node' ? selection.ids : [])
    .filter((id) => ofFloor.has(id))
    .flatMap((id) => plan.nodes.get(id) ?? [])
    .map(moved);
  const framing = [node, select].find((snapshot) => snapshot.matches('framing'))?.context;
  const from = path.context.from === null ? null : (plan.nodes.get(path.context.from) ?? null);
  const isDrawing = tool === 'path' && (path.matches('drawing') || path.matches('dragging'));
  const isActing = by !== null || isDrawing;
  return {
    ...EMPTY_SCENE,
    floor,
    selectedMesh: selectedMesh === null ? null : (floor?.meshByName.get(selectedMesh) ?? null),
    hoveredMesh: over?.kind === 'mesh' ? (floor?.meshByName.get(over.name) ?? null) : null,
    selectedNodes,
    selectedJoints: jointsOf(selection, plan, ofFloor),
    hoveredNode: over?.kind === 'node' && by === null ? (plan.nodes.get(over.id) ?? null) : null,
    hoveredJoint: over?.kind === 'joint' ? drawnJoint(over.id, plan) : null,
    liftedNodes: by ? [...lifted].flatMap((id) => plan.nodes.get(id) ?? []).map(moved) : [],
    liftedJoints: by
      ? liftedJoints.map(({ joint, from: start, to: end }) => ({ joint, from: moved(start), to: moved(end) }))
      : [],
    band: isDrawing && from && path.context.to ? { from, to: path.context.to } : null,
    frame: framing?.press && framing.to ? boxOf(framing.press.at, framing.to) : null,
    guides: isActing && snap ? snap.guides : [],
    word: isActing && snap?.word ? { at: snap.point, text: SNAP_WORDS[snap.word] } : null,
    route,
    pins,
  };
}

const drawnJoint = (id: JointId, plan: Plan): DrawnJoint | null => {
  const joint = plan.joints.get(id);
  const from = joint && plan.nodes.get(joint.from);
  const to = joint && plan.nodes.get(joint.to);
  return joint && from && to ? { joint, from, to } : null;
};

const jointsOf = (selection: SelectionOrNone, plan: Plan, ofFloor: ReadonlySet<NodeId>): DrawnJoint[] =>
  selection?.type === 'joint'
    ? selection.ids.flatMap((id) => drawnJoint(id, plan) ?? []).filter(({ from }) => ofFloor.has(from.id))
    : [];
