import type { TravelKey, TravelType } from '@/model/network/network';

export interface TravelOptions {
  /** The ways that may be used; all of them when left out. */
  readonly travel?: ReadonlySet<TravelKey>;
  /** Only ways with access 1 or 2; those with access 2 are for such journeys alone. */
  readonly stepFree?: boolean;
}

/** Whether one way may be used. A way that the service does not know is open to all, yet never counts as step-free. */
export function travelRule(
  types: readonly TravelType[],
  { travel, stepFree = false }: TravelOptions,
): (key: TravelKey) => boolean {
  const access = new Map(types.map((type) => [type.key, type.access]));
  const rule = (key: TravelKey): boolean => {
    if (travel && !travel.has(key)) return false;
    const level = access.get(key);
    return stepFree ? level === 1 || level === 2 : level !== 2;
  };
  // plans have long runs of paths of one way
  let last: TravelKey | null = null;
  let isAllowed = false;
  return (key) => {
    if (key !== last) {
      last = key;
      isAllowed = rule(key);
    }
    return isAllowed;
  };
}

/** A path is usable if any of its ways is; a path that names none is open to all. */
export const mayUse = (keys: readonly TravelKey[], allowed: (key: TravelKey) => boolean): boolean =>
  keys.length === 0 || (keys.length === 1 ? allowed(keys[0]!) : keys.some(allowed));
