import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { EVENT_KINDS, type EventKind, readEvents } from '@/contract/events/events';
import { kiosksKey } from '../kiosks/kiosks';
import { PRESENCE_KEY } from '../presence/presenceKey';
import { callForStream } from '../transport/http';
import { CATEGORY_CACHE, clearCached } from '../transport/sessionCache';
import { createEventStreamReader } from './eventStream';

interface Listener {
  readonly onOpen: () => void;
  readonly onEvent: (kind: EventKind) => void;
}

/** Listens to the events of the active organisation until the service or the signal ends them. @throws ApiError */
export async function listenToEvents({ onOpen, onEvent }: Listener, signal: AbortSignal): Promise<void> {
  const stream = await callForStream(readEvents, signal);
  onOpen();
  const namesOf = createEventStreamReader();
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read())
    for (const name of namesOf(decoder.decode(part.value, { stream: true }))) {
      const kind = EVENT_KINDS.find((one) => one === name);
      if (kind) onEvent(kind);
    }
}

/** The record of each location, and not the network that somebody may be editing. */
const LOCATION_RECORDS: QueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] === 'project' && queryKey.length === 2,
};

/** The data of a location in an open editor; the network and the placements have their own keys below. */
const OPEN_LOCATION: QueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] === 'project-data' && queryKey.length === 2,
};

/** Queries that each event makes stale in an organisation. */
const STALE: Readonly<Record<EventKind, (organisation: string) => readonly QueryFilters[]>> = {
  'kiosks-update': (organisation) => [{ queryKey: kiosksKey(organisation) }],
  'publishing-update': (organisation) => [{ queryKey: ['projects', organisation] }, LOCATION_RECORDS],
  'imports-update': () => [{ queryKey: ['import-report'] }],
  'locations-update': (organisation) => [
    { queryKey: ['projects', organisation] },
    LOCATION_RECORDS,
    { queryKey: ['advertising', organisation] },
  ],
  // Destinations show the names and colours of theirs.
  'categories-update': (organisation) => [
    { queryKey: ['categories', organisation] },
    { queryKey: ['destinations', organisation] },
  ],
  'destinations-update': (organisation) => [
    { queryKey: ['destinations', organisation] },
    { queryKey: ['tags', organisation] },
  ],
  'amenities-update': (organisation) => [{ queryKey: ['amenities', organisation] }],
  'promotions-update': (organisation) => [
    { queryKey: ['promotions', 'event', organisation] },
    { queryKey: ['promotions', 'offer', organisation] },
  ],
  // Of the location whose editor is open.
  'presence-update': () => [{ queryKey: [PRESENCE_KEY] }],
  'floor-plans-update': () => [OPEN_LOCATION],
};

/** Loads again what an event makes stale, as far as it is shown. */
export async function refreshAfter(client: QueryClient, kind: EventKind, organisation: string): Promise<void> {
  if (kind === 'categories-update') clearCached(CATEGORY_CACHE, organisation);
  await Promise.all(STALE[kind](organisation).map((filters) => reload(client, filters)));
}

/**
 * Invalidates without restarting a query that is loading: restarted by frequent events, a long list would never arrive.
 * It is loaded once more instead.
 */
async function reload(client: QueryClient, filters: QueryFilters): Promise<void> {
  const mayBeOld = client.isFetching(filters) > 0;
  await client.invalidateQueries(filters, { cancelRefetch: false });
  if (mayBeOld) await client.invalidateQueries(filters, { cancelRefetch: false });
}
