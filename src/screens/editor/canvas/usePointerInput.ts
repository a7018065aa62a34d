import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import type { CanvasPointer } from '@/components/mapCanvas/canvasPointer';
import { floorPoint } from '@/model/geometry/points';
import { toFloor } from '@/model/geometry/view';
import type { NodeId } from '@/model/network/network';
import type { NetworkIndex } from '@/model/network/networkIndex';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { type Hover, NO_HOVER, useMapView } from '../session/mapView';
import { useOpenParts } from '../session/openParts';
import { grabOffset } from '../tools/dragGesture';
import { hitTest } from '../tools/hitTest';
import { snapPoint } from '../tools/snapPoint';
import { useRunningTool } from '../tools/useGesture';
import { useTool } from '../tools/useTool';
import { useHoverAtRest } from './useHoverAtRest';

/** A pointer that moved by fewer CSS pixels made a click. */
const STILL = 4;

const isStill = ({ screen: from }: CanvasPointer, { screen: to }: CanvasPointer): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) < STILL;

/**
 * Pointers of the canvas as events of the editor machine, in floor units, with the object below and the snap target. A click with Alt lists the objects below.
 */
export function usePointerInput(
  dragged: ReadonlySet<NodeId>,
  below: NetworkIndex | null,
  onList: (place: CanvasPointer) => void,
): (pointer: CanvasPointer) => void {
  const { document, editor } = useEditorActors();
  const { view, hover, pointer: place, canvas } = useMapView();
  const { picking } = useOpenParts();
  const { drawn, networkIndex } = useEditedFloor();
  const { picksMeshes, snaps, movesNodes } = useTool();
  const running = useRunningTool();
  const canMove = useSelector(editor, (snapshot) => snapshot.context.mayEditNodes) && movesNodes;
  const { nodes: showsNodes, paths: showsPaths } = useSelector(editor, (snapshot) => snapshot.context.options);
  const isPressed = useRef(false);
  const pressed = useRef<CanvasPointer | null>(null);
  const last = useRef<CanvasPointer | null>(null);
  const latestOnList = useRef(onList);
  latestOnList.current = onList;

  const look = useCallback(
    ({ at, screen, isTouch, alt }: Pick<CanvasPointer, 'at' | 'screen' | 'isTouch' | 'alt'>): Hover => {
      const shown = view.get();
      const hitOptions = { floor: drawn, networkIndex, showsNodes, showsPaths, picksMeshes };
      // An object in use is above all others.
      const inUse = canvas.current?.nodeAt(screen) ?? null;
      const over =
        inUse !== null ? ({ kind: 'node', id: inUse } as const) : hitTest(hitOptions, at, shown.scale, isTouch);
      const isSnapping = !alt && (snaps !== 'dragging' || dragged.size > 0);
      const points = running?.getSnapshot().context.points ?? [];
      const targets = snaps === 'corners' ? { drawn: points } : { measured: points };
      const options = { networkIndex, floor: drawn, dragged, below, ...targets };
      const snap = isSnapping ? snapPoint(options, at, shown) : null;
      hover.set({ over, snap });
      return { over, snap };
    },
    [drawn, networkIndex, showsNodes, showsPaths, picksMeshes, snaps, dragged, below, running, hover, view, canvas],
  );
  useHoverAtRest(
    view,
    hover,
    () => isPressed.current,
    () => {
      const pointer = last.current;
      if (pointer && pointer.kind !== 'leave' && !pointer.isTouch)
        look({ ...pointer, at: toFloor(view.get(), pointer.screen) });
    },
  );
  return useCallback(
    (pointer) => {
      const { kind, at, screen, isTouch, shift, alt, command } = pointer;
      last.current = pointer;
      const press = pressed.current;
      if (kind === 'down' || kind === 'cancel') pressed.current = kind === 'down' ? pointer : null;
      if (kind === 'down') isPressed.current = true;
      else if (kind === 'up' || kind === 'cancel') isPressed.current = false;
      place.set(kind === 'leave' || (isTouch && kind === 'up') ? null : at);
      if (kind === 'leave') return hover.set(NO_HOVER);
      const pick = picking.get();
      if (pick) {
        if (kind === 'up' && press && isStill(press, pointer)) pick(at);
        return;
      }
      if (kind === 'cancel') return editor.send({ type: 'cancel' });
      const grab = grabOffset(running?.getSnapshot(), document.getSnapshot().context.history.present);
      const { over, snap } = look({ ...pointer, at: floorPoint(at.x + grab.x, at.y + grab.y) });
      const snapped = snap?.label ? floorPoint(snap.point.x - grab.x, snap.point.y - grab.y) : null;
      const { turn } = view.get();
      editor.send({ type: `pointer.${kind}`, at, screen, turn, isTouch, shift, alt, command, over, snapped, canMove });
      // An ordinary click as well, which selects the topmost object.
      if (kind === 'up' && alt && picksMeshes && press?.alt && isStill(press, pointer)) latestOnList.current(pointer);
    },
    [document, editor, running, canMove, hover, place, view, look, picksMeshes, picking],
  );
}
