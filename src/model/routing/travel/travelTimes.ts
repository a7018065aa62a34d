import type { Edge, TransitGroup, TravelKey, TravelType } from '@/model/network/network';

/** Metres a second of someone on foot, where no travel type says otherwise. */
const WALKING_SPEED = 1.4;

export interface TravelTimes {
  /** The fastest allowed travel type of an edge, null when it has none. */
  travelMode(edge: Edge): TravelKey | null;
  /** Seconds along a path of this length in metres. */
  walk(travelMode: TravelKey | null, length: number): number;
  /** Seconds of waiting at the start. */
  wait(travelMode: TravelKey | null): number;
  /** Seconds in a group between its stops, without waiting. */
  ride(group: TransitGroup, length: number): number;
}

export function travelTimes(types: readonly TravelType[], allowed: (key: TravelKey) => boolean): TravelTimes {
  const byKey = new Map(types.map((type) => [type.key, type]));
  const speed = (travelMode: TravelKey | null): number => {
    const known = travelMode === null ? undefined : byKey.get(travelMode)?.speed;
    return known !== undefined && known > 0 ? known : WALKING_SPEED;
  };
  return {
    travelMode: (edge) => {
      const usable = edge.travel.filter(allowed);
      return usable.reduce<TravelKey | null>(
        (best, key) => (best === null || speed(key) > speed(best) ? key : best),
        null,
      );
    },
    walk: (travelMode, length) => length / speed(travelMode),
    wait: (travelMode) => (travelMode === null ? 0 : (byKey.get(travelMode)?.wait ?? 0)),
    ride: (group, length) => length / (speed(group.travel) * group.multiplier),
  };
}
