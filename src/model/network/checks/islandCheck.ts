import Flatbush from 'flatbush';
import { compileGraph } from '@/model/routing/compileGraph';
import { type FloorId, type MapNode, nodeId } from '../network';
import { drawPath } from '../operations/drawPath';
import { components, nodesOutside } from './components';
import { atNode, type NetworkCheck } from './problem';

/** Nodes that are connected to each other, but not to the largest part of the network. */
export const islandCheck: NetworkCheck = ({ network }) => {
  const graph = compileGraph(network, [], { ignoreDirection: true, ignoreClosed: true });
  const parts = components(graph);
  const islands = nodesOutside(graph, parts, network.nodes.size);
  if (islands.size === 0) return [];
  const nodeAt = (vertex: number): MapNode => network.nodes.get(nodeId(graph.nodeIds[vertex]!))!;
  const mainland: MapNode[] = [];
  for (let vertex = 0; vertex < network.nodes.size; vertex++)
    if (parts.of[vertex] === parts.largest) mainland.push(nodeAt(vertex));
  const nearest = nearestByFloor(mainland);
  return [...islands.values()]
    .filter((vertices) => vertices.length > 1) // a single node is loose
    .map((vertices) => {
      const nodes = vertices.map(nodeAt);
      const bridge = shortestBridge(nodes, nearest);
      return {
        check: 'island' as const,
        severity: 'error' as const,
        message: 'island' as const,
        nodes: nodes.map((node) => node.id),
        edges: [],
        groups: [],
        place: atNode(bridge?.[0] ?? nodes[0]!),
        fix: bridge && drawPath(network, bridge[0].id, bridge[1].id),
      };
    });
};

type Nearest = (node: MapNode) => MapNode | undefined;

function nearestByFloor(nodes: readonly MapNode[]): Nearest {
  const floors = new Map<FloorId, MapNode[]>();
  for (const node of nodes) {
    const members = floors.get(node.floor);
    if (members) members.push(node);
    else floors.set(node.floor, [node]);
  }
  const indexes = new Map<FloorId, Flatbush>();
  for (const [floor, members] of floors) {
    const index = new Flatbush(members.length);
    for (const { x, y } of members) index.add(x, y, x, y);
    index.finish();
    indexes.set(floor, index);
  }
  return (node) => {
    const found = indexes.get(node.floor)?.neighbors(node.x, node.y, 1)[0];
    return found === undefined ? undefined : floors.get(node.floor)![found];
  };
}

function shortestBridge(nodes: readonly MapNode[], nearest: Nearest): readonly [MapNode, MapNode] | null {
  let best: readonly [MapNode, MapNode] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const across = nearest(node);
    const away = across ? Math.hypot(across.x - node.x, across.y - node.y) : Number.POSITIVE_INFINITY;
    if (!across || away >= least) continue;
    least = away;
    best = [node, across];
  }
  return best;
}
