import type { Edge, Network, NodeId, TravelType } from '@/model/network/network';
import type { Route } from './route';
import { mayUse, travelRule } from './travel/travelRules';

/** Whether a route can be followed step-free: each of its paths and rides allows a travel type without steps. */
export function isStepFreeRoute(
  { nodes, changes }: Pick<Route, 'nodes' | 'changes'>,
  network: Pick<Network, 'edges' | 'groups'>,
  types: readonly TravelType[],
): boolean {
  const isAllowed = travelRule(types, { stepFree: true });
  const open = new Set(nodes.slice(1).map((to, at) => stepKey(nodes[at], to)));
  for (const edge of network.edges.values())
    if (mayUse(edge.travel, isAllowed)) for (const key of stepsOf(edge)) open.delete(key);
  for (const { group } of changes) {
    const ride = group === null ? undefined : network.groups.get(group);
    if (!ride || !isAllowed(ride.travel)) continue;
    // A stop that is passed belongs to the ride, so each two of its stops may follow each other.
    for (const from of ride.nodes) for (const to of ride.nodes) open.delete(stepKey(from, to));
  }
  return open.size === 0;
}

const stepKey = (from: NodeId | undefined, to: NodeId): string => `${from} ${to}`;

const stepsOf = ({ from, to, direction }: Edge): readonly string[] => [
  ...(direction === -1 ? [] : [stepKey(from, to)]),
  ...(direction === 1 ? [] : [stepKey(to, from)]),
];
