import { compileGraph } from '@/model/routing/graph/compileGraph';
import { EDGE_LINK, type Graph } from '@/model/routing/graph/graph';
import { mayUse, travelRule } from '@/model/routing/travel/travelRules';
import {
  type Edge,
  edgeId,
  groupId,
  type Network,
  type NodeId,
  type TransitGroup,
  type TravelKey,
} from '../../network';
import { type Components, components } from '../components';
import type { CheckInput, DestinationMesh, Problem } from '../problem';
import { entrancesOf } from './entrancesOf';
import { type Obstacles, obstacles } from './obstacles';

/** A destination that a kind of route does not reach, with the travel types that prevent it. */
export interface MissedDestination {
  readonly destination: DestinationMesh;
  /** Its entrances, on the largest part of the network. */
  readonly entrances: readonly NodeId[];
  /** The path or transit group next to it that such routes may not take. */
  readonly obstacle: Edge | TransitGroup | null;
  /** Travel types of the obstacle. */
  readonly travel: readonly TravelKey[];
  /** Whether nothing else is in the way. */
  readonly isOnly: boolean;
}

/**
 * The destinations on the largest part of the network that routes of one kind cannot reach, step-free ones or the others;
 * one with several places is reached where one of them is. Directions and closed nodes are other problems.
 */
export function missedDestinations(
  { network, travelTypes, destinations }: Pick<CheckInput, 'network' | 'travelTypes' | 'destinations'>,
  stepFree: boolean,
): readonly MissedDestination[] {
  if (destinations.length === 0 || network.nodes.size === 0) return [];
  const options = { ignoreDirection: true, ignoreClosed: true };
  const anyWay = compileGraph(network, [], options);
  const graph = compileGraph(network, travelTypes, { ...options, stepFree });
  const whole = components(anyWay);
  const parts = components(graph);
  const entrances = entrancesOf(network);
  const reached = new Set<number>();
  const missed = new Map<number, Omit<MissedDestination, 'obstacle' | 'travel' | 'isOnly'>>();
  for (const destination of destinations) {
    const { id, name, floor } = destination;
    const nodes = (entrances.get(`${floor} ${name}`) ?? []).filter((node) => isInLargest(anyWay, whole, node));
    if (nodes.length === 0) continue;
    if (nodes.some((node) => isInLargest(graph, parts, node))) reached.add(id);
    else if (!missed.has(id)) missed.set(id, { destination, entrances: nodes });
  }
  const left = [...missed.values()].filter(({ destination }) => !reached.has(destination.id));
  if (left.length === 0) return [];
  const allowed = travelRule(travelTypes, { stepFree });
  const found = obstacles(anyWay, startsIn(network, anyWay, graph, parts), (link) =>
    mayUse(travelOf(ownerOf(network, anyWay, link)), allowed),
  );
  return left.map((one) => ({ ...one, ...obstacleOf(network, anyWay, found, one.entrances) }));
}

const isInLargest = (graph: Graph, parts: Components, id: NodeId): boolean => {
  const vertex = graph.index.get(id);
  return vertex >= 0 && parts.of[vertex] === parts.largest;
};

/** The vertices of the largest part that routes of this kind connect. */
function startsIn(network: Network, anyWay: Graph, graph: Graph, parts: Components): number[] {
  const starts: number[] = [];
  for (const id of network.nodes.keys()) if (isInLargest(graph, parts, id)) starts.push(anyWay.index.get(id));
  return starts;
}

const ownerOf = (network: Network, graph: Graph, link: number): Edge | TransitGroup | undefined =>
  graph.kinds[link] === EDGE_LINK
    ? network.edges.get(edgeId(graph.owners[link]!))
    : network.groups.get(groupId(graph.owners[link]!));

const travelOf = (owner: Edge | TransitGroup | undefined): readonly TravelKey[] =>
  owner === undefined || owner.travel === '' ? [] : typeof owner.travel === 'string' ? [owner.travel] : owner.travel;

function obstacleOf(
  network: Network,
  graph: Graph,
  { count, last }: Obstacles,
  entrances: readonly NodeId[],
): Pick<MissedDestination, 'obstacle' | 'travel' | 'isOnly'> {
  const nearest = entrances
    .map((id) => graph.index.get(id))
    .filter((vertex) => count[vertex]! > 0)
    .sort((one, other) => count[one]! - count[other]!)[0];
  const obstacle = nearest === undefined ? undefined : ownerOf(network, graph, last[nearest]!);
  return {
    obstacle: obstacle ?? null,
    travel: travelOf(obstacle),
    isOnly: nearest !== undefined && count[nearest] === 1,
  };
}

export const isPath = (obstacle: Edge | TransitGroup): obstacle is Edge => 'from' in obstacle;

/** The obstacle as a problem names it. */
export const obstacleIds = ({ obstacle }: MissedDestination): Pick<Problem, 'edges' | 'groups'> => ({
  edges: obstacle && isPath(obstacle) ? [obstacle.id] : [],
  groups: obstacle && !isPath(obstacle) ? [obstacle.id] : [],
});
