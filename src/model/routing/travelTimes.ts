import type { Joint, TransitGroup, TravelKey, TravelType } from '@/model/plan/plan';

/** Metres a second of someone on foot, where no travel type says otherwise. */
const WALKING_SPEED = 1.4;

export interface TravelTimes {
  /** The quickest way that may be used on a path, null where it names none. */
  way(joint: Joint): TravelKey | null;
  /** Seconds along a path of this length in metres. */
  walk(way: TravelKey | null, length: number): number;
  /** Seconds of waiting before one sets off. */
  wait(way: TravelKey | null): number;
  /** Seconds in a group between its stops, without waiting. */
  ride(group: TransitGroup, length: number): number;
}

export function travelTimes(types: readonly TravelType[], allowed: (key: TravelKey) => boolean): TravelTimes {
  const byKey = new Map(types.map((type) => [type.key, type]));
  const speed = (way: TravelKey | null): number => {
    const known = way === null ? undefined : byKey.get(way)?.speed;
    return known !== undefined && known > 0 ? known : WALKING_SPEED;
  };
  return {
    way: (joint) => {
      const usable = joint.travel.filter(allowed);
      return usable.reduce<TravelKey | null>(
        (best, key) => (best === null || speed(key) > speed(best) ? key : best),
        null,
      );
    },
    walk: (way, length) => length / speed(way),
    wait: (way) => (way === null ? 0 : (byKey.get(way)?.wait ?? 0)),
    ride: (group, length) => length / (speed(group.travel) * group.multiplier),
  };
}
