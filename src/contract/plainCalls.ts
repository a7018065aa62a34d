import { amenityCalls } from './amenities/amenities';
import type { Endpoint } from './endpoint';
import { PLAIN_KINDS, type PlainKind } from './plainRecords';

interface FourCalls {
  readonly list: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
}

/** The calls of each plain record. */
export const PLAIN_CALLS = { amenity: amenityCalls } as const satisfies Readonly<Record<PlainKind, FourCalls>>;

/** All of them, by kind and by name. */
export const plainCalls: readonly Endpoint[] = PLAIN_KINDS.flatMap((kind) => {
  const { create, remove, list, update } = PLAIN_CALLS[kind];
  return [create, remove, list, update];
});
