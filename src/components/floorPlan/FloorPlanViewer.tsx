import { makeStyles, mergeClasses, tokens, useFluent } from '@fluentui/react-components';
import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { pressedKey } from '@/components/pressedKey';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Box } from '@/model/geometry/box';
import type { FloorPoint, ScreenPoint } from '@/model/geometry/points';
import { fitBox, isSameView, keepCentre, panBy, type Size, turnAround, type View, zoomAt } from '@/model/geometry/view';
import type { CanvasPointer } from '../mapCanvas/canvasPointer';
import type { PlacedSymbol } from '../mapCanvas/drawing/drawSymbol';
import { paintPlanMarks } from '../mapCanvas/labels/planMarksPainter';
import { MapCanvas, type MapCanvasHandle } from '../mapCanvas/MapCanvas';
import type { MapColours } from '../mapCanvas/mapColours';
import type { OverlayScene } from '../mapCanvas/overlay/overlayScene';
import type { FloorPlanPicture, MeshLabel } from '../mapCanvas/painting/floorPlanPainter';
import type { Painter } from '../mapCanvas/pictures/slicedPicture';
import { ScaleBar } from '../mapCanvas/ScaleBar';
import { createStore, type Store } from '../mapCanvas/store';
import { PlainSurface } from '../mapCanvas/surface/PlainSurface';
import { animateView, viewAtRest } from './animateView';
import { useElementKeys } from './useElementKeys';
import { ViewControls } from './ViewControls';
import type { ViewerText } from './viewerText';

const useStyles = makeStyles({
  scale: { position: 'absolute', left: '16px', bottom: '16px', zIndex: 1 },
  // Above the row of buttons.
  largeScale: {
    '@media (max-width: 819px)': { bottom: '76px' },
    '@media (min-width: 900px) and (orientation: portrait)': { bottom: '128px' },
  },
  frame: { position: 'relative', width: '100%', height: '100%', backgroundColor: tokens.colorNeutralBackground3 },
});

/** Pixels that overlays cover at each side: the view is fitted into the rest. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** Height of the buttons above the lower overlay, where they are a row below the map. */
  readonly controls?: number;
}

export interface FloorPlanViewerHandle {
  /** Moves the view to a box of the floor. @param turn radians, as of a view; null where it stays as it is */
  show(box: Box, turn?: number | null): void;
}

/** A floor as it is painted. */
interface FloorDrawing {
  readonly floor: DrawnFloor;
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly colours: MapColours;
  /** Paints the labels, and what is over them; without it the labels alone. */
  readonly paintMarks?: (floorPlan: FloorPlanPicture) => Painter;
  /** Symbols of amenities over it. */
  readonly symbols?: readonly PlacedSymbol[];
}

interface Props {
  readonly drawing: FloorDrawing;
  readonly scene: Store<OverlayScene>;
  readonly label: string;
  /** Of the controls, in another language than that of the console. */
  readonly text?: ViewerText;
  readonly insets?: Insets;
  /** Radians by which the map is turned until somebody turns it. */
  readonly restTurn?: number;
  /** Buttons at least 44 pixels high, for fingers. */
  readonly isLarge?: boolean;
  /** `px` is the size of a drawn pixel in metres. */
  readonly onTap?: (at: FloorPoint, px: number) => void;
  readonly handle?: Ref<FloorPlanViewerHandle>;
  /** Further buttons of the view. */
  readonly controls?: ReactNode;
  readonly children?: ReactNode;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const MARGIN = 32;
/** A pointer that moved less than this made a tap. */
const TAP_PIXELS = 6;
const STEP_PIXELS = 64;
const ZOOM_STEP = 1.4;

/** The turned view that fits a box into the uncovered part of a window. */
function fitInto(box: Box, size: Size, { top, right, bottom, left, controls = 0 }: Insets, turn: number): View {
  const free = {
    width: Math.max(size.width - left - right, 1),
    height: Math.max(size.height - top - bottom - controls, 1),
  };
  return panBy(fitBox(box, free, MARGIN, turn), left, top);
}

/** A floor plan to look at: panned, zoomed and fitted by mouse, keys and touch, without editing. */
export function FloorPlanViewer(props: Props) {
  const { drawing, scene, label, text, insets = NO_INSETS, restTurn = 0, isLarge = false } = props;
  const { onTap, handle, controls, children } = props;
  const { floor, labels, colours, paintMarks = paintPlanMarks, symbols } = drawing;
  const styles = useStyles();
  const { dir } = useFluent();
  const view = useMemo(() => createStore<View>({ scale: 1, x: 0, y: 0, turn: restTurn }), [restTurn]);
  const size = useRef<Size>({ width: 0, height: 0 });
  const shownFloor = useRef<DrawnFloor | null>(null);
  const latestInsets = useRef(insets);
  const pressed = useRef<{ from: ScreenPoint; last: ScreenPoint; hasMoved: boolean } | null>(null);

  const wanted = useRef<{ readonly box: Box; readonly turn: number | null } | null>(null);
  /** The view that shows the requested box; another view after the person has moved the map. */
  const fitted = useRef<View | null>(null);
  const showBox = useCallback(
    (box: Box, isSudden: boolean, turn: number | null = null) => {
      if (!Number.isFinite(box.minX)) return;
      // Stored until the window has its first size.
      wanted.current = { box, turn };
      if (size.current.width === 0) return;
      fitted.current = fitInto(box, size.current, latestInsets.current, turn ?? viewAtRest(view).turn);
      animateView(view, fitted.current, isSudden);
    },
    [view],
  );
  useEffect(() => {
    latestInsets.current = insets;
    if (wanted.current && fitted.current && isSameView(view.get(), fitted.current)) showBox(wanted.current.box, true);
  }, [insets, view, showBox]);
  useEffect(() => {
    if (shownFloor.current === floor || size.current.width === 0) return;
    shownFloor.current = floor;
    showBox(floor.index.box, true);
  }, [floor, showBox]);
  useImperativeHandle(handle, () => ({ show: (box, turn) => showBox(box, false, turn) }), [showBox]);

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
    if (pointer.kind === 'up' && !press.hasMoved) onTap?.(pointer.at, 1 / view.get().scale);
    if (pointer.kind === 'up' || pointer.kind === 'cancel') pressed.current = null;
  };
  const zoom = (factor: number) => {
    const { width, height } = size.current;
    animateView(view, zoomAt(viewAtRest(view), { x: width / 2, y: height / 2 }, factor), false);
  };
  const canvas = useRef<MapCanvasHandle>(null);
  const resetTurn = () => {
    const { width, height } = size.current;
    canvas.current?.focus();
    const rest = viewAtRest(view);
    animateView(view, turnAround(rest, { x: width / 2, y: height / 2 }, restTurn - rest.turn), false);
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
    const step = steps[pressedKey(event)];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step();
  };
  // The canvas inside has focus, role and name; the element around it only listens.
  const frame = useRef<HTMLDivElement>(null);
  useElementKeys(frame, onKey);
  const picture = useMemo(
    () => ({ floor, labels, colours, symbols, hasShadows: true, hasMaterials: true }),
    [floor, labels, colours, symbols],
  );
  const marks = useMemo(() => paintMarks(picture), [paintMarks, picture]);
  return (
    <div ref={frame} className={styles.frame}>
      <MapCanvas
        handle={canvas}
        view={view}
        scene={scene}
        drawing={{ floorPlan: picture, marks, colours, grows: true, Surface: PlainSurface }}
        pointer={{ wheel: 'zoom', cursor: 'grab', onPointer }}
        onSize={(next) => {
          const before = size.current;
          size.current = next;
          const isFirst = before.width === 0;
          const kept = fitted.current && keepCentre(fitted.current, before, next);
          if (!isFirst && !(kept && isSameView(view.get(), kept))) return;
          shownFloor.current = floor;
          // Not by a later change of the window: the person may have turned the map meanwhile.
          showBox(wanted.current?.box ?? floor.index.box, true, isFirst ? (wanted.current?.turn ?? null) : null);
        }}
        label={label}
      >
        {children}
      </MapCanvas>
      <div
        className={mergeClasses(styles.scale, isLarge && styles.largeScale)}
        style={{ marginInlineStart: dir === 'rtl' ? insets.right : insets.left, marginBottom: insets.bottom }}
      >
        <ScaleBar view={view} text={text} />
      </div>
      <ViewControls
        view={view}
        isLarge={isLarge}
        text={text}
        bottom={insets.bottom}
        restTurn={restTurn}
        onReset={resetTurn}
        onZoomIn={() => zoom(ZOOM_STEP)}
        onZoomOut={() => zoom(1 / ZOOM_STEP)}
        onFit={() => showBox(floor.index.box, false)}
      >
        {controls}
      </ViewControls>
    </div>
  );
}
