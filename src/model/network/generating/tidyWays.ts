import { segmentCrossing } from '@/model/geometry/segments';
import type { Barriers } from './barriers';
import type { SpaceWays, WayNode } from './spaceWays';

/** Metres between nodes that are one, and from the end of a link within which it meets another one rather than crosses it. */
const SAME_NODE = 0.9;
const MEETS = 0.25;
/** Metres to walls that a moved link keeps, unless it had less. */
const CLEARANCE = 0.4;
/** A link is left out where the way over one other node is longer by no more than this factor. */
const DETOUR = 1.04;

const ROLES = ['door', 'foot', 'middle', 'bend', 'crossing'] as const;

/**
 * The same ways as a person would draw them: crossing links meet in a node, nodes beside each other are one, bends that
 * bend nothing go, and of two links that run alike one stays.
 */
export function tidyWays(ways: SpaceWays, barriers: Barriers): SpaceWays {
  const nodes: WayNode[] = [...ways.nodes];
  const links = nodes.map(() => new Set<number>());
  const link = (from: number, to: number) => {
    if (from === to) return;
    links[from]!.add(to);
    links[to]!.add(from);
  };
  const unlink = (from: number, to: number) => {
    links[from]!.delete(to);
    links[to]!.delete(from);
  };
  for (const [from, to] of ways.links) link(from, to);
  const graph: Graph = { nodes, links, link, unlink, barriers };
  cross(graph);
  unite(graph);
  leaveOutAlike(graph);
  straighten(graph);
  return numbered(graph);
}

interface Graph {
  readonly nodes: WayNode[];
  readonly links: Set<number>[];
  readonly link: (from: number, to: number) => void;
  readonly unlink: (from: number, to: number) => void;
  readonly barriers: Barriers;
}

const pairsOf = ({ links }: Graph): [number, number][] =>
  links.flatMap((of, from) => [...of].filter((to) => to > from).map((to): [number, number] => [from, to]));

const lengthOf = ({ nodes }: Graph, from: number, to: number): number =>
  Math.hypot(nodes[from]!.x - nodes[to]!.x, nodes[from]!.y - nodes[to]!.y);

/** Nodes where links cross; the links that meet there end in them. */
function cross(graph: Graph): void {
  const open = pairsOf(graph);
  const done: [number, number][] = [];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    const line = { from: graph.nodes[from]!, to: graph.nodes[to]! };
    let isCut = false;
    for (const [at, [one, other]] of done.entries()) {
      const place = segmentCrossing(line, { from: graph.nodes[one]!, to: graph.nodes[other]! }, MEETS);
      if (!place) continue;
      const node = graph.nodes.push({ role: 'crossing', ...place, of: [] }) - 1;
      graph.links.push(new Set());
      graph.unlink(from, to);
      graph.unlink(one, other);
      for (const end of [from, to, one, other]) graph.link(node, end);
      done.splice(at, 1, [one, node], [node, other]);
      open.push([from, node], [node, to]);
      isCut = true;
      break;
    }
    if (!isCut) done.push(next);
  }
}

/** Makes nodes beside each other one: that of the role which says more stays where it is. */
function unite(graph: Graph): void {
  const { nodes, links } = graph;
  const byRole = nodes
    .map((_, at) => at)
    .filter((at) => nodes[at]!.role !== 'door' && nodes[at]!.role !== 'middle')
    .sort((one, other) => ROLES.indexOf(nodes[other]!.role) - ROLES.indexOf(nodes[one]!.role));
  for (const node of byRole) {
    if (links[node]!.size === 0) continue;
    const into = nodes
      .map((_, at) => at)
      .filter(
        (at) =>
          at !== node &&
          links[at]!.size > 0 &&
          nodes[at]!.role !== 'door' &&
          ROLES.indexOf(nodes[at]!.role) <= ROLES.indexOf(nodes[node]!.role) &&
          lengthOf(graph, at, node) <= SAME_NODE,
      )
      .sort((one, other) => lengthOf(graph, one, node) - lengthOf(graph, other, node))
      .find((at) => [...links[node]!].every((end) => end === at || staysClear(graph, end, node, at)));
    if (into === undefined) continue;
    for (const end of [...links[node]!]) {
      graph.unlink(node, end);
      graph.link(into, end);
    }
    const [one, other] = [nodes[into]!, nodes[node]!];
    if (one.role === 'foot' && other.role === 'foot') nodes[into] = { ...one, of: [...one.of, ...other.of] };
  }
}

/** Whether a link may end at another node instead: free, and not nearer to walls than ways are. */
function staysClear({ nodes, barriers }: Graph, end: number, before: number, after: number): boolean {
  if (!barriers.isFree(nodes[end]!, nodes[after]!)) return false;
  if (nodes[end]!.role === 'door') return true;
  const least = Math.min(CLEARANCE, barriers.clearance(nodes[end]!, nodes[before]!, CLEARANCE));
  return barriers.clearance(nodes[end]!, nodes[after]!, CLEARANCE) >= least - 1e-6;
}

/** Leaves out the longest side of flat triangles. */
function leaveOutAlike(graph: Graph): void {
  const { links } = graph;
  const longestFirst = pairsOf(graph).sort((one, other) => lengthOf(graph, ...other) - lengthOf(graph, ...one));
  for (const [from, to] of longestFirst) {
    const length = lengthOf(graph, from, to);
    const isBesides = [...links[from]!].some(
      (by) => links[by]!.has(to) && lengthOf(graph, from, by) + lengthOf(graph, by, to) <= length * DETOUR,
    );
    if (isBesides) graph.unlink(from, to);
  }
}

/** Leaves out bends and crossings between two links that can be one. */
function straighten(graph: Graph): void {
  const { nodes, links, barriers } = graph;
  for (const [node, { role }] of nodes.entries()) {
    if ((role !== 'bend' && role !== 'crossing') || links[node]!.size !== 2) continue;
    const [from, to] = [...links[node]!] as [number, number];
    if (links[from]!.has(to) || !barriers.isFree(nodes[from]!, nodes[to]!)) continue;
    const least = Math.min(
      barriers.clearance(nodes[from]!, nodes[node]!, CLEARANCE),
      barriers.clearance(nodes[node]!, nodes[to]!, CLEARANCE),
    );
    if (barriers.clearance(nodes[from]!, nodes[to]!, CLEARANCE) < least - 1e-6) continue;
    graph.unlink(node, from);
    graph.unlink(node, to);
    graph.link(from, to);
  }
}

/** Without the nodes that are left over. Doors and middles stay. */
function numbered(graph: Graph): SpaceWays {
  const { nodes, links } = graph;
  const kept = nodes.flatMap(({ role }, at) =>
    role === 'door' || role === 'middle' || links[at]!.size > 0 ? [at] : [],
  );
  const place = new Map(kept.map((at, index) => [at, index]));
  return {
    nodes: kept.map((at) => nodes[at]!),
    links: pairsOf(graph).map(([from, to]) => [place.get(from)!, place.get(to)!] as const),
  };
}
