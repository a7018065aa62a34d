import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { EVENT_KINDS, type EventKind, readEvents } from '@/contract/events/events';
import type { PlainKind } from '@/contract/plainRecords';
import { KIND_NAMES, RECORD_KINDS, type RecordKindName } from '@/contract/recordKinds';
import { advertisingKey } from '../advertising/keys';
import { UNDERLAY_KEY } from '../buildings/keys';
import { categoriesKey } from '../categories/keys';
import { destinationsKey, tagsKey } from '../destinations/keys';
import { IMPORT_REPORT_KEY } from '../imports/keys';
import { kiosksKey } from '../kiosks/keys';
import { ACCESS_KEYS_KEY, PROJECT_KEY, projectsKey } from '../locations/keys';
import { NETWORK_STATE_KEY, PROJECT_DATA_KEY } from '../network/keys';
import { ORGANISATIONS_KEY } from '../organisations/keys';
import { PRESENCE_KEY } from '../presence/keys';
import { organisationPromotionsKey } from '../promotions/keys';
import { recordsKey } from '../records/keys';
import { SKINS_KEY } from '../skins/keys';
import { callForStream } from '../transport/byteCalls';
import { CATEGORY_CACHE, clearCached } from '../transport/sessionCache';
import { rolesKey, usersKey } from '../users/keys';
import { VERSIONS_KEY } from '../versions/keys';
import { createEventStreamReader } from './eventStream';

interface Listener {
  readonly onOpen: () => void;
  readonly onEvent: (kind: EventKind) => void;
  /** Called for every piece of the stream that ends no event. */
  readonly onSign: () => void;
}

/** Listens to the events of the active organisation until the service or the signal ends them. @throws ApiError */
export async function listenToEvents({ onOpen, onEvent, onSign }: Listener, signal: AbortSignal): Promise<void> {
  const stream = await callForStream(readEvents, signal);
  onOpen();
  const namesOf = createEventStreamReader();
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const names = namesOf(decoder.decode(part.value, { stream: true }));
    const kinds = names.flatMap((name) => EVENT_KINDS.filter((kind) => kind === name));
    for (const kind of kinds) onEvent(kind);
    if (kinds.length === 0) onSign();
  }
}

/** The record of each location, and not the network that somebody may be editing. */
const LOCATION_RECORDS: QueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] === PROJECT_KEY[0] && queryKey.length === 2,
};

/** The data of a location in an open editor; the network and the placements have their own keys below. */
const OPEN_LOCATION: QueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] === PROJECT_DATA_KEY[0] && queryKey.length === 2,
};

/** The revision of the network of an open editor, which then loads the network if it is newer. */
const NETWORK_STATE: QueryFilters = { queryKey: NETWORK_STATE_KEY };

type StaleOf = (organisation: string) => readonly QueryFilters[];

/** The kinds of record whose changes an event announces. */
type LiveKind = {
  [Kind in RecordKindName]: (typeof RECORD_KINDS)[Kind]['event'] extends null ? never : Kind;
}[RecordKindName];

/** The queries that a change of a record of each kind makes stale in an organisation; of a plain one its list does without a line. */
const STALE_WITH_RECORD: Readonly<Record<Exclude<LiveKind, PlainKind>, StaleOf> & Partial<Record<PlainKind, StaleOf>>> =
  {
    'access-key': () => [{ queryKey: ACCESS_KEYS_KEY }],
    building: () => [OPEN_LOCATION, NETWORK_STATE],
    // Destinations show the names and colours of theirs.
    category: (organisation) => [
      { queryKey: categoriesKey(organisation) },
      { queryKey: destinationsKey(organisation) },
    ],
    destination: (organisation) => [{ queryKey: destinationsKey(organisation) }, { queryKey: tagsKey(organisation) }],
    event: (organisation) => [{ queryKey: organisationPromotionsKey('event', organisation) }],
    floor: () => [OPEN_LOCATION, NETWORK_STATE, { queryKey: UNDERLAY_KEY }],
    'import-report': () => [{ queryKey: IMPORT_REPORT_KEY }],
    kiosk: (organisation) => [{ queryKey: kiosksKey(organisation) }],
    offer: (organisation) => [{ queryKey: organisationPromotionsKey('offer', organisation) }],
    organisation: () => [{ queryKey: ORGANISATIONS_KEY }],
    project: (organisation) => [
      { queryKey: projectsKey(organisation) },
      LOCATION_RECORDS,
      { queryKey: advertisingKey(organisation) },
    ],
    role: (organisation) => [{ queryKey: rolesKey(organisation) }],
    // Locations show the name of theirs.
    skin: (organisation) => [{ queryKey: SKINS_KEY }, { queryKey: projectsKey(organisation) }],
    'uploaded-map-file': () => [OPEN_LOCATION],
    user: (organisation) => [{ queryKey: usersKey(organisation) }],
    variable: () => [{ queryKey: SKINS_KEY }],
    version: () => [{ queryKey: VERSIONS_KEY }],
  };

const staleOf = (kind: RecordKindName): StaleOf | undefined => {
  const facts = RECORD_KINDS[kind];
  const others: Readonly<Partial<Record<RecordKindName, StaleOf>>> = STALE_WITH_RECORD;
  return (
    others[kind] ??
    ('list' in facts ? (organisation) => [{ queryKey: recordsKey(facts.list, organisation) }] : undefined)
  );
};

/** The same for what is done rather than saved. */
const STALE_WITH_PROCESS: { readonly [Kind in EventKind]?: StaleOf } = {
  'publishing-update': (organisation) => [{ queryKey: projectsKey(organisation) }, LOCATION_RECORDS],
  'network-update': () => [NETWORK_STATE],
  // Of the location whose editor is open.
  'presence-update': () => [{ queryKey: PRESENCE_KEY }],
};

/** The queries that an event makes stale. */
const staleWith = (event: EventKind, organisation: string): readonly QueryFilters[] =>
  [STALE_WITH_PROCESS[event], ...KIND_NAMES.filter((kind) => RECORD_KINDS[kind].event === event).map(staleOf)].flatMap(
    (stale) => stale?.(organisation) ?? [],
  );

/** Loads again what an event makes stale, as far as it is shown. */
export async function refreshAfter(client: QueryClient, kind: EventKind, organisation: string): Promise<void> {
  if (kind === 'categories-update') clearCached(CATEGORY_CACHE, organisation);
  await Promise.all(staleWith(kind, organisation).map((filters) => reload(client, filters)));
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
