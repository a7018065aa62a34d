import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Box } from '@/model/geometry/box';
import type { FloorPoint, ScreenPoint } from '@/model/geometry/points';
import { fitBox, isSameView, keepCentre, panBy, type Size, turnAround, type View, zoomAt } from '@/model/geometry/view';
import type { CanvasPointer } from '../mapCanvas/canvasPointer';
import { MapCanvas, type MapCanvasHandle } from '../mapCanvas/MapCanvas';
import type { MapColours } from '../mapCanvas/mapColours';
import { OverlayCanvas } from '../mapCanvas/OverlayCanvas';
import type { OverlayScene } from '../mapCanvas/overlay/overlayScene';
import type { MeshLabel } from '../mapCanvas/painting/floorPlanPainter';
import type { NetworkPicture } from '../mapCanvas/painting/networkPainter';
import { ScaleBar } from '../mapCanvas/ScaleBar';
import { createStore, type Store } from '../mapCanvas/store';
import { animateView, viewAtRest } from './animateView';
import { CompassPlace } from './CompassPlace';
import { ViewButtons } from './ViewButtons';

const useStyles = makeStyles({
  scale: { position: 'absolute', left: '16px', bottom: '16px', zIndex: 1 },
  buttons: {
    position: 'absolute',
    right: '16px',
    bottom: '16px',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
  },
  // The edge of the floor buttons, which grow on a kiosk and in a very large window.
  largeButtons: {
    '@media (max-width: 819px)': { right: '12px' },
    '@media (min-width: 900px) and (orientation: portrait)': { right: '25.6px', bottom: '25.6px' },
    '@media (min-width: 2400px)': { right: '25.6px', bottom: '25.6px' },
  },
  frame: { position: 'relative', width: '100%', height: '100%', backgroundColor: tokens.colorNeutralBackground3 },
});

/** Pixels that overlays cover at each side: the view is fitted into the rest. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface FloorPlanViewerHandle {
  /** Moves the view to a box of the floor. */
  show(box: Box): void;
}

/** A floor as it is painted. */
interface FloorDrawing {
  readonly floor: DrawnFloor;
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly colours: MapColours;
  /** Nodes and paths over it. */
  readonly network?: NetworkPicture | null;
}

interface Props {
  readonly drawing: FloorDrawing;
  readonly scene: Store<OverlayScene>;
  readonly label: string;
  readonly insets?: Insets;
  /** Buttons at least 44 pixels high, for fingers. */
  readonly isLarge?: boolean;
  readonly onTap?: (at: FloorPoint) => void;
  readonly handle?: Ref<FloorPlanViewerHandle>;
  readonly children?: ReactNode;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const MARGIN = 32;
/** A pointer that moved less than this made a tap. */
const TAP_PIXELS = 6;
const STEP_PIXELS = 64;
const ZOOM_STEP = 1.4;

/** The turned view that fits a box into the uncovered part of a window. */
function fitInto(box: Box, size: Size, { top, right, bottom, left }: Insets, turn: number): View {
  const free = { width: Math.max(size.width - left - right, 1), height: Math.max(size.height - top - bottom, 1) };
  return panBy(fitBox(box, free, MARGIN, turn), left, top);
}

/** A floor plan to look at: pan, zoom and showBox by mouse, keys and touch, without editing. */
export function FloorPlanViewer(props: Props) {
  const { drawing, scene, label, insets = NO_INSETS, isLarge = false, onTap, handle, children } = props;
  const { floor, labels, colours, network = null } = drawing;
  const styles = useStyles();
  const view = useMemo(() => createStore<View>({ scale: 1, x: 0, y: 0, turn: 0 }), []);
  const size = useRef<Size>({ width: 0, height: 0 });
  const shownFloor = useRef<DrawnFloor | null>(null);
  const latestInsets = useRef(insets);
  const pressed = useRef<{ from: ScreenPoint; last: ScreenPoint; hasMoved: boolean } | null>(null);

  const wanted = useRef<Box | null>(null);
  /** The view that shows the requested box; another view after the person has moved the map. */
  const fitted = useRef<View | null>(null);
  const showBox = useCallback(
    (box: Box, isSudden: boolean) => {
      if (!Number.isFinite(box.minX)) return;
      // Stored until the window has its first size.
      wanted.current = box;
      if (size.current.width === 0) return;
      fitted.current = fitInto(box, size.current, latestInsets.current, viewAtRest(view).turn);
      animateView(view, fitted.current, isSudden);
    },
    [view],
  );
  useEffect(() => {
    latestInsets.current = insets;
    if (wanted.current && fitted.current && isSameView(view.get(), fitted.current)) showBox(wanted.current, true);
  }, [insets, view, showBox]);
  useEffect(() => {
    if (shownFloor.current === floor || size.current.width === 0) return;
    shownFloor.current = floor;
    showBox(floor.index.box, true);
  }, [floor, showBox]);
  useImperativeHandle(handle, () => ({ show: (box) => showBox(box, false) }), [showBox]);

  const onPointer = (pointer: CanvasPointer) => {
    const at = pointer.screen;
    if (pointer.kind === 'down') pressed.current = { from: at, last: at, hasMoved: false };
    const press = pressed.current;
    if (!press) return;
    if (pointer.kind === 'move') {
      press.hasMoved ||= Math.hypot(at.x - press.from.x, at.y - press.from.y) > TAP_PIXELS;
      if (press.hasMoved) view.set(panBy(view.get(), at.x - press.last.x, at.y - press.last.y));
      press.last = at;
    }
    if (pointer.kind === 'up' && !press.hasMoved) onTap?.(pointer.at);
    if (pointer.kind === 'up' || pointer.kind === 'cancel') pressed.current = null;
  };
  const zoom = (factor: number) => {
    const { width, height } = size.current;
    animateView(view, zoomAt(view.get(), { x: width / 2, y: height / 2 }, factor), false);
  };
  const canvas = useRef<MapCanvasHandle>(null);
  const resetTurn = () => {
    const { width, height } = size.current;
    canvas.current?.focus();
    const { turn } = view.get();
    animateView(view, turnAround(view.get(), { x: width / 2, y: height / 2 }, -turn), false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.testid !== 'plan') return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => view.set(panBy(view.get(), STEP_PIXELS, 0)),
      ArrowRight: () => view.set(panBy(view.get(), -STEP_PIXELS, 0)),
      ArrowUp: () => view.set(panBy(view.get(), 0, STEP_PIXELS)),
      ArrowDown: () => view.set(panBy(view.get(), 0, -STEP_PIXELS)),
      '+': () => zoom(ZOOM_STEP),
      '=': () => zoom(ZOOM_STEP),
      '-': () => zoom(1 / ZOOM_STEP),
      '0': () => showBox(floor.index.box, false),
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step();
  };
  // The canvas inside has focus, role and name; the element around it only listens.
  const frame = useRef<HTMLDivElement>(null);
  const latestOnKey = useRef(onKey);
  latestOnKey.current = onKey;
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => latestOnKey.current(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  const picture = useMemo(
    () => ({ floor, labels, colours, hasShadows: true, hasMaterials: true }),
    [floor, labels, colours],
  );
  return (
    <div ref={frame} className={styles.frame}>
      <MapCanvas
        handle={canvas}
        view={view}
        scene={scene}
        drawing={{ floorPlan: picture, network, colours, Overlay: OverlayCanvas }}
        pointer={{ wheel: 'zoom', cursor: 'grab', onPointer }}
        onSize={(next) => {
          const before = size.current;
          size.current = next;
          const isFirst = before.width === 0;
          const kept = fitted.current && keepCentre(fitted.current, before, next);
          if (!isFirst && !(kept && isSameView(view.get(), kept))) return;
          shownFloor.current = floor;
          showBox(wanted.current ?? floor.index.box, true);
        }}
        label={label}
      >
        {children}
      </MapCanvas>
      <div className={styles.scale} style={{ marginLeft: insets.left, marginBottom: insets.bottom }}>
        <ScaleBar view={view} />
      </div>
      <div
        className={mergeClasses(styles.buttons, isLarge && styles.largeButtons)}
        style={{ marginBottom: insets.bottom }}
      >
        <CompassPlace view={view} isLarge={isLarge} onReset={resetTurn} />
        <ViewButtons
          isLarge={isLarge}
          onZoomIn={() => zoom(ZOOM_STEP)}
          onZoomOut={() => zoom(1 / ZOOM_STEP)}
          onFit={() => showBox(floor.index.box, false)}
        />
      </div>
    </div>
  );
}
