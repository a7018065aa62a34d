import type { Budget } from './budget';
import type { EdgeRows } from './edgeRows';
import type { NetEdges } from './netEdges';

/** Cutting moves cuts to the grid, which can make new touches; after these rounds the rest is smaller than a step. */
const ROUNDS = 5;
/** A cut, with the point and the edges that it adds, costs as much as so many looks. */
const CUT_COST = 100;
/** Sorting fewer edges costs more than it saves. */
const SORTED_FROM = 16;

/**
 * Cuts edges where they cross or touch, so that afterwards they meet at their ends alone.
 * @returns false where the budget was not enough
 */
export function splitEdges(net: NetEdges, rows: EdgeRows, budget: Budget): boolean {
  for (let round = 0; round < ROUNDS; round++) {
    const cuts = new Cuts();
    findCuts(net, rows, cuts, budget);
    if (budget.left < 0) return false;
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

function findCuts(net: NetEdges, rows: EdgeRows, cuts: Cuts, budget: Budget): void {
  rows.build(net, net.x, net.y);
  const { left, right, low, high } = rows;
  for (let row = 0; row < rows.rows; row++) {
    const inRow = rows.items.subarray(rows.start[row]!, rows.start[row + 1]!);
    const isSorted = inRow.length > SORTED_FROM;
    // From left to right, an edge can only meet those that begin before it ends.
    if (isSorted) inRow.sort((one, other) => left[one]! - left[other]!);
    for (let i = 0; i < inRow.length; i++) {
      const one = inRow[i]!;
      const before = cuts.count;
      let looks = 0;
      for (let j = i + 1; j < inRow.length; j++) {
        const other = inRow[j]!;
        looks++;
        if (left[other]! > right[one]!) {
          if (isSorted) break;
          continue;
        }
        if (right[other]! < left[one]! || low[other]! > high[one]! || high[other]! < low[one]!) continue;
        // A pair that shares several rows is looked at in the first of them.
        if (row > 0 && rows.row(Math.max(low[one]!, low[other]!)) !== row) continue;
        cutPair(net, one, other, cuts);
      }
      budget.left -= looks + (cuts.count - before) * CUT_COST;
      if (budget.left < 0) return;
    }
  }
}

/** On which side of the line from p to q the point r lies. Coordinates are whole and below four million: it is exact. */
const side = (x: Float64Array, y: Float64Array, p: number, q: number, r: number): number =>
  (x[q]! - x[p]!) * (y[r]! - y[p]!) - (y[q]! - y[p]!) * (x[r]! - x[p]!);

/** Whether r, a point of the line through p and q, lies between them. */
const isWithin = (x: Float64Array, y: Float64Array, p: number, q: number, r: number): boolean =>
  r !== p && r !== q && (x[r]! - x[p]!) * (x[q]! - x[r]!) + (y[r]! - y[p]!) * (y[q]! - y[r]!) >= 0;

function cutPair(net: NetEdges, one: number, other: number, cuts: Cuts): void {
  const { x, y } = net;
  const a = net.from[one]!;
  const b = net.to[one]!;
  const c = net.from[other]!;
  const d = net.to[other]!;
  const cSide = side(x, y, a, b, c);
  const dSide = side(x, y, a, b, d);
  if ((cSide > 0 && dSide > 0) || (cSide < 0 && dSide < 0)) return;
  const aSide = side(x, y, c, d, a);
  const bSide = side(x, y, c, d, b);
  if ((aSide > 0 && bSide > 0) || (aSide < 0 && bSide < 0)) return;
  if (cSide === 0 && isWithin(x, y, a, b, c)) cuts.add(one, c);
  if (dSide === 0 && isWithin(x, y, a, b, d)) cuts.add(one, d);
  if (aSide === 0 && isWithin(x, y, c, d, a)) cuts.add(other, a);
  if (bSide === 0 && isWithin(x, y, c, d, b)) cuts.add(other, b);
  if (cSide === 0 || dSide === 0 || aSide === 0 || bSide === 0) return;
  const share = cSide / (cSide - dSide);
  const meeting = net.point(Math.round(x[c]! + (x[d]! - x[c]!) * share), Math.round(y[c]! + (y[d]! - y[c]!) * share));
  if (meeting !== a && meeting !== b) cuts.add(one, meeting);
  if (meeting !== c && meeting !== d) cuts.add(other, meeting);
}
