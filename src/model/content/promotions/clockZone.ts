/** A location with the zone of its clock, an IANA name. */
export interface ZonedLocation {
  /** Uuid. */
  readonly id: string;
  readonly timeZone?: string | null | undefined;
}

/** Of locations in several zones: their clocks differ. */
const SEVERAL = 'UTC';

/**
 * The zone in which the times of an event or offer are typed: that of the locations that show it, or of all locations where it
 * names none. UTC where these have several.
 * @param named uuids of the locations in all of which it is shown
 */
export function clockZone(named: readonly string[], locations: readonly ZonedLocation[]): string {
  const some = named.length === 0 ? [] : locations.filter(({ id }) => named.includes(id));
  const zones = new Set((some.length > 0 ? some : locations).flatMap(({ timeZone }) => timeZone ?? []));
  const [first = SEVERAL] = zones;
  return zones.size === 1 ? first : SEVERAL;
}
