/** The parts of an address that IMDF asks for and that one line tells. */
export interface VenueAddress {
  readonly address: string;
  readonly locality: string;
}

/** The address of a venue by the line of the settings: its last part without digits is the town. The name fills what is missing. */
export function venueAddress(line: string | null, name: string): VenueAddress {
  const address = line?.replace(/\s+/g, ' ').trim() || name;
  const parts = address.split(',').map((part) => part.replace(/\S*\d\S*/g, ' ').trim());
  return { address, locality: parts.findLast((part) => part !== '') ?? name };
}
