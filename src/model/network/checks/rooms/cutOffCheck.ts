import { compileGraph } from '@/model/routing/graph/compileGraph';
import type { Graph } from '@/model/routing/graph/graph';
import type { MapNode, Network, NodeId, TransitGroup } from '../../network';
import { nodeId } from '../../network';
import { nodeName } from '../../objectName';
import { components } from '../components';
import { atNode, type CheckInput, type DestinationMesh, type NetworkCheck, NO_OBJECTS, type Problem } from '../problem';
import { entrancesOf } from './entrancesOf';

/** Names of places that a sentence lists. */
const MOST_NAMES = 5;

/**
 * Destinations that no visitor reaches, or nobody step-free, because something is closed; they could be reached if it were
 * open. One problem for each closed node or transit group, which names the places that it cuts off.
 */
export const cutOffCheck: NetworkCheck = (input) => {
  const closed = new Set<NodeId>();
  for (const { id, open } of input.network.nodes.values()) if (!open) closed.add(id);
  if (closed.size === 0 || input.destinations.length === 0) return [];
  const unreached = causesOf(input, closed, false);
  const known = new Set([...unreached.values()].flatMap(({ places }) => [...places.keys()]));
  return [
    ...[...unreached.values()].map((cause) => problemOf('cut-off', cause)),
    ...[...causesOf(input, closed, true).values()]
      .map((cause) => ({ ...cause, places: new Map([...cause.places].filter(([id]) => !known.has(id))) }))
      .filter(({ places }) => places.size > 0)
      .map((cause) => problemOf('cut-off-step-free', cause)),
  ];
};

interface Cause {
  readonly node: MapNode;
  readonly group: TransitGroup | null;
  /** By the id of the destination. */
  readonly places: Map<number, DestinationMesh>;
}

/** The causes that cut places off from one kind of routes, by the thing that is closed. */
function causesOf(
  { network, travelTypes, destinations }: CheckInput,
  closed: ReadonlySet<NodeId>,
  stepFree: boolean,
): ReadonlyMap<string, Cause> {
  const options = { ignoreDirection: true, stepFree };
  const opened = compileGraph(network, travelTypes, { ...options, ignoreClosed: true });
  const present = compileGraph(network, travelTypes, options);
  const [whole, parts] = [components(opened), components(present)];
  const isIn = (graph: Graph, { of, largest }: typeof whole, id: NodeId): boolean => {
    const vertex = graph.index.get(id);
    return vertex >= 0 && of[vertex] === largest;
  };
  const entrances = entrancesOf(network);
  const reached = new Set<number>();
  const cut = new Map<number, { readonly destination: DestinationMesh; readonly nodes: readonly NodeId[] }>();
  for (const destination of destinations) {
    const { id, name, floor } = destination;
    const nodes = (entrances.get(`${floor} ${name}`) ?? []).filter((node) => isIn(opened, whole, node));
    if (nodes.some((node) => isIn(present, parts, node))) reached.add(id);
    else if (nodes.length > 0 && !cut.has(id)) cut.set(id, { destination, nodes });
  }
  for (const id of reached) cut.delete(id);
  const causes = new Map<string, Cause>();
  if (cut.size === 0) return causes;
  const starts: number[] = [];
  for (const id of network.nodes.keys()) if (isIn(present, parts, id)) starts.push(opened.index.get(id));
  const isClosed = (vertex: number) => vertex < network.nodes.size && closed.has(nodeId(opened.nodeIds[vertex]!));
  const { count, last } = closures(opened, starts, isClosed);
  const groups = groupsOf(network);
  for (const { destination, nodes } of cut.values()) {
    const [nearest] = nodes
      .map((id) => opened.index.get(id))
      .filter((vertex) => count[vertex]! > 0)
      .sort((one, other) => count[one]! - count[other]!);
    const node = nearest === undefined ? undefined : network.nodes.get(nodeId(opened.nodeIds[last[nearest]!]!));
    if (!node) continue;
    const group = groups.get(node.id) ?? null;
    const key = group ? `group ${group.id}` : `node ${node.id}`;
    const cause = causes.get(key) ?? { node, group, places: new Map() };
    cause.places.set(destination.id, destination);
    causes.set(key, cause);
  }
  return causes;
}

/** The ways from `starts` that pass the fewest closed nodes, in linear time: how many, and the last one of them. */
function closures(graph: Graph, starts: readonly number[], isClosed: (vertex: number) => boolean) {
  const count = new Int32Array(graph.vertexCount).fill(-1);
  const last = new Int32Array(graph.vertexCount).fill(-1);
  let frontier = starts.map((vertex) => ({ vertex, closure: -1 }));
  for (let passed = 0; frontier.length > 0; passed++) {
    const beyond: typeof frontier = [];
    // The list grows while it is walked.
    for (const { vertex, closure } of frontier) {
      if (count[vertex] !== -1) continue;
      count[vertex] = passed;
      last[vertex] = closure;
      for (let arc = graph.offsets[vertex]!; arc < graph.offsets[vertex + 1]!; arc++) {
        const head = graph.heads[arc]!;
        if (count[head] !== -1 || graph.out[arc] === Number.POSITIVE_INFINITY) continue;
        if (isClosed(head)) beyond.push({ vertex: head, closure: head });
        else frontier.push({ vertex: head, closure });
      }
    }
    frontier = beyond;
  }
  return { count, last };
}

/** The transit group of each stop. */
function groupsOf({ groups }: Network): ReadonlyMap<NodeId, TransitGroup> {
  return new Map([...groups.values()].flatMap((group) => group.nodes.map((id) => [id, group] as const)));
}

function problemOf(message: 'cut-off' | 'cut-off-step-free', { node, group, places }: Cause): Problem {
  const names = [...places.values()].map(({ label }) => label);
  const detail = [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
  return {
    ...NO_OBJECTS,
    check: 'cut-off',
    severity: message === 'cut-off' ? 'error' : 'warning',
    message,
    subject: { name: group ? group.name : nodeName(node), count: names.length },
    detail,
    nodes: group ? [] : [node.id],
    groups: group ? [group.id] : [],
    place: atNode(node),
  };
}
