import type { Budget } from './budget';
import type { EdgeRows } from './edgeRows';
import type { NetEdges } from './netEdges';

/**
 * Keeps of edges that meet at their ends alone those with something covered on their left and nothing on their right, and
 * turns them so. How often a place is covered is counted along a ray to the right (or down, for level edges).
 * @returns false where the budget was not enough
 */
export function keepBorder(net: NetEdges, rows: EdgeRows, budget: Budget): boolean {
  const turned = new Int8Array(net.edges);
  for (const alongX of [true, false]) {
    countAlong(net, rows, turned, alongX, budget);
    if (budget.left < 0) return false;
  }
  let kept = 0;
  for (let edge = 0; edge < net.edges; edge++) {
    if (turned[edge] === 0) continue;
    const from = net.from[edge]!;
    const to = net.to[edge]!;
    net.from[kept] = turned[edge]! > 0 ? from : to;
    net.to[kept++] = turned[edge]! > 0 ? to : from;
  }
  net.edges = kept;
  return true;
}

/** Judges the edges that are steep (along x) or level (along y); 1 keeps an edge, -1 keeps it turned about. */
function countAlong(net: NetEdges, rows: EdgeRows, turned: Int8Array, alongX: boolean, budget: Budget): void {
  const { edges, from, to, weight } = net;
  const along = alongX ? net.x : net.y;
  const across = alongX ? net.y : net.x;
  let judged = 0;
  for (let edge = 0; edge < edges; edge++) {
    if ((net.y[from[edge]!] !== net.y[to[edge]!]) === alongX) judged++;
  }
  if (judged === 0) return;
  rows.build(net, along, across);
  for (let edge = 0; edge < edges; edge++) {
    if ((net.y[from[edge]!] !== net.y[to[edge]!]) !== alongX) continue;
    // The middle of the edge, in half steps, so that it is a whole number.
    const middle = along[from[edge]!]! + along[to[edge]!]!;
    const height = across[from[edge]!]! + across[to[edge]!]!;
    const row = rows.row(height / 2);
    let beyond = 0;
    for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
      const other = rows.items[at]!;
      if (other === edge) continue;
      const a = from[other]!;
      const b = to[other]!;
      const aBelow = across[a]! * 2 <= height;
      if (aBelow === across[b]! * 2 <= height) continue;
      const rise = across[b]! - across[a]!;
      const meets = (along[b]! - along[a]!) * (height - across[a]! * 2) - (middle - along[a]! * 2) * rise;
      if (rise > 0 ? meets > 0 : meets < 0) beyond += aBelow ? weight[other]! : -weight[other]!;
    }
    budget.left -= rows.start[row + 1]! - rows.start[row]!;
    if (budget.left < 0) return;
    // A rising edge has the area beyond it on its right (along x: y towards the left of the walk).
    const rises = across[to[edge]!]! > across[from[edge]!]!;
    const far = alongX ? beyond : -beyond;
    const near = far + (rises === alongX ? weight[edge]! : -weight[edge]!);
    if (far > 0 === near > 0) continue;
    // Covered on the near side: it must be on the left of the walk.
    const nearIsLeft = rises === alongX;
    turned[edge] = near > 0 === nearIsLeft ? 1 : -1;
  }
}
