import { keepBorder } from './borderEdges';
import type { Budget } from './budget';
import { chainRings } from './chainRings';
import { EdgeRows } from './edgeRows';
import { LevelCover } from './levelCover';
import { nestRings } from './nestRings';
import { NetEdges } from './netEdges';
import { EMPTY_OUTLINE, type Outline } from './outline';
import { rasterOutline } from './rasterOutline';
import { ringArea, simplifyRing } from './ring';
import { splitEdges } from './splitEdges';
import { fromSquare, squareFrame, toSquare } from './squareFrame';

/** Steps of the grid across the larger side of a mesh. */
const STEPS = 2 ** 20;
/** Finer than anyone draws or measures, in the unit of the points (metres): a millimetre. */
const FINEST = 1e-3;
/** How much coarser the grid of the next try is, where edges that nearly coincide do not close. */
const COARSER = 8;
const TRIES = 3;
/** From fewer steps across the mean width on, an outline is exact to less than a per cent. */
const FEWEST_ACROSS = 200;
/** A narrower mesh, in the unit of the points (metres), is a wall that is upright but for rounding. */
const NARROWEST = 1e-5;
/** Looks at pairs of edges before the outline is traced from a raster instead. */
const BUDGET = 60_000_000;
/** The same for all meshes of a floor plan. */
const WHOLE_BUDGET = 600_000_000;
/** From so many triangles beside the largest level on it pays to look for those that it hides anyway. */
const MANY = 40;
const VERY_MANY = 1000;

/**
 * Finds the outline of what triangles cover: their union, concave, with holes, in several parts. Exact to a grid of a
 * millimetre or a millionth of the size; what would take too long is traced from a raster of 1024 steps. One
 * instance is reused for many meshes.
 */
export class OutlineTracer {
  readonly #net = new NetEdges();
  readonly #rows = new EdgeRows();
  readonly #cover = new LevelCover();
  readonly #whole: Budget;
  /** A triangle in grid steps, its corners in turn. */
  readonly #triangle = new Float64Array(6);

  constructor(budget = WHOLE_BUDGET) {
    this.#whole = { left: budget };
  }

  /** Whether the meshes so far took all the work that one floor plan may take. */
  get isExhausted(): boolean {
    return this.#whole.left < 0;
  }

  /**
   * @param corners x, y of the three corners of each triangle, either way round; what has no area or is NaN is left out
   * @param levels height of each triangle where it is level, NaN where it is not
   */
  trace(corners: Float64Array, levels: Float64Array, count: number): Outline {
    const covered = areaOf(corners, count);
    const { minX, minY, maxX, maxY } = boundsOf(corners, count);
    const size = Math.max(maxX - minX, maxY - minY);
    if (!(covered > NARROWEST * size)) return EMPTY_OUTLINE;
    const step = Math.max(size / STEPS, Math.min(FINEST, size / 1000));
    const level = count > MANY ? coveringLevel(corners, levels, count) : Number.NaN;
    // Most meshes are closed bodies, whose triangles cover everything twice.
    const isNarrow = covered < 2 * size * step * FEWEST_ACROSS;
    const found = isNarrow ? null : this.#traceOnGrids(corners, levels, count, level, step);
    if (found === 'too-many') return rasterOutline(corners, count);
    if (found) return found;
    // Stretched to a square, a narrow shape becomes wide, and edges that nearly coincide separate.
    const square = squareFrame(corners, count);
    const stretched = toSquare(square, corners, count);
    const outline = this.#traceOnGrids(stretched, levels, count, level, 1 / STEPS);
    return fromSquare(square, outline === null || outline === 'too-many' ? rasterOutline(stretched, count) : outline);
  }

  /** The outline on the finest of some grids on which it closes; null where that is none, or one that is too coarse. */
  #traceOnGrids(
    corners: Float64Array,
    levels: Float64Array,
    count: number,
    level: number,
    finest: number,
  ): Outline | 'too-many' | null {
    const { minX, minY, maxX, maxY } = boundsOf(corners, count);
    let step = finest;
    for (let tries = 0; tries < TRIES; tries++, step *= COARSER) {
      this.#net.reset(Math.min(count * 2, 4096), Math.min(count * 3, 8192));
      if (Number.isNaN(level)) {
        for (let triangle = 0; triangle < count; triangle++) {
          if (this.#place(corners, triangle * 6, minX, minY, step)) this.#add();
        }
      } else {
        this.#addLevel(corners, levels, count, level, minX, minY, step, (maxX - minX) / step, (maxY - minY) / step);
        this.#addOthers(corners, levels, count, level, minX, minY, step);
      }
      const rings = this.#rings(minX, minY, step);
      if (rings === 'too-many') return rings;
      if (rings !== 'open') return meanWidth(rings) < step * FEWEST_ACROSS ? null : nestRings(rings);
    }
    return null;
  }

  /** Adds the triangles of one level and learns what they cover. */
  #addLevel(
    corners: Float64Array,
    levels: Float64Array,
    count: number,
    level: number,
    minX: number,
    minY: number,
    step: number,
    width: number,
    depth: number,
  ): void {
    const cover = this.#cover;
    const at = this.#triangle;
    cover.begin(count > VERY_MANY ? 64 : 24, width, depth);
    for (let triangle = 0; triangle < count; triangle++) {
      if (levels[triangle] !== level || !this.#place(corners, triangle * 6, minX, minY, step)) continue;
      this.#add();
      cover.cover(at[0]!, at[1]!, at[2]!, at[3]!, at[4]!, at[5]!);
    }
    const net = this.#net;
    for (let edge = 0; edge < net.edges; edge++) {
      if (net.weight[edge] === 0) continue;
      const a = net.from[edge]!;
      const b = net.to[edge]!;
      cover.cross(net.x[a]!, net.y[a]!, net.x[b]!, net.y[b]!);
    }
    cover.finish();
  }

  /** Adds what does not lie wholly inside of the level. */
  #addOthers(
    corners: Float64Array,
    levels: Float64Array,
    count: number,
    level: number,
    minX: number,
    minY: number,
    step: number,
  ): void {
    const at = this.#triangle;
    for (let triangle = 0; triangle < count; triangle++) {
      if (levels[triangle] === level || !this.#place(corners, triangle * 6, minX, minY, step)) continue;
      const left = Math.min(at[0]!, at[2]!, at[4]!);
      const right = Math.max(at[0]!, at[2]!, at[4]!);
      const top = Math.min(at[1]!, at[3]!, at[5]!);
      const bottom = Math.max(at[1]!, at[3]!, at[5]!);
      if (!this.#cover.hides(left, top, right, bottom)) this.#add();
    }
  }

  /** Puts a triangle on the grid; false where it has no area from above. */
  #place(corners: Float64Array, from: number, minX: number, minY: number, step: number): boolean {
    const at = this.#triangle;
    for (let i = 0; i < 6; i += 2) {
      at[i] = Math.round((corners[from + i]! - minX) / step);
      at[i + 1] = Math.round((corners[from + i + 1]! - minY) / step);
    }
    const area = (at[2]! - at[0]!) * (at[5]! - at[1]!) - (at[3]! - at[1]!) * (at[4]! - at[0]!);
    if (area < 0) {
      const [x, y] = [at[2]!, at[3]!];
      at[2] = at[4]!;
      at[3] = at[5]!;
      at[4] = x;
      at[5] = y;
    }
    // NaN is neither more nor less.
    return area > 0 || area < 0;
  }

  #add(): void {
    const net = this.#net;
    const at = this.#triangle;
    const a = net.point(at[0]!, at[1]!);
    const b = net.point(at[2]!, at[3]!);
    const c = net.point(at[4]!, at[5]!);
    net.add(a, b, 1);
    net.add(b, c, 1);
    net.add(c, a, 1);
  }

  /** Rings in the unit of the corners; `too-many` where they cannot be found in time, `open` where edges do not close. */
  #rings(minX: number, minY: number, step: number): Float64Array[] | 'too-many' | 'open' {
    const net = this.#net;
    net.settle();
    if (net.edges === 0) return [];
    const budget = { left: Math.min(BUDGET, this.#whole.left) };
    const before = budget.left;
    const isTraced = splitEdges(net, this.#rows, budget) && keepBorder(net, this.#rows, budget);
    this.#whole.left -= before - budget.left;
    if (!isTraced) return 'too-many';
    const chains = chainRings(net);
    if (!chains) return 'open';
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
      const clean = simplifyRing(ring, step * 1.5);
      // Splinters a few steps wide are due to rounding, not to the building.
      if (clean.length >= 6 && Math.abs(ringArea(clean)) > length * step * 2) rings.push(clean);
    }
    return rings;
  }
}

function boundsOf(corners: Float64Array, count: number) {
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
  return { minX, minY, maxX, maxY };
}

/** Area of all triangles: at least what they cover together. */
function areaOf(corners: Float64Array, count: number): number {
  let twice = 0;
  for (let at = 0; at < count * 6; at += 6) {
    const area =
      (corners[at + 2]! - corners[at]!) * (corners[at + 5]! - corners[at + 1]!) -
      (corners[at + 3]! - corners[at + 1]!) * (corners[at + 4]! - corners[at]!);
    // NaN is neither more nor less.
    if (area > 0) twice += area;
    else if (area < 0) twice -= area;
  }
  return twice / 2;
}

/** Twice the area by the length of the border: the width of a long strip. */
function meanWidth(rings: readonly Float64Array[]): number {
  let area = 0;
  let length = 0;
  for (const ring of rings) {
    area += ringArea(ring);
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
      length += Math.hypot(ring[i]! - ring[j]!, ring[i + 1]! - ring[j + 1]!);
  }
  return length > 0 ? (2 * area) / length : 0;
}

/** The height with the largest area of level triangles, NaN where there is none or little beside it. */
function coveringLevel(corners: Float64Array, levels: Float64Array, count: number): number {
  const areas = new Map<number, number>();
  const counts = new Map<number, number>();
  let main = Number.NaN;
  let largest = 0;
  let all = 0;
  for (let triangle = 0; triangle < count; triangle++) {
    const at = triangle * 6;
    const twice =
      (corners[at + 2]! - corners[at]!) * (corners[at + 5]! - corners[at + 1]!) -
      (corners[at + 3]! - corners[at + 1]!) * (corners[at + 4]! - corners[at]!);
    // A wall covers nothing, and NaN is no level.
    if (twice === 0) continue;
    all++;
    const level = levels[triangle]!;
    if (Number.isNaN(level)) continue;
    const area = (areas.get(level) ?? 0) + Math.abs(twice);
    areas.set(level, area);
    counts.set(level, (counts.get(level) ?? 0) + 1);
    if (area > largest) {
      largest = area;
      main = level;
    }
  }
  return all - (counts.get(main) ?? 0) > MANY ? main : Number.NaN;
}
