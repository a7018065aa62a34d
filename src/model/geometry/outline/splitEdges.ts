import type { EdgeRows } from './edgeRows';
import type { NetEdges } from './netEdges';

/** Cutting moves cuts to the grid, which can make new touches; after these rounds the rest is smaller than a step. */
const ROUNDS = 5;

/**
 * Cuts edges where they cross or touch, so that afterwards they meet at their ends alone.
 * @param budget pairs that may be looked at; false where that was not enough.
 */
export function splitEdges(net: NetEdges, rows: EdgeRows, budget: number): boolean {
  let left = budget;
  for (let round = 0; round < ROUNDS; round++) {
    const cuts = new Cuts();
    left = findCuts(net, rows, cuts, left);
    if (left < 0) return false;
    if (cuts.count === 0) return true;
    cuts.apply(net);
  }
  return true;
}

/** Which edges are to be cut at which points. */
class Cuts {
  readonly #edges: number[] = [];
  readonly #points: number[] = [];

  get count(): number {
    return this.#edges.length;
  }

  add(edge: number, point: number): void {
    this.#edges.push(edge);
    this.#points.push(point);
  }

  apply(net: NetEdges): void {
    const byEdge = new Map<number, number[]>();
    for (let i = 0; i < this.#edges.length; i++) {
      const edge = this.#edges[i]!;
      const points = byEdge.get(edge);
      if (points) points.push(this.#points[i]!);
      else byEdge.set(edge, [this.#points[i]!]);
    }
    const count = net.edges;
    const from = net.from.slice(0, count);
    const to = net.to.slice(0, count);
    const weight = net.weight.slice(0, count);
    net.resetEdges(count + this.#edges.length);
    for (let edge = 0; edge < count; edge++) {
      const points = byEdge.get(edge);
      const a = from[edge]!;
      const b = to[edge]!;
      if (!points) {
        net.add(a, b, weight[edge]!);
        continue;
      }
      const dx = net.x[b]! - net.x[a]!;
      const dy = net.y[b]! - net.y[a]!;
      points.sort((p, q) => (net.x[p]! - net.x[q]!) * dx + (net.y[p]! - net.y[q]!) * dy);
      let last = a;
      for (const point of points) {
        net.add(last, point, weight[edge]!);
        last = point;
      }
      net.add(last, b, weight[edge]!);
    }
    net.settle();
  }
}

function findCuts(net: NetEdges, rows: EdgeRows, cuts: Cuts, budget: number): number {
  const { edges, from, to } = net;
  const left = new Float64Array(edges);
  const right = new Float64Array(edges);
  const top = new Float64Array(edges);
  const bottom = new Float64Array(edges);
  for (let edge = 0; edge < edges; edge++) {
    const ax = net.x[from[edge]!]!;
    const bx = net.x[to[edge]!]!;
    const ay = net.y[from[edge]!]!;
    const by = net.y[to[edge]!]!;
    left[edge] = Math.min(ax, bx);
    right[edge] = Math.max(ax, bx);
    top[edge] = Math.min(ay, by);
    bottom[edge] = Math.max(ay, by);
  }
  rows.build(edges, top, bottom);
  let rest = budget;
  for (let row = 0; row < rows.rows; row++) {
    const start = rows.start[row]!;
    const end = rows.start[row + 1]!;
    // From left to right, an edge can only meet those that begin before it ends.
    const inRow = rows.items.subarray(start, end).sort((one, other) => left[one]! - left[other]!);
    for (let i = 0; i < inRow.length; i++) {
      const one = inRow[i]!;
      for (let j = i + 1; j < inRow.length; j++) {
        const other = inRow[j]!;
        rest--;
        if (left[other]! > right[one]!) break;
        if (top[other]! > bottom[one]! || bottom[other]! < top[one]!) continue;
        // A pair that shares several rows is looked at in the first of them.
        if (row > 0 && rows.row(Math.max(top[one]!, top[other]!)) !== row) continue;
        cutPair(net, one, other, cuts);
      }
      if (rest < 0) return rest;
    }
  }
  return rest;
}

function cutPair(net: NetEdges, one: number, other: number, cuts: Cuts): void {
  const { x, y } = net;
  const a = net.from[one]!;
  const b = net.to[one]!;
  const c = net.from[other]!;
  const d = net.to[other]!;
  // Coordinates are whole and below four million: every product is exact.
  const side = (p: number, q: number, r: number) =>
    (x[q]! - x[p]!) * (y[r]! - y[p]!) - (y[q]! - y[p]!) * (x[r]! - x[p]!);
  const cSide = side(a, b, c);
  const dSide = side(a, b, d);
  if ((cSide > 0 && dSide > 0) || (cSide < 0 && dSide < 0)) return;
  const aSide = side(c, d, a);
  const bSide = side(c, d, b);
  if ((aSide > 0 && bSide > 0) || (aSide < 0 && bSide < 0)) return;
  const within = (p: number, q: number, r: number) =>
    r !== p && r !== q && (x[r]! - x[p]!) * (x[q]! - x[r]!) + (y[r]! - y[p]!) * (y[q]! - y[r]!) >= 0;
  if (cSide === 0 && within(a, b, c)) cuts.add(one, c);
  if (dSide === 0 && within(a, b, d)) cuts.add(one, d);
  if (aSide === 0 && within(c, d, a)) cuts.add(other, a);
  if (bSide === 0 && within(c, d, b)) cuts.add(other, b);
  if (cSide === 0 || dSide === 0 || aSide === 0 || bSide === 0) return;
  const share = cSide / (cSide - dSide);
  const meeting = net.point(Math.round(x[c]! + (x[d]! - x[c]!) * share), Math.round(y[c]! + (y[d]! - y[c]!) * share));
  if (meeting !== a && meeting !== b) cuts.add(one, meeting);
  if (meeting !== c && meeting !== d) cuts.add(other, meeting);
}
