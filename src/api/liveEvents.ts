import type { QueryClient } from '@tanstack/react-query';
import { EVENT_KINDS, type EventKind, readEvents } from '@/contract/events';
import { createEventStreamReader } from './eventStream';
import { callForStream } from './http';
import { screensKey } from './screens';

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

/** Loads again what an event makes stale, as far as it is shown. */
export async function refreshAfter(client: QueryClient, kind: EventKind, organisation: string): Promise<void> {
  if (kind === 'kiosks-update') await client.invalidateQueries({ queryKey: screensKey(organisation) });
  if (kind === 'imports-update') await client.invalidateQueries({ queryKey: ['import-report'] });
  if (kind !== 'publishing-update') return;
  await client.invalidateQueries({ queryKey: ['projects', organisation] });
  // The record of each location, and not the network that somebody may be editing.
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'project' && queryKey.length === 2 });
}
