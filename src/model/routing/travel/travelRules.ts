import type { TravelKey, TravelType } from '@/model/network/network';

export interface TravelOptions {
  /** Allowed travel types; all of them when omitted. */
  readonly travel?: ReadonlySet<TravelKey>;
  /** Only travel types with access 1 or 2; those with access 2 are for step-free routes alone. */
  readonly stepFree?: boolean;
}

/** Whether a travel type may be used. One that the service does not know is allowed, but never step-free. */
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
  // Networks have long runs of edges with one travel type.
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

/** An edge is usable if any of its travel types is; an edge without travel types is open to all. */
export const mayUse = (keys: readonly TravelKey[], allowed: (key: TravelKey) => boolean): boolean =>
  keys.length === 0 || (keys.length === 1 ? allowed(keys[0]!) : keys.some(allowed));
