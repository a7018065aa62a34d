import type { NetEdges } from './netEdges';

/**
 * Joins border edges, each with the covered side on its left, to rings of point numbers. Where several rings touch in one
 * point they stay apart. Null where the edges do not close.
 */
export function chainRings(net: NetEdges): Int32Array[] | null {
  const { edges, from, to } = net;
  const first = new Int32Array(net.points).fill(-1);
  const sibling = new Int32Array(edges).fill(-1);
  for (let edge = 0; edge < edges; edge++) {
    sibling[edge] = first[from[edge]!]!;
    first[from[edge]!] = edge;
  }
  const used = new Uint8Array(edges);
  const rings: Int32Array[] = [];
  for (let start = 0; start < edges; start++) {
    if (used[start]) continue;
    const ring: number[] = [];
    let edge = start;
    for (;;) {
      used[edge] = 1;
      ring.push(from[edge]!);
      const at = to[edge]!;
      if (at === from[start]!) break;
      edge = nextEdge(net, first, sibling, used, edge);
      if (edge < 0) return null;
    }
    rings.push(Int32Array.from(ring));
  }
  return rings;
}

/** The unused edge that leaves the end of `edge` and keeps to the same covered side. */
function nextEdge(net: NetEdges, first: Int32Array, sibling: Int32Array, used: Uint8Array, edge: number): number {
  const at = net.to[edge]!;
  let only = -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  const backX = net.x[net.from[edge]!]! - net.x[at]!;
  const backY = net.y[net.from[edge]!]! - net.y[at]!;
  for (let next = first[at]!; next >= 0; next = sibling[next]!) {
    if (used[next]) continue;
    if (only < 0) {
      only = next;
      best = next;
      continue;
    }
    if (least === Number.POSITIVE_INFINITY) least = clockwise(net, backX, backY, at, only);
    const turn = clockwise(net, backX, backY, at, next);
    if (turn < least) {
      least = turn;
      best = next;
    }
  }
  return best;
}

/** Angle clockwise from the reverse direction to an edge, more than 0 and up to a full turn. */
function clockwise(net: NetEdges, backX: number, backY: number, at: number, edge: number): number {
  const x = net.x[net.to[edge]!]! - net.x[at]!;
  const y = net.y[net.to[edge]!]! - net.y[at]!;
  const angle = Math.atan2(backY * x - backX * y, backX * x + backY * y);
  return angle > 0 ? angle : angle + 2 * Math.PI;
}
