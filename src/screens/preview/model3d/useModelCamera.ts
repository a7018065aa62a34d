import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Insets } from '@/components/floorPlan/FloorPlanViewer';
import { createStore, type Store } from '@/components/mapCanvas/store';
import { pressedKey } from '@/components/pressedKey';
import { growBox } from '@/model/geometry/box';
import { toRadians } from '@/model/geometry/turns';
import type { Size } from '@/model/geometry/view';
import {
  type Box3d,
  boundOrbit,
  changeOrbit,
  fitOrbit,
  type Lens,
  type Orbit,
  type OrbitBounds,
  type OrbitChange,
  panOrbit,
} from '@/model/spatial/orbit';
import { animateOrbit, orbitAtRest } from './animateOrbit';
import { onFloor } from './focusBox';
import type { FloorStack } from './useFloorStack';

/** Rooms are seen from the side and corridors between them as well. */
const USUAL_TILT = toRadians(46);
const TURN_STEP = toRadians(15);
const TILT_STEP = toRadians(8);
const STEP_PIXELS = 64;
const ZOOM_STEP = 1.4;
const MARGIN = 40;
/** Metres to the camera at the nearest. */
const NEAREST = 25;
/** Of the distance at which all floors are seen. */
const FARTHEST = 1.5;
/** Metres around the building where the middle of the picture may be. */
const AROUND = 5;
const FIRST: Orbit = { target: { x: 0, y: 0, z: 0 }, distance: 100, turn: 0, tilt: 0 };

interface Options {
  readonly focus: Box3d;
  readonly stack: FloorStack;
  readonly insets: Insets;
  /** Radians by which the map is turned until somebody turns it. */
  readonly restTurn: number;
}

/** The camera of a model, which shows what is in focus whenever that changes. */
export interface ModelCamera {
  readonly orbit: Store<Orbit>;
  readonly size: { readonly current: Size };
  readonly lensOf: (size: Size) => Lens;
  readonly bounds: () => OrbitBounds;
  readonly setSize: (size: Size) => void;
  readonly fit: (isSudden: boolean) => void;
  readonly zoom: (steps: number) => void;
  readonly turnUp: () => void;
  readonly keys: (options: { readonly onShowAll: () => void }) => (event: KeyboardEvent) => void;
}

const freeOf = ({ width, height }: Size, { top, right, bottom, left, controls = 0 }: Insets) => ({
  width: Math.max(width - left - right - 2 * MARGIN, 1),
  height: Math.max(height - top - bottom - controls - 2 * MARGIN, 1),
});

export function useModelCamera({ focus, stack, insets, restTurn }: Options): ModelCamera {
  const orbit = useMemo(() => createStore<Orbit>({ ...FIRST, turn: restTurn }), [restTurn]);
  const size = useRef<Size>({ width: 0, height: 0 });
  const latest = useRef({ focus, stack, insets });
  latest.current = { focus, stack, insets };
  /** The camera that shows the focus; another one after the person has moved it. */
  const fitted = useRef<Orbit | null>(null);

  const lensOf = useCallback(({ width, height }: Size): Lens => {
    const { top, right, bottom, left, controls = 0 } = latest.current.insets;
    const centre = { x: (left + width - right) / 2, y: (top + height - bottom - controls) / 2 };
    return { width, height, centre };
  }, []);
  const bounds = useCallback((): OrbitBounds => {
    const { stack: all, insets: covered } = latest.current;
    const levels = [...all.elevations.values()];
    const whole = { ...onFloor(all.box, Math.min(...levels)), maxZ: Math.max(...levels) };
    const lens = lensOf(size.current);
    const { distance } = fitOrbit(whole, lens, freeOf(size.current, covered), { turn: 0, tilt: USUAL_TILT });
    return { ...growBox(all.box, AROUND), nearest: NEAREST, farthest: distance * FARTHEST };
  }, [lensOf]);
  const fit = useCallback(
    (isSudden: boolean) => {
      if (size.current.width === 0) return;
      const isFirst = fitted.current === null;
      const { focus: box, insets: covered } = latest.current;
      const { turn } = orbitAtRest(orbit);
      const tilt = isFirst ? USUAL_TILT : Math.max(orbitAtRest(orbit).tilt, TILT_STEP);
      const found = fitOrbit(box, lensOf(size.current), freeOf(size.current, covered), { turn, tilt });
      const next = boundOrbit(found, bounds());
      // The plan tilts into the model.
      if (isFirst) orbit.set({ ...next, tilt: 0 });
      fitted.current = next;
      animateOrbit(orbit, next, isSudden);
    },
    [orbit, lensOf, bounds],
  );
  useEffect(() => {
    if (focus) fit(false);
  }, [focus, fit]);
  useEffect(() => {
    if (insets && fitted.current && orbitAtRest(orbit) === fitted.current) fit(true);
  }, [insets, orbit, fit]);

  const change = (by: OrbitChange) => {
    const lens = lensOf(size.current);
    animateOrbit(orbit, changeOrbit(orbitAtRest(orbit), lens, bounds(), lens.centre, by), false);
  };
  const pan = (x: number, y: number) => {
    const lens = lensOf(size.current);
    const to = { x: lens.centre.x + x, y: lens.centre.y + y };
    animateOrbit(orbit, boundOrbit(panOrbit(orbitAtRest(orbit), lens, lens.centre, to), bounds()), true);
  };
  const zoom = (steps: number) => change({ zoom: ZOOM_STEP ** steps });
  return {
    orbit,
    size,
    lensOf,
    bounds,
    fit,
    zoom,
    setSize: (next) => {
      const isKept = fitted.current === null || orbitAtRest(orbit) === fitted.current;
      size.current = next;
      if (isKept) fit(fitted.current !== null);
    },
    turnUp: () => change({ turn: restTurn - orbitAtRest(orbit).turn }),
    keys:
      ({ onShowAll }) =>
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const arrows: Readonly<Record<string, () => void>> = event.shiftKey
          ? {
              ArrowLeft: () => change({ turn: TURN_STEP }),
              ArrowRight: () => change({ turn: -TURN_STEP }),
              ArrowUp: () => change({ tilt: TILT_STEP }),
              ArrowDown: () => change({ tilt: -TILT_STEP }),
            }
          : {
              ArrowLeft: () => pan(STEP_PIXELS, 0),
              ArrowRight: () => pan(-STEP_PIXELS, 0),
              ArrowUp: () => pan(0, STEP_PIXELS),
              ArrowDown: () => pan(0, -STEP_PIXELS),
            };
        const steps: Readonly<Record<string, () => void>> = {
          ...arrows,
          '+': () => zoom(1),
          '=': () => zoom(1),
          '-': () => zoom(-1),
          '0': onShowAll,
        };
        const step = steps[pressedKey(event)];
        if (!step) return;
        event.preventDefault();
        step();
      },
  };
}
