import { type PlaceGroup, placeGroups } from '@/model/content/rooms/placeGroups';
import { searchPlaces } from '@/model/content/search/searchPlaces';
import { sortKey } from '@/model/content/search/sortKey';
import { firstCharacter } from '@/model/text/firstCharacter';
import type { VenuePlace } from '../venuePlace';

/** Rows from which a list has an index. */
const INDEXED = 30;
/** Of names that begin with a digit or a sign. */
const OTHERS = '#';

/** All places by name, those that look alike as one. */
export const directoryRows = (places: readonly VenuePlace[]): readonly PlaceGroup<VenuePlace>[] =>
  placeGroups(searchPlaces(places, ''));

/** The letter under which people look for a name, without its accent. */
export function letterOf(name: string): string {
  const first = firstCharacter(sortKey(name));
  return /\p{L}/u.test(first) ? first.toUpperCase() : OTHERS;
}

/** The letters of a long list in its order; none for a short one. */
export const lettersOf = (rows: readonly PlaceGroup<VenuePlace>[]): readonly string[] =>
  rows.length < INDEXED ? [] : [...new Set(rows.map(([{ name }]) => letterOf(name)))];
