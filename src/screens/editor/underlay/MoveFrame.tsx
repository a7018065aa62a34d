import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { pressedKey } from '@/components/pressedKey';
import type { Point } from '@/model/geometry/points';
import { toFloor, toScreen } from '@/model/geometry/view';
import type { Underlay } from '@/model/underlay/underlay';
import { useMapView } from '../session/mapView';
import { text } from './texts';
import { useMapStage } from './useMapStage';

/** Pixels of an arrow key, and with Shift. */
const STEP = 1;
const FAR = 10;

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const useStyles = makeStyles({
  frame: {
    position: 'absolute',
    top: 0,
    left: 0,
    transformOrigin: '0 0',
    boxSizing: 'border-box',
    padding: 0,
    background: 'none',
    border: `2px dashed ${tokens.colorBrandForeground1}`,
    // The stage around it takes no pointers.
    pointerEvents: 'auto',
    cursor: 'grab',
    touchAction: 'none',
    ':active': { cursor: 'grabbing' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

interface Props {
  readonly underlay: Underlay;
  /** Shows a place before it is kept; null shows the kept one. */
  readonly onDragged: (at: Point | null) => void;
  readonly onMoved: (at: Point) => void;
  readonly onDone: () => void;
}

/** A frame around the picture, by which it is dragged, or moved by arrow keys. */
export function MoveFrame(props: Props) {
  const stage = useMapStage();
  return stage && createPortal(<Frame {...props} />, stage.container());
}

function Frame(props: Props) {
  const styles = useStyles();
  const { view } = useMapView();
  const shown = useSyncExternalStore(view.subscribe, view.get);
  const frame = useRef<HTMLButtonElement>(null);
  const latest = useEffectEvent(() => props);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.focus();
    const ending = new AbortController();
    let drag: { readonly at: Point; readonly corner: Point } | null = null;
    const movedBy = (corner: Point, from: Point, to: Point): Point => {
      const [one, other] = [toFloor(view.get(), from), toFloor(view.get(), to)];
      return { x: corner.x + other.x - one.x, y: corner.y + other.y - one.y };
    };
    const cornerAt = ({ clientX, clientY }: PointerEvent) =>
      drag && movedBy(drag.corner, drag.at, { x: clientX, y: clientY });
    const drop = () => {
      drag = null;
      latest().onDragged(null);
    };
    // The map below neither pans nor selects.
    const listen = <Name extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) =>
      element.addEventListener(
        name,
        (event) => {
          event.stopPropagation();
          listener(event);
        },
        { signal: ending.signal },
      );
    listen('pointerdown', (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      const { x, y } = latest().underlay;
      drag = { at: { x: event.clientX, y: event.clientY }, corner: { x, y } };
    });
    listen('pointermove', (event) => {
      const corner = cornerAt(event);
      if (corner) latest().onDragged(corner);
    });
    listen('pointerup', (event) => {
      const corner = cornerAt(event);
      const hasMoved = drag !== null && (event.clientX !== drag.at.x || event.clientY !== drag.at.y);
      if (corner && hasMoved) latest().onMoved(corner);
      drop();
    });
    listen('pointercancel', drop);
    listen('keydown', (event) => {
      const key = pressedKey(event);
      const way = key === null ? undefined : WAYS[key];
      if (key === 'Escape') return drag ? drop() : latest().onDone();
      if (!way || drag) return;
      event.preventDefault();
      const far = event.shiftKey ? FAR : STEP;
      latest().onMoved(movedBy(latest().underlay, { x: 0, y: 0 }, { x: way.x * far, y: way.y * far }));
    });
    return () => ending.abort();
  }, [view]);
  const { underlay } = props;
  const { x, y } = toScreen(shown, underlay);
  const width = underlay.width * shown.scale;
  return (
    <button
      ref={frame}
      type="button"
      className={styles.frame}
      aria-label={text('moveFrame')}
      style={{
        width: `${width}px`,
        height: `${width * underlay.ratio}px`,
        transform: `translate(${x}px, ${y}px) rotate(${shown.turn + underlay.turn}rad)`,
      }}
    />
  );
}
