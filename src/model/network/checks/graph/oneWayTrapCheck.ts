import { compileGraph } from '@/model/routing/graph/compileGraph';
import { EDGE_LINK, type Graph } from '@/model/routing/graph/graph';
import { reachableFrom } from '@/model/routing/graph/reachableFrom';
import { type Edge, edgeId, type Network, nodeId } from '../../network';
import { nodeName, type ObjectName } from '../../objectName';
import { components } from '../components';
import { fix } from '../fix';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject, type Problem } from '../problem';

/** Parts that can be entered but not left, or left but not entered, because of one-way paths and rides. */
export const oneWayTrapCheck: NetworkCheck = ({ network }) => {
  const graph = compileGraph(network, [], { ignoreClosed: true });
  const parts = components(graph);
  const hub = parts.of.indexOf(parts.largest);
  if (hub < 0) return [];
  const entered = reachableFrom(graph, [hub], graph.out);
  const left = reachableFrom(graph, [hub], graph.back);
  return [
    ...traps(network, graph, entered, left).map((vertices) =>
      problem(network, graph, vertices, entered, 'cannot-leave'),
    ),
    ...traps(network, graph, left, entered).map((vertices) => problem(network, graph, vertices, left, 'cannot-enter')),
  ];
};

/** Vertices in set `one` but not in `other`, grouped by connected part. */
function traps(network: Network, graph: Graph, one: Uint8Array, other: Uint8Array): number[][] {
  const isTrapped = (vertex: number): boolean => one[vertex] === 1 && other[vertex] === 0;
  const seen = new Uint8Array(graph.vertexCount);
  const found: number[][] = [];
  for (let start = 0; start < network.nodes.size; start++) {
    if (seen[start] === 1 || !isTrapped(start)) continue;
    const vertices = [start];
    seen[start] = 1;
    // the list grows while it is walked
    for (const u of vertices) {
      for (let arc = graph.offsets[u]!; arc < graph.offsets[u + 1]!; arc++) {
        const v = graph.heads[arc]!;
        if (seen[v] === 1 || !isTrapped(v)) continue;
        seen[v] = 1;
        vertices.push(v);
      }
    }
    found.push(vertices);
  }
  return found;
}

function problem(
  network: Network,
  graph: Graph,
  vertices: readonly number[],
  reached: Uint8Array,
  message: 'cannot-leave' | 'cannot-enter',
): Problem {
  const gate = gateOf(network, graph, new Set(vertices), reached);
  const nodes = vertices
    .filter((vertex) => vertex < network.nodes.size)
    .map((vertex) => nodeId(graph.nodeIds[vertex]!));
  const shown = gate && (nodes.includes(gate.from) ? gate.from : gate.to);
  return {
    ...NO_OBJECTS,
    check: 'one-way-trap',
    severity: 'error',
    message,
    nodes: nodes.sort((one, other) => one - other),
    subject: { ...nodesAsSubject([network.nodes.get(shown ?? nodes[0]!)!]), count: nodes.length },
    edges: gate ? [gate.id] : [],
    place: atNode(network.nodes.get(shown ?? nodes[0]!)!),
    fixes: gate ? [fix('open-both-ways', pathName(network, gate), { type: 'openBothWays', path: gate.id })] : [],
  };
}

const pathName = (network: Network, { from, to }: Edge): ObjectName => [
  nodeName(network.nodes.get(from)!),
  nodeName(network.nodes.get(to)!),
];

/** A one-way path between the trap and the rest. */
function gateOf(network: Network, graph: Graph, inside: ReadonlySet<number>, reached: Uint8Array): Edge | null {
  for (const vertex of inside) {
    for (let arc = graph.offsets[vertex]!; arc < graph.offsets[vertex + 1]!; arc++) {
      const outside = graph.heads[arc]!;
      const link = graph.links[arc]!;
      if (inside.has(outside) || reached[outside] === 0 || graph.kinds[link] !== EDGE_LINK) continue;
      const edge = network.edges.get(edgeId(graph.owners[link]!));
      if (edge && edge.direction !== 0) return edge;
    }
  }
  return null;
}
