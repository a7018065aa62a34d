import type { PlanNetwork } from '@/model/floorPlan/sources/planNetwork';
import type { NetworkToApply } from '../generating/networkToApply';

/** A floor of a location that gets the network of a floor of a source. */
export type TargetFloor = Pick<NetworkToApply['floors'][number], 'uuid' | 'elevation' | 'applied'>;

/**
 * The part of the network of a source that is on the floors that come in. Transit groups with fewer than two stops left are
 * dropped.
 * @param targets in the order of the floors of the source; null for one that does not come in
 */
export function networkOfSource(
  { floors, transits }: PlanNetwork,
  targets: readonly (TargetFloor | null)[],
): NetworkToApply {
  const chosen = floors.flatMap(({ nodes, links }, at) => {
    const target = targets[at];
    return target ? [{ at, part: { ...target, nodes, links } }] : [];
  });
  const indexOf = new Map(chosen.map(({ at }, index) => [at, index]));
  return {
    floors: chosen.map(({ part }) => part),
    transits: transits
      .map(({ facility, label, stops }) => ({
        facility,
        label,
        stops: stops.flatMap(({ floor, node }) => {
          const index = indexOf.get(floor);
          return index === undefined ? [] : [{ floor: index, node }];
        }),
      }))
      .filter(({ stops }) => stops.length > 1),
  };
}
