import { type RefObject, useEffect, useRef } from 'react';
import type { Store } from '@/components/mapCanvas/store';
import type { Point } from '@/model/geometry/points';
import { boundOrbit, changeOrbit, type Lens, type Orbit, type OrbitBounds, panOrbit } from '@/model/spatial/orbit';
import { moveFingers, startFingers, TILT_PER_PIXEL, type TwoFingers } from '@/model/spatial/touchOrbit';
import { stopOrbit } from './animateOrbit';

/** A pointer that moved less than this made a tap. */
const TAP_PIXELS = 6;
const TURN_PER_PIXEL = 0.005;
const ZOOM_PER_PIXEL = 0.0025;
const LONGEST_STEP = 120;
const LINE_PIXELS = 18;

interface Handlers {
  readonly orbit: Store<Orbit>;
  readonly lens: () => Lens;
  readonly bounds: () => OrbitBounds;
  readonly onTap: (at: Point) => void;
}

/** One pointer on the map. */
interface Press {
  readonly from: Point;
  readonly last: Point;
  readonly turns: boolean;
  readonly hasMoved: boolean;
}

/**
 * Pointers and the wheel over an element move a camera: a drag pans, one with the secondary button, Ctrl or Shift turns and
 * tilts; two fingers move, zoom and turn, and tilt where they move up or down together.
 */
export function useOrbitPointers(element: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const pressed = new Map<number, Press>();
    let fingers: TwoFingers | null = null;
    const place = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = target.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const set = (next: Orbit) => {
      const { orbit, bounds } = latest.current;
      stopOrbit(orbit);
      orbit.set(boundOrbit(next, bounds()));
    };
    const pairOf = () => {
      const [one, other] = [...pressed.values()];
      return one && other ? ([one.last, other.last] as const) : null;
    };
    const onDown = (event: PointerEvent) => {
      if (event.button > 2 || pressed.size === 2) return;
      target.focus({ preventScroll: true });
      target.setPointerCapture(event.pointerId);
      const at = place(event);
      const turns = event.button !== 0 || event.ctrlKey || event.shiftKey;
      pressed.set(event.pointerId, { from: at, last: at, turns, hasMoved: false });
      const pair = pairOf();
      fingers = pair && startFingers(pair);
    };
    const onMove = (event: PointerEvent) => {
      const press = pressed.get(event.pointerId);
      if (!press) return;
      const at = place(event);
      const hasMoved = press.hasMoved || Math.hypot(at.x - press.from.x, at.y - press.from.y) > TAP_PIXELS;
      pressed.set(event.pointerId, { ...press, last: at, hasMoved });
      const { orbit, lens, bounds } = latest.current;
      const pair = pairOf();
      if (fingers && pair) {
        const moved = moveFingers(fingers, pair, orbit.get(), lens(), bounds());
        fingers = moved.fingers;
        set(moved.orbit);
      } else if (hasMoved && press.turns) {
        const change = { turn: (at.x - press.last.x) * TURN_PER_PIXEL, tilt: (press.last.y - at.y) * TILT_PER_PIXEL };
        set(changeOrbit(orbit.get(), lens(), bounds(), lens().centre, change));
      } else if (hasMoved) set(panOrbit(orbit.get(), lens(), press.last, at));
    };
    const onUp = (event: PointerEvent) => {
      const press = pressed.get(event.pointerId);
      // A third finger leaves the two others as they are.
      if (!press) return;
      if (!press.hasMoved && !fingers && !press.turns && event.type === 'pointerup') latest.current.onTap(place(event));
      pressed.delete(event.pointerId);
      if (!fingers) return;
      fingers = null;
      // The finger that stays goes on where it is.
      for (const [id, one] of pressed) pressed.set(id, { ...one, hasMoved: true });
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { orbit, lens, bounds } = latest.current;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1;
      const step = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, event.deltaY * unit));
      set(changeOrbit(orbit.get(), lens(), bounds(), place(event), { zoom: Math.exp(-step * ZOOM_PER_PIXEL) }));
    };
    const ending = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => target.addEventListener(type, listener, { passive: false, signal: ending.signal });
    listen('pointerdown', onDown);
    listen('pointermove', onMove);
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) listen(type, onUp);
    listen('wheel', onWheel);
    listen('contextmenu', (event) => event.preventDefault());
    return () => ending.abort();
  }, [element]);
}
