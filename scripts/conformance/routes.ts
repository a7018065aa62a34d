import { z } from 'zod';
import { type Edge, edgeId, floorId, type MapNode, type Network, type NodeId, nodeId } from '@/model/network/network';
import { RouteSession } from '@/model/routing/routeSession';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { readJson } from './findFiles';
import type { Finding } from './findings';

const id = z.union([z.string(), z.number()]);
const pair = z.object({
  from: id,
  to: id,
  length: z.number().nullable(),
  hops: z.number().nullish(),
  floors: z.array(id).nullish(),
  path: z.array(id).nullish(),
});

export const navExpectedSchema = z.object({
  format: z.literal('nav-expected/1'),
  pairs: z.array(pair),
  unreachable: z.array(z.object({ from: id, to: id })).default([]),
});

const graphSchema = z.object({
  up: z.string().optional(),
  nodes: z.array(z.object({ id, floor: id, x: z.number(), y: z.number(), z: z.number().default(0) })),
  edges: z.array(z.object({ from: id, to: id, direction: z.number().default(0) })),
});

/** Lengths of routes may differ by a centimetre. */
const TOLERANCE = 0.01;
/** Paths that differ by less are equally short. */
const TIE = 1e-6;

function lengthOf(network: Network, path: readonly NodeId[]): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const from = network.nodes.get(path[i - 1]!)!;
    const to = network.nodes.get(path[i]!)!;
    length += Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  }
  return length;
}

/** Asks our router for every expected route of a graph. */
export async function checkRoutes(expectedPath: string, expected: z.infer<typeof navExpectedSchema>): Promise<Finding> {
  const graphPath = expectedPath.replace(/\.expected\.json$/, '.graph.json');
  const content = await readJson(graphPath);
  if (content === null) return { kind: 'skipped', words: 'its graph file is not there' };
  const graph = graphSchema.parse(content);
  const { network, number } = networkOf(graph);
  const session = new RouteSession(network, TRAVEL_TYPES);
  const differences: string[] = [];
  for (const one of expected.pairs) {
    const found = session.find([number(one.from)], [number(one.to)]);
    const way = `${one.from} to ${one.to}`;
    if (one.length === null) {
      if (found) differences.push(`${way}: a route of ${found.cost.toFixed(3)}, expected none`);
    } else if (!found) {
      differences.push(`${way}: no route, expected ${one.length}`);
    } else if (Math.abs(found.cost - one.length) > TOLERANCE) {
      differences.push(`${way}: ${found.cost.toFixed(3)}, expected ${one.length}`);
    } else if (one.path && Math.abs(lengthOf(network, one.path.map(number)) - found.cost) > TIE) {
      // When a node is on a straight path beside it, two routes are equally short: either is correct.
      differences.push(`${way}: another path than expected`);
    }
  }
  for (const one of expected.unreachable) {
    if (session.find([number(one.from)], [number(one.to)]))
      differences.push(`${one.from} to ${one.to}: a route, expected none`);
  }
  if (differences.length > 0) return { kind: 'differs', words: differences.slice(0, 5).join('; ') };
  return { kind: 'agrees', words: `${expected.pairs.length} routes, ${expected.unreachable.length} without one` };
}

/** The graph as a network: every edge is a path open to all, with its straight length as the cost. */
function networkOf(graph: z.infer<typeof graphSchema>): { network: Network; number: (id: string | number) => NodeId } {
  const numbers = new Map(graph.nodes.map((node, i) => [String(node.id), nodeId(i + 1)]));
  const number = (name: string | number): NodeId => {
    const found = numbers.get(String(name));
    if (found === undefined) throw new Error(`The graph has no node ${name}.`);
    return found;
  };
  const isYUp = graph.up === 'y';
  const nodes = graph.nodes.map(
    (node): MapNode => ({
      id: number(node.id),
      floor: floorId(String(node.floor)),
      x: node.x,
      y: isYUp ? node.z : node.y,
      z: isYUp ? node.y : node.z,
      name: '',
      open: true,
      mesh: null,
      dynamicRoute: null,
    }),
  );
  const edges = graph.edges.map(
    (edge, i): Edge => ({
      id: edgeId(i + 1),
      from: number(edge.from),
      to: number(edge.to),
      travel: [],
      direction: edge.direction > 0 ? 1 : edge.direction < 0 ? -1 : 0,
      weight: 0,
      multiplier: 1,
      multiplierZ: 1,
    }),
  );
  return {
    network: {
      nodes: new Map(nodes.map((node) => [node.id, node])),
      edges: new Map(edges.map((edge) => [edge.id, edge])),
      groups: new Map(),
      nextId: -1,
    },
    number,
  };
}
