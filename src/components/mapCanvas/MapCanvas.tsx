import { makeStyles, tokens } from '@fluentui/react-components';
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FloorPoint, Point } from '@/model/geometry/points';
import { keepCentre, type Size, type View } from '@/model/geometry/view';
import type { NodeId } from '@/model/network/network';
import type { CanvasMenuRequest, CanvasPointer } from './canvasPointer';
import { createDragFeed } from './gestures/dragFeed';
import { usePointers } from './gestures/usePointers';
import type { MapColours } from './mapColours';
import { isBlank, type OverlayScene } from './overlay/overlayScene';
import { type FloorPlanPicture, paintFloorPlan } from './painting/floorPlanPainter';
import { growthOf, type PictureWindow } from './pictures/pictureFrame';
import { createPictures, type Pictures } from './pictures/pictures';
import type { Painter } from './pictures/slicedPicture';
import type { Store } from './store';
import type { MapSurface, SurfaceProps } from './surface/mapSurface';
import { useLateFonts } from './useLateFonts';
import { usePixelRatio } from './usePixelRatio';

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
});

export interface MapCanvasHandle {
  focus(): void;
  /** Where its first corner is, in CSS pixels of the window. */
  readonly corner: Point;
  /** The pointer shape, of CSS; Space and the middle button have their own. */
  setCursor(cursor: string): void;
  readonly size: Size;
  /** The node in use whose handle is at a place of the window. */
  nodeAt(place: Point): NodeId | null;
  /** The visible part of the map; null where it cannot be exported. */
  toCanvas(): HTMLCanvasElement | null;
}

/** The layers, the lowest first. */
interface MapDrawing {
  readonly floorPlan: FloorPlanPicture | null;
  /** Labels, and the network where it is shown; null before there are any. */
  readonly marks: Painter | null;
  readonly colours: MapColours;
  /** Whether labels and nodes grow in a very large window, which people look at from further away. */
  readonly grows: boolean;
  /** Where all of them are drawn. */
  readonly Surface: ComponentType<SurfaceProps>;
}

/** The cursor and the behaviour of the pointer. */
interface PointerOptions {
  readonly wheel: 'pan' | 'zoom';
  readonly cursor?: string | undefined;
  readonly onPointer: (pointer: CanvasPointer) => void;
  /** The secondary button, or a long press. */
  readonly onMenu?: (request: CanvasMenuRequest) => void;
  /** A drawn outline was moved, scaled, turned or bent. */
  readonly onReshape?: (points: readonly FloorPoint[]) => void;
}

interface Props {
  readonly view: Store<View>;
  readonly scene: Store<OverlayScene>;
  readonly drawing: MapDrawing;
  readonly pointer: PointerOptions;
  /** Called when the window has its first size and whenever it changes. */
  readonly onSize?: (size: Size) => void;
  /** Called with the surface when it is there, and with its next one. */
  readonly onSurface?: (surface: MapSurface) => void;
  /** Its name, or with the id of an element that describes the possible actions. */
  readonly label: string | { readonly text: string; readonly describedBy: string };
  readonly handle?: Ref<MapCanvasHandle>;
  /** Over the canvas: the list of its objects for assistive technology, scale bar, buttons. */
  readonly children?: ReactNode;
}

/**
 * The map of a floor in three layers: floor plan, and labels with the network, as pictures that are painted in slices and
 * moved by the compositor, and over them the objects in use. A surface draws them. Nothing here knows of tools.
 */
export function MapCanvas(props: Props) {
  const { view, scene, drawing, pointer, onSize, onSurface, label, handle, children } = props;
  const { floorPlan, marks, colours, grows, Surface } = drawing;
  const { wheel, cursor, onPointer, onMenu, onReshape } = pointer;
  const [feed] = useState(createDragFeed);
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const [surface, setSurface] = useState<MapSurface | null>(null);
  const pictures = useRef<Pictures>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [hasObjects, setHasObjects] = useState(false);
  const measured = useRef<Size>(size);
  const showAgain = useRef(() => {});
  const ratio = usePixelRatio();
  const fonts = useLateFonts();
  const notifySize = useRef(onSize);
  notifySize.current = onSize;

  const current = useEffectEvent(
    (): PictureWindow => ({
      view: view.get(),
      size: measured.current,
      pixelRatio: window.devicePixelRatio || 1,
      growth: grows ? growthOf(measured.current) : 1,
    }),
  );

  // The mouse may change the view several times a frame: it is shown once.
  useEffect(() => {
    if (!surface) return;
    let wanted = 0;
    const show = () => {
      wanted = 0;
      made.show(current());
    };
    const showSoon = () => {
      if (wanted === 0) wanted = requestAnimationFrame(show);
    };
    const made = createPictures(surface, () => setHasObjects(true));
    pictures.current = made;
    showAgain.current = showSoon;
    showSoon();
    const offView = view.subscribe(showSoon);
    return () => {
      cancelAnimationFrame(wanted);
      offView();
      made.stop();
      pictures.current = null;
    };
  }, [view, surface]);
  useEffect(() => {
    if (surface) onSurface?.(surface);
  }, [surface, onSurface]);
  // A denser screen has more pixels for the same window.
  useEffect(() => {
    if (ratio > 0) showAgain.current();
  }, [ratio]);
  useEffect(() => {
    const look = () => {
      if (!isBlank(scene.get())) setHasObjects(true);
    };
    look();
    return scene.subscribe(look);
  }, [scene]);
  useEffect(() => {
    if (surface && floorPlan) pictures.current?.floorPlan.setPainter(paintFloorPlan(floorPlan), current());
  }, [surface, floorPlan]);
  useEffect(() => {
    if (surface && marks && fonts >= 0) pictures.current?.marks.setPainter(marks, current());
  }, [surface, marks, fonts]);

  // Before effects, which fit the view: a picture of another view would be painted for nothing.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      const before = measured.current;
      if (before.width === next.width && before.height === next.height) return;
      // First, since what follows the view asks for the size.
      measured.current = next;
      if (before.width > 0 && next.width > 0) view.set(keepCentre(view.get(), before, next));
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
    nodeAt: (place) => surface?.nodeAt(place) ?? null,
    toCanvas: () => surface?.toCanvas() ?? null,
  }));
  usePointers(frame, { view, wheel, onPointer, onMenu, feed });

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
      <Surface
        key={ratio}
        handle={setSurface}
        view={view}
        scene={scene}
        colours={colours}
        size={size}
        growth={grows ? growthOf(size) : 1}
        hasObjects={hasObjects}
        feed={feed}
        onReshape={onReshape}
      />
      {children}
    </div>
  );
}
