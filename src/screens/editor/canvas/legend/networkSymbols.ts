import type { Facility } from '@/model/floorPlan/kinds/meshKind';
import type { NodeId, TransitGroup, TravelKey, TravelType } from '@/model/network/network';

/** The nodes of transit groups with the symbol of their travel type. */
export function transitNodes(groups: Iterable<TransitGroup>): ReadonlyMap<NodeId, Facility> {
  const nodes = new Map<NodeId, Facility>();
  for (const { travel, nodes: stops } of groups)
    for (const stop of stops) nodes.set(stop, travel === 'stairs' || travel === 'escalator' ? travel : 'lift');
  return nodes;
}

/** Whether a path with these travel types can be taken without a step. */
export function stepFreeTest(types: readonly TravelType[]): (travel: readonly TravelKey[]) => boolean {
  const steps = new Set(types.filter(({ access }) => access === 0).map(({ key }) => key));
  return (travel) => travel.length === 0 || travel.some((key) => !steps.has(key));
}
