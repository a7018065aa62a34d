import { makeStyles, tokens } from '@fluentui/react-components';
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Point } from '@/model/geometry/points';
import { keepCentre, type Size, type View } from '@/model/geometry/view';
import type { CanvasMenuRequest, CanvasPointer } from './canvasPointer';
import { usePointers } from './gestures/usePointers';
import type { MapColours } from './mapColours';
import { isBlank, type OverlayScene } from './overlay/overlayScene';
import { type FloorPlanPicture, paintFloorPlan } from './painting/floorPlanPainter';
import { type NetworkPicture, paintMarks } from './painting/networkPainter';
import type { PictureWindow } from './pictures/pictureFrame';
import { createPictures, type Pictures } from './pictures/pictures';
import type { Store } from './store';
import type { OverlayProps } from './useOverlayFrames';

const useStyles = makeStyles({
  frame: {
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    outlineStyle: 'none',
    '&[data-pan="ready"]': { cursor: 'grab !important' },
    '&[data-pan="active"]': { cursor: 'grabbing !important' },
    // Over the pictures, which would hide an inset shadow of the container.
    ':focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      border: `2px solid ${tokens.colorStrokeFocus2}`,
    },
  },
  picture: {
    position: 'absolute',
    left: 0,
    top: 0,
    transformOrigin: '0 0',
    willChange: 'transform',
    pointerEvents: 'none',
  },
  // Only the container handles pointers: Konva would handle each of them as well.
  overlay: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});

export interface MapCanvasHandle {
  focus(): void;
  /** Where its first corner is, in CSS pixels of the window. */
  readonly corner: Point;
  /** The pointer shape, of CSS; Space and the middle button have their own. */
  setCursor(cursor: string): void;
  readonly size: Size;
}

/** The layers, the lowest first. */
interface MapDrawing {
  readonly floorPlan: FloorPlanPicture | null;
  readonly network: NetworkPicture | null;
  readonly colours: MapColours;
  /** Draws the objects in use above the pictures. */
  readonly Overlay: ComponentType<OverlayProps>;
}

/** The cursor and the behaviour of the pointer. */
interface PointerOptions {
  readonly wheel: 'pan' | 'zoom';
  readonly cursor?: string | undefined;
  readonly onPointer: (pointer: CanvasPointer) => void;
  /** The secondary button, or a long press. */
  readonly onMenu?: (request: CanvasMenuRequest) => void;
}

interface Props {
  readonly view: Store<View>;
  readonly scene: Store<OverlayScene>;
  readonly drawing: MapDrawing;
  readonly pointer: PointerOptions;
  /** Called when the window has its first size and whenever it changes. */
  readonly onSize?: (size: Size) => void;
  /** Its name, or with the id of an element that describes the possible actions. */
  readonly label: string | { readonly text: string; readonly describedBy: string };
  readonly handle?: Ref<MapCanvasHandle>;
  /** Over the canvas: the list of its objects for assistive technology, scale bar, buttons. */
  readonly children?: ReactNode;
}

const windowOf = (view: Store<View>, size: Size): PictureWindow => ({
  view: view.get(),
  size,
  pixelRatio: window.devicePixelRatio || 1,
});

/**
 * The map of a floor in three layers: floor plan, and labels with the network, as pictures that are painted in slices and
 * moved by the compositor, and over them the objects in use. Nothing here knows of tools.
 */
export function MapCanvas(props: Props) {
  const { view, scene, drawing, pointer, onSize, label, handle, children } = props;
  const { floorPlan, network, colours, Overlay } = drawing;
  const { wheel, cursor, onPointer, onMenu } = pointer;
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const floorPlanCanvas = useRef<HTMLCanvasElement>(null);
  const marksCanvas = useRef<HTMLCanvasElement>(null);
  const pictures = useRef<Pictures>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [isOverlayWanted, setOverlayWanted] = useState(false);
  const measured = useRef<Size>(size);
  const showAgain = useRef(() => {});
  const notifySize = useRef(onSize);
  notifySize.current = onSize;

  // The mouse may change the view several times a frame: it is shown once.
  useEffect(() => {
    if (!floorPlanCanvas.current || !marksCanvas.current) return;
    let wanted = 0;
    const show = () => {
      wanted = 0;
      made.show(windowOf(view, measured.current));
    };
    const showSoon = () => {
      if (wanted === 0) wanted = requestAnimationFrame(show);
    };
    const made = createPictures(floorPlanCanvas.current, marksCanvas.current, () => setOverlayWanted(true));
    pictures.current = made;
    showAgain.current = showSoon;
    showSoon();
    const offView = view.subscribe(showSoon);
    return () => {
      cancelAnimationFrame(wanted);
      offView();
      made.stop();
    };
  }, [view]);
  useEffect(() => {
    const look = () => {
      if (!isBlank(scene.get())) setOverlayWanted(true);
    };
    look();
    return scene.subscribe(look);
  }, [scene]);
  useEffect(() => {
    if (floorPlan) pictures.current?.floorPlan.setPainter(paintFloorPlan(floorPlan), windowOf(view, measured.current));
  }, [view, floorPlan]);
  useEffect(() => {
    if (floorPlan || network)
      pictures.current?.marks.setPainter(paintMarks(floorPlan, network), windowOf(view, measured.current));
  }, [view, floorPlan, network]);

  // Before effects, which fit the view: a picture of another view would be painted for nothing.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      const before = measured.current;
      if (before.width === next.width && before.height === next.height) return;
      if (before.width > 0 && next.width > 0) view.set(keepCentre(view.get(), before, next));
      measured.current = next;
      setSize(next);
      showAgain.current();
      notifySize.current?.(next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);

  useImperativeHandle(handle, () => ({
    focus: () => frame.current?.focus(),
    setCursor: (shape) => {
      if (frame.current && frame.current.style.cursor !== shape) frame.current.style.cursor = shape;
    },
    get corner() {
      const { left, top } = frame.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return { x: left, y: top };
    },
    get size() {
      return measured.current;
    },
  }));
  usePointers(frame, { view, wheel, onPointer, onMenu });

  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ backgroundColor: colours.background, cursor: cursor ?? 'default' }}
      role="application"
      aria-label={typeof label === 'string' ? label : label.text}
      {...(typeof label !== 'string' && { 'aria-describedby': label.describedBy })}
      tabIndex={0}
      data-testid="plan"
    >
      <canvas ref={floorPlanCanvas} className={styles.picture} width={1} height={1} />
      <canvas ref={marksCanvas} className={styles.picture} width={1} height={1} />
      {isOverlayWanted && (
        <Suspense fallback={null}>
          <Overlay className={styles.overlay} view={view} scene={scene} colours={colours} size={size} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
