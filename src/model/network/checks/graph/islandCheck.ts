import Flatbush from 'flatbush';
import { compileGraph } from '@/model/routing/graph/compileGraph';
import { type FloorId, type MapNode, nodeId } from '../../network';
import { nodeName } from '../../objectName';
import { components, nodesOutside } from '../components';
import { type Fix, fix } from '../fix';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject } from '../problem';
import { isWalkable } from '../walkable';

/** Nodes that are connected to each other, but not to the largest part of the network. */
export const islandCheck: NetworkCheck = ({ network, floors }) => {
  const graph = compileGraph(network, [], { ignoreDirection: true, ignoreClosed: true });
  const parts = components(graph);
  const islands = nodesOutside(graph, parts, network.nodes.size);
  if (islands.size === 0) return [];
  const nodeAt = (vertex: number): MapNode => network.nodes.get(nodeId(graph.nodeIds[vertex]!))!;
  const mainland: MapNode[] = [];
  for (let vertex = 0; vertex < network.nodes.size; vertex++)
    if (parts.of[vertex] === parts.largest) mainland.push(nodeAt(vertex));
  const nearest = nearestByFloor(mainland);
  const isOpen = (one: MapNode, other: MapNode): boolean => isWalkable(floors.get(one.floor), one, other);
  return [...islands.values()]
    .filter((vertices) => vertices.length > 1) // a single node is loose
    .map((vertices) => {
      const nodes = vertices.map(nodeAt);
      const bridge = shortestBridge(nodes, nearest, isOpen);
      return {
        ...NO_OBJECTS,
        check: 'island' as const,
        severity: 'error' as const,
        message: 'island' as const,
        subject: nodesAsSubject(nodes),
        nodes: nodes.map((node) => node.id),
        place: atNode(bridge?.[0] ?? nodes[0]!),
        fixes: bridge ? [bridgeFix(bridge)] : [],
      };
    });
};

type Bridge = readonly [MapNode, MapNode];
const bridgeFix = ([one, other]: Bridge): Fix =>
  fix('connect-parts', [nodeName(one), nodeName(other)], { type: 'drawPath', from: one.id, to: other.id });

/** Nodes of the mainland that are tried for each node of an island before walls count as closed. */
const TRIED = 8;
type Nearest = (node: MapNode) => readonly MapNode[];

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
    const found = indexes.get(node.floor)?.neighbors(node.x, node.y, TRIED) ?? [];
    return found.map((at) => floors.get(node.floor)![at]!);
  };
}

/** The shortest path to the mainland that visitors can walk. */
function shortestBridge(
  nodes: readonly MapNode[],
  nearest: Nearest,
  isOpen: (one: MapNode, other: MapNode) => boolean,
): Bridge | null {
  let best: Bridge | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    for (const across of nearest(node)) {
      const away = Math.hypot(across.x - node.x, across.y - node.y);
      if (away >= least) break;
      if (!isOpen(node, across)) continue;
      least = away;
      best = [node, across];
    }
  }
  return best;
}
