import { useMemo, useState } from 'react';
import { placeGroups } from '@/model/content/rooms/placeGroups';
import { searchPlaces } from '@/model/content/search/searchPlaces';
import { nearestPlaces } from '../directory/nearestPlaces';
import type { Standpoint } from '../directory/standpoint';
import type { Venue } from '../venue';
import type { VenuePlace } from '../venuePlace';
import { type SearchRow, searchRows } from './searchRows';

/** From where the nearest of places that look alike is found. */
export interface Nearby {
  readonly venue: Venue;
  readonly standpoint: Standpoint;
  readonly onDirections: (place: VenuePlace) => void;
}

interface Search {
  readonly places: readonly VenuePlace[];
  readonly query: string;
  /** Those that are found first. */
  readonly before: readonly VenuePlace[];
  readonly isOpen: boolean;
  readonly nearby: Nearby | undefined;
}

interface FoundRows {
  readonly rows: readonly SearchRow[];
  /** Whether the places of a group are listed, named by its first. */
  readonly isOpened: (first: number) => boolean;
  /** @param first null for no group */
  readonly open: (first: number | null) => void;
}

/** Rows that a person would scroll through; a longer search text finds the rest. */
const MOST = 60;

const NO_ROWS: readonly SearchRow[] = [];

/** The rows of what is found, of which one group of places that look alike can be opened. */
export function useFoundRows({ places, query, before, isOpen, nearby }: Search): FoundRows {
  const [opened, open] = useState<number | null>(null);
  const groups = useMemo(
    () => (isOpen ? placeGroups(searchPlaces(places, query).filter((place) => !before.includes(place))) : []),
    [isOpen, places, query, before],
  );
  const [venue, standpoint] = [nearby?.venue, nearby?.standpoint];
  const group = useMemo(() => {
    const members = opened === null ? undefined : groups.find(([{ id }]) => id === opened);
    if (opened === null || !members) return null;
    const near =
      venue && standpoint
        ? nearestPlaces(venue, standpoint.from, members, standpoint.isStepFree)
        : members.map((place) => ({ place, seconds: null }));
    return { first: opened, near };
  }, [groups, opened, venue, standpoint]);
  const hasDirections = nearby !== undefined;
  const rows = useMemo(() => {
    if (!isOpen) return NO_ROWS;
    const recents = before.map((place) => ({ kind: 'place' as const, place }));
    return [...recents, ...searchRows(groups.slice(0, MOST - recents.length), group, hasDirections)];
  }, [isOpen, before, groups, group, hasDirections]);
  return { rows, isOpened: (first) => opened === first, open };
}
