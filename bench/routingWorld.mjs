/** Numbers from 0 to 1 that the seed alone decides (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A building of `floors` floors: corridors on a jittered grid, a sixth missing, a tenth one-way, weights and multipliers, lifts. */
export function routingWorld(count, floors, seed) {
  const random = seeded(seed);
  const side = Math.round(Math.sqrt(count / floors));
  const at = (floor, row, column) => 1 + (floor * side + row) * side + column;
  const nodes = [];
  const edges = [];
  for (let floor = 0; floor < floors; floor++)
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++)
        nodes.push({
          id: at(floor, row, column),
          floor: `floor ${floor}`,
          x: column * 4 + random() * 2,
          y: row * 4 + random() * 2,
          z: floor * 4,
          name: '',
          open: true,
          mesh: null,
          dynamicRoute: null,
        });
  for (let floor = 0; floor < floors; floor++)
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++)
        for (const [down, right, share] of [
          [0, 1, 0.84],
          [1, 0, 0.84],
          [1, 1, 0.15],
        ]) {
          if (row + down >= side || column + right >= side || random() >= share) continue;
          const turn = random();
          edges.push({
            id: edges.length + 1,
            from: at(floor, row, column),
            to: at(floor, row + down, column + right),
            travel: ['walk'],
            direction: turn < 0.05 ? 1 : turn < 0.1 ? -1 : 0,
            weight: random() < 0.1 ? Math.floor(random() * 4) * 5 : 0,
            multiplier: random() < 0.3 ? 0.5 + Math.round(random() * 150) / 100 : 1,
            multiplierZ: 1,
          });
        }
  const groups = [];
  for (let lift = 0; lift < side / 5; lift++) {
    const row = Math.floor(random() * side);
    const column = Math.floor(random() * side);
    const stops = Array.from({ length: floors }, (_, floor) => at(floor, row, column));
    groups.push({ id: lift + 1, name: 'Lift', travel: 'walk', type: 'BI', weight: 0, multiplier: 1, nodes: stops });
  }
  return { nodes, edges, groups };
}

/** Directed links [from, to, cost], worked out by the rules alone and not by the product. */
export function linksOf({ nodes, edges, groups }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const links = [];
  const length = (from, to) => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  for (const edge of edges) {
    const metres = length(byId.get(edge.from), byId.get(edge.to));
    const cost = Math.max(metres * edge.multiplier + edge.weight, 0.01 * metres);
    if (edge.direction >= 0) links.push([edge.from, edge.to, cost]);
    if (edge.direction <= 0) links.push([edge.to, edge.from, cost]);
  }
  for (const group of groups)
    for (let i = 1; i < group.nodes.length; i++) {
      const [from, to] = [group.nodes[i - 1], group.nodes[i]];
      const metres = length(byId.get(from), byId.get(to));
      links.push([from, to, metres], [to, from, metres]);
    }
  return links;
}

/** Plain Dijkstra from one node to all, over adjacency lists by node number; Infinity where there is no route. */
export function costsFrom(adjacency, start) {
  const costs = new Float64Array(adjacency.length).fill(Number.POSITIVE_INFINITY);
  const heap = [[0, start]];
  costs[start] = 0;
  while (heap.length > 0) {
    const [cost, node] = heap[0];
    const last = heap.pop();
    if (heap.length > 0) {
      let hole = 0;
      for (;;) {
        let child = 2 * hole + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++;
        if (heap[child][0] >= last[0]) break;
        heap[hole] = heap[child];
        hole = child;
      }
      heap[hole] = last;
    }
    if (cost > costs[node]) continue;
    for (const [next, step] of adjacency[node] ?? []) {
      const reached = cost + step;
      if (reached >= costs[next]) continue;
      costs[next] = reached;
      let hole = heap.length;
      heap.push(null);
      while (hole > 0) {
        const parent = (hole - 1) >> 1;
        if (heap[parent][0] <= reached) break;
        heap[hole] = heap[parent];
        hole = parent;
      }
      heap[hole] = [reached, next];
    }
  }
  return costs;
}

export function adjacencyOf(links, highest) {
  const adjacency = new Array(highest + 1);
  for (const [from, to, cost] of links) {
    adjacency[from] ??= [];
    adjacency[from].push([to, cost]);
  }
  return adjacency;
}
