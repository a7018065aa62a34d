import { compileGraph } from '@/model/routing/compileGraph';
import type { NodeId } from '../network';
import { components } from './components';
import { atNode, type NetworkCheck, NO_OBJECTS, type Problem } from './problem';

/**
 * Destinations that can be reached, but by nobody who needs a way without steps. Other checks report the parts of the
 * network; this one says which places people miss.
 */
export const stepFreeDestinationCheck: NetworkCheck = ({ network, travelTypes, destinations }) => {
  if (destinations.length === 0 || network.nodes.size === 0) return [];
  const options = { ignoreDirection: true, ignoreClosed: true };
  const anyWay = compileGraph(network, [], options);
  const stepFree = compileGraph(network, travelTypes, { ...options, stepFree: true });
  const whole = components(anyWay);
  const parts = components(stepFree);
  const isIn = (graph: typeof anyWay, found: typeof whole, id: NodeId): boolean => {
    const vertex = graph.index.get(id);
    return vertex !== undefined && found.of[vertex] === found.largest;
  };
  const entrances = new Map<string, NodeId[]>();
  for (const { id, floor, mesh } of network.nodes.values())
    if (mesh !== null) entrances.set(`${floor} ${mesh}`, [...(entrances.get(`${floor} ${mesh}`) ?? []), id]);
  const reached = new Set<number>();
  const missed = new Map<number, Problem>();
  for (const { id, name, label, floor } of destinations) {
    const nodes = (entrances.get(`${floor} ${name}`) ?? []).filter((node) => isIn(anyWay, whole, node));
    const [first] = nodes;
    if (first === undefined) continue;
    if (nodes.some((node) => isIn(stepFree, parts, node))) reached.add(id);
    const node = network.nodes.get(first);
    if (!node || missed.has(id)) continue;
    missed.set(id, {
      ...NO_OBJECTS,
      check: 'unreachable-destination',
      severity: 'warning',
      message: 'not-step-free',
      subject: { name: label, count: 1 },
      nodes,
      mesh: name,
      place: atNode(node),
    });
  }
  return [...missed].flatMap(([id, problem]) => (reached.has(id) ? [] : [problem]));
};
