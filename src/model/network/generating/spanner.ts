/** A graph of numbered nodes with the cost of each link. */
export type Links = readonly ReadonlyMap<number, number>[];

interface Found {
  /** Cost from the start to each node. */
  readonly costs: Float64Array;
  /** The node before each one on the cheapest way; -1 where there is none. */
  readonly before: Int32Array;
}

/** The cheapest ways from a node. @param most cost beyond which nothing is looked for */
export function cheapestWays(links: Links, start: number, most = Number.POSITIVE_INFINITY): Found {
  const costs = new Float64Array(links.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(links.length).fill(-1);
  const heap: [cost: number, node: number][] = [[0, start]];
  costs[start] = 0;
  for (;;) {
    const top = pop(heap);
    if (!top || top[0] > most) return { costs, before };
    const [cost, node] = top;
    if (cost > costs[node]!) continue;
    for (const [next, length] of links[node]!) {
      if (cost + length >= costs[next]!) continue;
      costs[next] = cost + length;
      before[next] = node;
      push(heap, [cost + length, next]);
    }
  }
}

function push(heap: [number, number][], item: [number, number]): void {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (heap[above]![0] <= item[0]) break;
    heap[at] = heap[above]!;
    at = above;
  }
  heap[at] = item;
}

function pop(heap: [number, number][]): [number, number] | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (!top || !last || heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let below = at * 2 + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && heap[below + 1]![0] < heap[below]![0]) below++;
    if (heap[below]![0] >= last[0]) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = last;
  return top;
}

/**
 * A sparse part of a graph in which no way between two terminals is more than `stretch` times as long as the cheapest one of the
 * whole: pairs are looked at from the nearest to the farthest, and get their way where it is missing (greedy spanner, Althöfer
 * et al. 1993). Links that are there already are preferred by `reuse`, so that ways unite.
 */
export function spanner(
  links: Links,
  terminals: readonly number[],
  stretch: number,
  reuse: number,
): Map<number, number>[] {
  const chosen: Map<number, number>[] = links.map(() => new Map());
  const pairs: { from: number; to: number; cost: number }[] = [];
  for (const [at, from] of terminals.entries()) {
    const { costs } = cheapestWays(links, from);
    for (const to of terminals.slice(at + 1))
      if (Number.isFinite(costs[to]!)) pairs.push({ from, to, cost: costs[to]! });
  }
  pairs.sort((one, other) => one.cost - other.cost);
  const preferred: Map<number, number>[] = links.map((of) => new Map(of));
  for (const { from, to, cost } of pairs) {
    if (cheapestWays(chosen, from, cost * stretch).costs[to]! <= cost * stretch) continue;
    const { before } = cheapestWays(preferred, from);
    for (let node = to; before[node]! >= 0; node = before[node]!) {
      const other = before[node]!;
      const length = links[node]!.get(other)!;
      chosen[node]!.set(other, length);
      chosen[other]!.set(node, length);
      preferred[node]!.set(other, length * reuse);
      preferred[other]!.set(node, length * reuse);
    }
  }
  return chosen;
}
