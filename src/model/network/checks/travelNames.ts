import type { TravelKey, TravelType } from '../network';

/** Names of travel types as a list; a key that the service does not know is its own name. */
export const travelNames = (types: readonly TravelType[], keys: readonly TravelKey[]): string =>
  keys.map((key) => types.find((type) => type.key === key)?.name ?? key).join(', ');
