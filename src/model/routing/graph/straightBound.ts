import type { Graph } from './graph';
import type { StraightBound } from './graphBound';

/** A hair less than found, so that rounding never lifts a bound above a real cost. */
const SAFE = 1 - 1e-9;

/** Finds the bound of all links passed to it. */
export class StraightBoundFinder {
  #flat = Number.POSITIVE_INFINITY;
  /** Cost, level length and height of the links that climb: their part is added when `flat` is known. */
  readonly #climbs: number[] = [];

  take(cost: number, dx: number, dy: number, dz: number): void {
    if (cost === Number.POSITIVE_INFINITY) return;
    const square = dx * dx + dy * dy;
    if (square > 0 && cost * cost < this.#flat * this.#flat * square) this.#flat = cost / Math.sqrt(square);
    if (dz !== 0) this.#climbs.push(cost, Math.sqrt(square), Math.abs(dz));
  }

  found(): StraightBound {
    const flat = this.#flat === Number.POSITIVE_INFINITY ? 0 : this.#flat * SAFE;
    const climbs = this.#climbs;
    let rise = Number.POSITIVE_INFINITY;
    for (let i = 0; i < climbs.length; i += 3) {
      const perMetre = (climbs[i]! - flat * climbs[i + 1]!) / climbs[i + 2]!;
      if (perMetre < rise) rise = perMetre;
    }
    return { flat, rise: rise === Number.POSITIVE_INFINITY ? 0 : Math.max(0, rise * SAFE) };
  }
}

/** The bound of a graph as it is now. */
export function straightBoundOf({ vertexCount, offsets, heads, out, x, y, z }: Graph): StraightBound {
  const finder = new StraightBoundFinder();
  for (let u = 0; u < vertexCount; u++)
    for (let arc = offsets[u]!; arc < offsets[u + 1]!; arc++) {
      const v = heads[arc]!;
      finder.take(out[arc]!, x[v]! - x[u]!, y[v]! - y[u]!, z[v]! - z[u]!);
    }
  return finder.found();
}

/** Makes room for a link of this cost over these distances. */
export function admit(bound: StraightBound, cost: number, flatLength: number, height: number): void {
  if (cost === Number.POSITIVE_INFINITY) return;
  if (cost < bound.flat * flatLength) bound.flat = (cost / flatLength) * SAFE;
  if (height > 0 && cost < bound.flat * flatLength + bound.rise * height)
    bound.rise = Math.max(0, ((cost - bound.flat * flatLength) / height) * SAFE);
}
