import { useMemo, useState } from 'react';
import type { VenuePlace } from '../venuePlace';

/** The places that a visitor has searched for, the last one first. */
export interface RecentPlaces {
  readonly places: readonly VenuePlace[];
  readonly add: (place: VenuePlace) => void;
  readonly clear: () => void;
}

const KEY = 'atrium.recentPlaces';
const MOST = 5;

function storedIds(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : [];
  } catch {
    return [];
  }
}

function store(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // They are those of this visit then.
  }
}

/** @param isKept false at a kiosk, where the next visitor is somebody else */
export function useRecentPlaces(places: readonly VenuePlace[], isKept: boolean): RecentPlaces {
  const [ids, setIds] = useState(() => (isKept ? storedIds() : []));
  const set = (next: readonly number[]) => {
    if (!isKept) return;
    setIds(next);
    store(next);
  };
  return {
    places: useMemo(() => ids.flatMap((id) => places.find((place) => place.id === id) ?? []), [ids, places]),
    add: ({ id }) => set([id, ...ids.filter((one) => one !== id)].slice(0, MOST)),
    clear: () => set([]),
  };
}
