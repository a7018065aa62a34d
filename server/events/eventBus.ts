import { EVENT_KINDS, type EventKind } from '@/contract/events/events';
import { createCoalescer } from './coalescer';

/** Something that the console of an organisation may have to load again. */
export interface ServiceEvent {
  readonly organisationId: number;
  readonly kind: EventKind;
}

/**
 * An event as a listener receives it; without an organisation, every organisation may have missed events of this kind.
 */
export interface HeardEvent {
  readonly organisationId: number | null;
  readonly kind: EventKind;
}

export interface EventBus {
  /** Call it after the change is committed. An event that is lost costs nothing but time: the console polls as well. */
  announce(event: ServiceEvent): void;
  /** Returns what ends the subscription. */
  subscribe(listener: (event: HeardEvent) => void): () => void;
  close(): Promise<void>;
}

/** Carries the events of an instance to the other ones. */
export interface EventLink {
  send(event: ServiceEvent): void;
  /** Called once, with what receives the events of others, and what is called when some of them may have been missed. */
  open(receive: (event: ServiceEvent) => void, onGap: () => void): void;
  close(): Promise<void>;
}

/** Milliseconds between two events of a kind in an organisation, at least. */
const INTERVAL = 1000;

/**
 * Spreads events to the listeners of this instance and, by the link, to those of others. Events of a kind in an organisation
 * are coalesced: the first is passed on at once, those of the following `interval` milliseconds as one.
 */
export function createEventBus(link: EventLink | null = null, interval = INTERVAL): EventBus {
  const listeners = new Set<(event: HeardEvent) => void>();
  const tell = (event: HeardEvent) => {
    for (const listener of listeners) listener(event);
  };
  const coalescer = createCoalescer<{ event: ServiceEvent; isOwn: boolean }>({
    interval,
    keyOf: ({ event }) => `${event.kind} ${event.organisationId}`,
    // One of others must not hide that this instance has something to tell them.
    merge: (one, other) => ({ event: one.event, isOwn: one.isOwn || other.isOwn }),
    pass: ({ event, isOwn }) => {
      tell(event);
      if (isOwn) link?.send(event);
    },
  });
  link?.open(
    (event) => coalescer.add({ event, isOwn: false }),
    () => {
      for (const kind of EVENT_KINDS) tell({ organisationId: null, kind });
    },
  );
  return {
    announce: (event) => coalescer.add({ event, isOwn: true }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      coalescer.stop();
      listeners.clear();
      await link?.close();
    },
  };
}
