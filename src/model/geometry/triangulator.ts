/**
 * Tests of one ring after which convex corners are cut without looking, and after twice as many all corners: no face may
 * hold up a reader.
 */
const MOST_TESTS = 40_000_000;
/** A ring of a building takes fewer tests than this. */
const COSTLY_TESTS = 10_000;
/** Below this many reflex corners a plain list is faster than a grid. */
const FEW_REFLEX = 32;

/**
 * Cuts rings into triangles by clipping ears. Right for simple rings, concave ones, and rings with holes written as one
 * keyhole polygon; a ring that crosses itself gives some triangles and never an endless loop. Every ring of n corners
 * gives n - 2 triangles, some of them without area where corners repeat or lie on a line.
 *
 * One instance is reused for many rings, so that a face costs no allocation.
 */
export class Triangulator {
  /** x, y of each corner: fill it for `count` corners after `reserve(count)`. */
  points = new Float64Array(64);
  /** Corners of the triangles of the last ring as indices into it, three each. */
  triangles = new Uint32Array(96);
  #next = new Int32Array(32);
  #previous = new Int32Array(32);
  #reflex = new Int32Array(32);
  #reflexCount = 0;
  /** First reflex corner of each cell of the grid, and the next one in the same cell; -1 ends a list. */
  #cells = new Int32Array(0);
  #linked = new Int32Array(0);
  #side = 0;
  #left = 0;
  #top = 0;
  #perX = 0;
  #perY = 0;
  #turned = false;
  #tests = 0;
  #costly = 0;
  #written = 0;

  /** Tests of all rings so far that took many. */
  get costly(): number {
    return this.#costly;
  }

  reserve(count: number): void {
    if (this.points.length >= count * 2) return;
    const room = Math.max(count, this.points.length);
    this.points = new Float64Array(room * 2);
    this.triangles = new Uint32Array(room * 3);
    this.#next = new Int32Array(room);
    this.#previous = new Int32Array(room);
    this.#reflex = new Int32Array(room);
  }

  /** Triangulates the first `count` points, at least 3. True unless corners had to be cut that were no ears. */
  cut(count: number): boolean {
    this.#written = 0;
    this.#tests = 0;
    this.#link(count);
    this.#collectReflex(count);
    let left = count;
    let ear = 0;
    let refused = 0;
    // 0: nothing may touch an ear; 1: something may touch its border; 2: whatever is convex.
    let mood = 0;
    let clean = true;
    while (left > 3) {
      const before = this.#previous[ear]!;
      const after = this.#next[ear]!;
      const isForced = this.#tests > 2 * MOST_TESTS;
      if (isForced || this.#isEar(before, ear, after, mood)) {
        if (mood === 2 || isForced) clean = false;
        this.#write(before, ear, after);
        this.#next[before] = after;
        this.#previous[after] = before;
        left--;
        refused = 0;
        if (mood < 2 || this.#tests < MOST_TESTS) mood = 0;
        // The corner after the next one: cutting every other corner gives fewer needles.
        ear = this.#next[after]!;
        continue;
      }
      ear = after;
      if (++refused < left) continue;
      refused = 0;
      mood = mood === 2 || this.#tests < MOST_TESTS ? mood + 1 : 2;
      if (mood > 2) {
        // Not even a convex corner: everything left is flat or turned about.
        this.#write(this.#previous[ear]!, ear, this.#next[ear]!);
        this.#next[this.#previous[ear]!] = this.#next[ear]!;
        this.#previous[this.#next[ear]!] = this.#previous[ear]!;
        ear = this.#next[ear]!;
        left--;
        clean = false;
        mood = 0;
      }
    }
    this.#write(this.#previous[ear]!, ear, this.#next[ear]!);
    if (this.#tests > COSTLY_TESTS) this.#costly += this.#tests;
    return clean;
  }

  /** Links the corners so that the ring runs counter-clockwise. */
  #link(count: number): void {
    const { points } = this;
    let area = 0;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      area += (points[j * 2]! - points[0]!) * (points[i * 2 + 1]! - points[1]!);
      area -= (points[i * 2]! - points[0]!) * (points[j * 2 + 1]! - points[1]!);
    }
    this.#turned = area < 0;
    for (let i = 0; i < count; i++) {
      const after = i + 1 === count ? 0 : i + 1;
      if (!this.#turned) {
        this.#next[i] = after;
        this.#previous[after] = i;
      } else {
        this.#previous[i] = after;
        this.#next[after] = i;
      }
    }
  }

  /** Only a reflex corner can spoil an ear, and no corner becomes reflex while ears are cut. */
  #collectReflex(count: number): void {
    this.#reflexCount = 0;
    for (let i = 0; i < count; i++) {
      if (this.#cross(this.#previous[i]!, i, this.#next[i]!) <= 0) this.#reflex[this.#reflexCount++] = i;
    }
    this.#side = 0;
    if (this.#reflexCount < FEW_REFLEX) return;
    const { points } = this;
    let right = Number.NEGATIVE_INFINITY;
    let bottom = Number.NEGATIVE_INFINITY;
    this.#left = Number.POSITIVE_INFINITY;
    this.#top = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      this.#left = Math.min(this.#left, points[i * 2]!);
      right = Math.max(right, points[i * 2]!);
      this.#top = Math.min(this.#top, points[i * 2 + 1]!);
      bottom = Math.max(bottom, points[i * 2 + 1]!);
    }
    this.#side = Math.min(512, Math.ceil(Math.sqrt(this.#reflexCount)));
    this.#perX = right > this.#left ? this.#side / (right - this.#left) : 0;
    this.#perY = bottom > this.#top ? this.#side / (bottom - this.#top) : 0;
    const cells = this.#side * this.#side;
    if (this.#cells.length < cells) this.#cells = new Int32Array(cells);
    this.#cells.fill(-1, 0, cells);
    if (this.#linked.length < count) this.#linked = new Int32Array(count);
    for (let i = 0; i < this.#reflexCount; i++) {
      const corner = this.#reflex[i]!;
      const cell = this.#row(points[corner * 2 + 1]!) * this.#side + this.#column(points[corner * 2]!);
      this.#linked[corner] = this.#cells[cell]!;
      this.#cells[cell] = corner;
    }
  }

  #column(x: number): number {
    return Math.min(this.#side - 1, Math.floor((x - this.#left) * this.#perX));
  }

  #row(y: number): number {
    return Math.min(this.#side - 1, Math.floor((y - this.#top) * this.#perY));
  }

  #isEar(a: number, b: number, c: number, mood: number): boolean {
    this.#tests++;
    const area = this.#cross(a, b, c);
    // A corner without area can go at any time, unless it is the end of a spike that others still need.
    if (area === 0) return mood > 0 || this.#isBetween(a, b, c);
    if (area < 0) return false;
    if (mood === 2 || this.#reflexCount === 0) return true;
    if (this.#side === 0) {
      for (let i = 0; i < this.#reflexCount; i++) {
        this.#tests++;
        if (this.#spoils(this.#reflex[i]!, a, b, c, mood)) return false;
      }
      return true;
    }
    const { points } = this;
    const ax = points[a * 2]!;
    const ay = points[a * 2 + 1]!;
    const bx = points[b * 2]!;
    const by = points[b * 2 + 1]!;
    const cx = points[c * 2]!;
    const cy = points[c * 2 + 1]!;
    const lastColumn = this.#column(Math.max(ax, bx, cx));
    const lastRow = this.#row(Math.max(ay, by, cy));
    const firstColumn = this.#column(Math.min(ax, bx, cx));
    for (let row = this.#row(Math.min(ay, by, cy)); row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        let corner = this.#cells[row * this.#side + column]!;
        this.#tests++;
        while (corner >= 0) {
          this.#tests++;
          if (this.#spoils(corner, a, b, c, mood)) return false;
          corner = this.#linked[corner]!;
        }
      }
    }
    return true;
  }

  /** Whether b is on the segment from a to c, or equals one of them. */
  #isBetween(a: number, b: number, c: number): boolean {
    const { points } = this;
    const x = points[b * 2]!;
    const y = points[b * 2 + 1]!;
    const dot = (x - points[a * 2]!) * (points[c * 2]! - x) + (y - points[a * 2 + 1]!) * (points[c * 2 + 1]! - y);
    return dot >= 0;
  }

  /** Whether corner p is still in the ring and lies in the triangle; on its border only in the strict mood. */
  #spoils(p: number, a: number, b: number, c: number, mood: number): boolean {
    if (p === a || p === b || p === c) return false;
    const { points } = this;
    const x = points[p * 2]!;
    const y = points[p * 2 + 1]!;
    const ax = points[a * 2]!;
    const ay = points[a * 2 + 1]!;
    const bx = points[b * 2]!;
    const by = points[b * 2 + 1]!;
    // Most corners lie outside of the first side already.
    const ab = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (ab < 0 || (ab === 0 && mood > 0)) return false;
    const cx = points[c * 2]!;
    const cy = points[c * 2 + 1]!;
    const bc = (cx - bx) * (y - by) - (cy - by) * (x - bx);
    if (bc < 0 || (bc === 0 && mood > 0)) return false;
    const ca = (ax - cx) * (y - cy) - (ay - cy) * (x - cx);
    if (ca < 0 || (ca === 0 && mood > 0)) return false;
    // Bridges of keyhole rings put several corners on one spot; those of this triangle's own spots do not spoil it.
    if ((x === ax && y === ay) || (x === bx && y === by) || (x === cx && y === cy)) return false;
    // Cut corners no longer point at each other.
    return this.#next[this.#previous[p]!] === p;
  }

  #write(a: number, b: number, c: number): void {
    const at = this.#written * 3;
    // Triangles have the direction of the ring.
    this.triangles[at] = this.#turned ? c : a;
    this.triangles[at + 1] = b;
    this.triangles[at + 2] = this.#turned ? a : c;
    this.#written++;
  }

  /** Twice the area of the triangle, positive where it runs counter-clockwise. */
  #cross(a: number, b: number, c: number): number {
    const { points } = this;
    const x = points[b * 2]!;
    const y = points[b * 2 + 1]!;
    return (x - points[a * 2]!) * (points[c * 2 + 1]! - y) - (y - points[a * 2 + 1]!) * (points[c * 2]! - x);
  }
}
