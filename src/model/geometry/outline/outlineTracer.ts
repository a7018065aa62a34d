import { keepBorder } from './borderEdges';
import { chainRings } from './chainRings';
import { EdgeRows } from './edgeRows';
import { hiddenTriangles } from './hiddenTriangles';
import { nestRings } from './nestRings';
import { NetEdges } from './netEdges';
import { EMPTY_OUTLINE, type Outline } from './outline';
import { rasterOutline } from './rasterOutline';
import { ringArea, withoutFlatCorners } from './ring';
import { splitEdges } from './splitEdges';

/** Steps of the grid across the larger side of a mesh. */
const STEPS = 2 ** 20;
/** Finer than anyone draws or measures, in the unit of the points (metres): a millimetre. */
const FINEST = 1e-3;
/** How much coarser the grid of a second try is, where edges that nearly coincide do not close. */
const COARSER = 16;
/** Pairs of edges looked at before the outline is traced from a raster instead. */
const BUDGET = 60_000_000;
/** From here on it pays to look for triangles that a floor slab hides anyway. */
const MANY = 200;

/**
 * Finds the outline of what triangles cover: their union, concave, with holes, in several parts. Exact to a grid of a
 * millimetre or a millionth of the size; what would take too long is traced from a raster of 1024 steps. One
 * instance is reused for many meshes.
 */
export class OutlineTracer {
  readonly #net = new NetEdges();
  readonly #rows = new EdgeRows();

  /**
   * @param corners x, y of the three corners of each triangle, either way round; what has no area or is NaN is left out
   * @param levels height of each triangle where it is level, NaN where it is not
   */
  trace(corners: Float64Array, levels: Float64Array, count: number): Outline {
    let minX = Number.POSITIVE_INFINITY;
    let minY = Number.POSITIVE_INFINITY;
    let maxX = Number.NEGATIVE_INFINITY;
    let maxY = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count * 6; i += 2) {
      const x = corners[i]!;
      const y = corners[i + 1]!;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    const size = Math.max(maxX - minX, maxY - minY);
    if (!(size > 0)) return EMPTY_OUTLINE;
    const step = Math.max(size / STEPS, Math.min(FINEST, size / 1000));
    const hidden = count > MANY ? hiddenTriangles(corners, levels, count) : null;
    for (const grid of [step, step * COARSER]) {
      const rings = this.#trace(corners, count, hidden, minX, minY, grid);
      if (rings) return nestRings(rings);
    }
    return rasterOutline(corners, count);
  }

  /** Rings in the unit of the corners, or null where they cannot be found on this grid. */
  #trace(corners: Float64Array, count: number, hidden: Uint8Array | null, minX: number, minY: number, step: number) {
    const net = this.#net;
    net.reset(Math.min(count * 2, 4096), Math.min(count * 3, 8192));
    for (let triangle = 0; triangle < count; triangle++) {
      if (!hidden?.[triangle]) this.#add(corners, triangle * 6, minX, minY, step);
    }
    net.settle();
    return net.edges === 0 ? [] : this.#rings(minX, minY, step);
  }

  #add(corners: Float64Array, at: number, minX: number, minY: number, step: number): void {
    const net = this.#net;
    const ax = Math.round((corners[at]! - minX) / step);
    const ay = Math.round((corners[at + 1]! - minY) / step);
    const bx = Math.round((corners[at + 2]! - minX) / step);
    const by = Math.round((corners[at + 3]! - minY) / step);
    const cx = Math.round((corners[at + 4]! - minX) / step);
    const cy = Math.round((corners[at + 5]! - minY) / step);
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    // Upright triangles have no area from above; NaN is neither more nor less.
    if (!(area > 0 || area < 0)) return;
    const a = net.point(ax, ay);
    const b = net.point(bx, by);
    const c = net.point(cx, cy);
    const weight = area > 0 ? 1 : -1;
    net.add(a, b, weight);
    net.add(b, c, weight);
    net.add(c, a, weight);
  }

  /** Rings in the unit of the corners, or null where they cannot be found in time. */
  #rings(minX: number, minY: number, step: number): Float64Array[] | null {
    const net = this.#net;
    if (!splitEdges(net, this.#rows, BUDGET) || !keepBorder(net, this.#rows, BUDGET)) return null;
    const chains = chainRings(net);
    if (!chains) return null;
    const rings: Float64Array[] = [];
    for (const chain of chains) {
      const ring = new Float64Array(chain.length * 2);
      let length = 0;
      for (let i = 0; i < chain.length; i++) {
        ring[i * 2] = minX + net.x[chain[i]!]! * step;
        ring[i * 2 + 1] = minY + net.y[chain[i]!]! * step;
        const before = chain[(i || chain.length) - 1]!;
        length += Math.hypot(net.x[chain[i]!]! - net.x[before]!, net.y[chain[i]!]! - net.y[before]!) * step;
      }
      const clean = withoutFlatCorners(ring, step * 1.5);
      // Splinters a few steps wide come from rounding, not from the building.
      if (clean.length >= 6 && Math.abs(ringArea(clean)) > length * step * 2) rings.push(clean);
    }
    return rings;
  }
}
