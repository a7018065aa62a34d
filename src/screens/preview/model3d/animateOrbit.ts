import type { Store } from '@/components/mapCanvas/store';
import { betweenOrbits } from '@/model/spatial/betweenOrbits';
import type { Orbit } from '@/model/spatial/orbit';

const MILLISECONDS = 420;
const running = new WeakMap<Store<Orbit>, { readonly frame: number; readonly to: Orbit }>();

/** The camera once it is at rest: where it is being animated to, or as it is. */
export const orbitAtRest = (orbit: Store<Orbit>): Orbit => running.get(orbit)?.to ?? orbit.get();

/** Ends an animation where it is. */
export function stopOrbit(orbit: Store<Orbit>): void {
  cancelAnimationFrame(running.get(orbit)?.frame ?? 0);
  running.delete(orbit);
}

/** Moves a camera to a place, eased at both ends; jumps where people prefer reduced motion. */
export function animateOrbit(orbit: Store<Orbit>, to: Orbit, isSudden: boolean): void {
  stopOrbit(orbit);
  if (isSudden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    orbit.set(to);
    return;
  }
  const from = orbit.get();
  const began = performance.now();
  let shown = from;
  const step = (now: number) => {
    // The person has moved the camera meanwhile.
    if (orbit.get() !== shown) return stopOrbit(orbit);
    const share = Math.min(1, Math.max(0, now - began) / MILLISECONDS);
    const eased = share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
    shown = share === 1 ? to : betweenOrbits(from, to, eased);
    orbit.set(shown);
    if (share < 1) request();
    else running.delete(orbit);
  };
  const request = () => running.set(orbit, { frame: requestAnimationFrame(step), to });
  request();
}
