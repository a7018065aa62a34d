/** Grid points that fit a hash key: a million steps each way. */
const SIDE = 2 ** 22;
const EMPTY = -1;

const slotsFor = (count: number): number => 2 ** Math.ceil(Math.log2(Math.max(16, count * 2)));
const hash = (key: number, mask: number): number => {
  const low = Math.imul((key % 4294967296) | 0, 0x9e3779b1);
  const high = Math.imul((key / 4294967296) | 0, 0x85ebca6b);
  const mixed = low ^ high;
  return (mixed ^ (mixed >>> 15)) & mask;
};

/**
 * Points on an integer grid and the weighted edges between them. Edges in opposite directions cancel, so that the border
 * of many triangles remains, with its multiplicity.
 */
export class NetEdges {
  /** Grid coordinates of each point. */
  x = new Float64Array(64);
  y = new Float64Array(64);
  points = 0;
  /** Ends of each edge and how often it is walked from `from` to `to`; 0 where it has cancelled. */
  from = new Int32Array(64);
  to = new Int32Array(64);
  weight = new Int32Array(64);
  edges = 0;
  #pointSlots = new Int32Array(0);
  #edgeSlots = new Int32Array(0);
  #pointMask = 0;
  #edgeMask = 0;

  /** Clears everything and reserves memory; more may be added than was reserved. */
  reset(points: number, edges: number): void {
    this.points = 0;
    this.edges = 0;
    this.#rehashPoints(points);
    this.#rehashEdges(edges);
  }

  /** Clears the edges only. */
  resetEdges(edges: number): void {
    this.edges = 0;
    this.#rehashEdges(edges);
  }

  /** The number of the point at whole coordinates from 0 to four million. */
  point(x: number, y: number): number {
    const key = x * SIDE + y;
    let slot = hash(key, this.#pointMask);
    for (;;) {
      const point = this.#pointSlots[slot]!;
      if (point === EMPTY) break;
      if (this.x[point] === x && this.y[point] === y) return point;
      slot = (slot + 1) & this.#pointMask;
    }
    if (this.points === this.x.length) {
      const x2 = new Float64Array(this.points * 2);
      const y2 = new Float64Array(this.points * 2);
      x2.set(this.x);
      y2.set(this.y);
      this.x = x2;
      this.y = y2;
    }
    const point = this.points++;
    this.x[point] = x;
    this.y[point] = y;
    this.#pointSlots[slot] = point;
    if (this.points * 2 > this.#pointMask) this.#rehashPoints(this.points * 2);
    return point;
  }

  /** Adds `weight` walks from one point to another. */
  add(from: number, to: number, weight: number): void {
    if (from === to) return;
    const forward = from < to;
    const low = forward ? from : to;
    const high = forward ? to : from;
    const signed = forward ? weight : -weight;
    let slot = hash(low * SIDE + high, this.#edgeMask);
    for (;;) {
      const edge = this.#edgeSlots[slot]!;
      if (edge === EMPTY) break;
      if (this.from[edge] === low && this.to[edge] === high) {
        this.weight[edge]! += signed;
        return;
      }
      slot = (slot + 1) & this.#edgeMask;
    }
    if (this.edges === this.from.length) this.#growEdges();
    const edge = this.edges++;
    this.from[edge] = low;
    this.to[edge] = high;
    this.weight[edge] = signed;
    this.#edgeSlots[slot] = edge;
    if (this.edges * 2 > this.#edgeMask) this.#rehashEdges(this.edges * 2);
  }

  /** Removes cancelled edges and turns the others so that their weight is positive. Nothing can be added afterwards. */
  settle(): void {
    let kept = 0;
    for (let edge = 0; edge < this.edges; edge++) {
      const weight = this.weight[edge]!;
      if (weight === 0) continue;
      const from = this.from[edge]!;
      const to = this.to[edge]!;
      this.from[kept] = weight > 0 ? from : to;
      this.to[kept] = weight > 0 ? to : from;
      this.weight[kept++] = Math.abs(weight);
    }
    this.edges = kept;
  }

  #growEdges(): void {
    const grow = (array: Int32Array<ArrayBuffer>) => {
      const larger = new Int32Array(array.length * 2);
      larger.set(array);
      return larger;
    };
    this.from = grow(this.from);
    this.to = grow(this.to);
    this.weight = grow(this.weight);
  }

  #rehashPoints(count: number): void {
    const slots = slotsFor(count);
    this.#pointMask = slots - 1;
    if (this.#pointSlots.length < slots) this.#pointSlots = new Int32Array(slots);
    this.#pointSlots.fill(EMPTY, 0, slots);
    for (let point = 0; point < this.points; point++) {
      let slot = hash(this.x[point]! * SIDE + this.y[point]!, this.#pointMask);
      while (this.#pointSlots[slot] !== EMPTY) slot = (slot + 1) & this.#pointMask;
      this.#pointSlots[slot] = point;
    }
  }

  #rehashEdges(count: number): void {
    const slots = slotsFor(count);
    this.#edgeMask = slots - 1;
    if (this.#edgeSlots.length < slots) this.#edgeSlots = new Int32Array(slots);
    this.#edgeSlots.fill(EMPTY, 0, slots);
    for (let edge = 0; edge < this.edges; edge++) {
      let slot = hash(this.from[edge]! * SIDE + this.to[edge]!, this.#edgeMask);
      while (this.#edgeSlots[slot] !== EMPTY) slot = (slot + 1) & this.#edgeMask;
      this.#edgeSlots[slot] = edge;
    }
  }
}
