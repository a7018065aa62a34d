import { normalTurn } from '@/model/geometry/turns';
import type { Orbit } from './orbit';

/** The orbit at a share of the way from one to another, 0 to 1; it turns the shorter way around. */
export function betweenOrbits(from: Orbit, to: Orbit, share: number): Orbit {
  const between = (one: number, other: number) => one + (other - one) * share;
  return {
    target: {
      x: between(from.target.x, to.target.x),
      y: between(from.target.y, to.target.y),
      z: between(from.target.z, to.target.z),
    },
    // By equal factors, so that zooming looks even.
    distance: from.distance * (to.distance / from.distance) ** share,
    turn: normalTurn(from.turn + normalTurn(to.turn - from.turn) * share),
    tilt: between(from.tilt, to.tilt),
  };
}
