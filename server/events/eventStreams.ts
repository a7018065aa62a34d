import { Readable } from 'node:stream';
import type { EventKind } from '@/contract/events/events';
import type { SessionName } from '../repositories/session/sessions';
import type { EventBus, HeardEvent } from './eventBus';

/** Streams that one session may have open: one for each window that is seen. */
const PER_SESSION = 5;
/** Milliseconds between two comments, so that no proxy takes the connection for dead. */
const HEARTBEAT = 20_000;
/** Milliseconds between two checks of the sessions. */
const CHECK = 2_500;
/** Characters that a browser may leave unread: whoever reads nothing must not fill the memory. */
const MAX_UNREAD = 16_384;

export interface StreamOwner {
  readonly session: SessionName;
  readonly organisationId: number;
  /** Id of the provider's organisation, for its staff. */
  readonly providerId: number | null;
}

/** The events about what provider staff see whichever organisation is active. */
const STAFF_EVENTS: readonly EventKind[] = ['organisations-update', 'versions-update'];

const concerns = ({ organisationId, kind }: HeardEvent, owner: StreamOwner): boolean =>
  organisationId === null ||
  organisationId === owner.organisationId ||
  (organisationId === owner.providerId && STAFF_EVENTS.includes(kind));

export interface EventStreams {
  /** A stream of the events that concern its owner; null when the session has too many. */
  open(owner: StreamOwner): Readable | null;
  close(): void;
}

interface Deps {
  readonly events: EventBus;
  /** For each session, whether it may still work for its organisation. */
  readonly areOpen: (sessions: readonly SessionName[]) => Promise<readonly boolean[]>;
  readonly intervals?: { readonly heartbeat: number; readonly check: number };
}

/** The open streams of this instance. They end with their session, and with the right to its organisation. */
export function createEventStreams({ events, areOpen, intervals }: Deps): EventStreams {
  const streams = new Map<Readable, StreamOwner>();
  const unsubscribe = events.subscribe((event) => {
    for (const [stream, owner] of streams) if (concerns(event, owner)) send(stream, `event: ${event.kind}\ndata:\n\n`);
  });
  const heartbeat = setInterval(() => {
    for (const stream of streams.keys()) send(stream, ':\n\n');
  }, intervals?.heartbeat ?? HEARTBEAT).unref();
  const check = setInterval(() => {
    // Without an answer of the database nothing is known; the next check is soon.
    endClosed().catch(() => undefined);
  }, intervals?.check ?? CHECK).unref();

  function send(stream: Readable, text: string): void {
    stream.push(text);
    if (stream.readableLength > MAX_UNREAD) stream.destroy();
  }

  async function endClosed(): Promise<void> {
    if (streams.size === 0) return;
    const checked = [...streams];
    const open = await areOpen(checked.map(([, { session }]) => session));
    for (const [at, [stream]] of checked.entries()) if (open[at] !== true) end(stream);
  }

  function end(stream: Readable): void {
    streams.delete(stream);
    stream.push(null);
  }

  return {
    open: (owner) => {
      const own = [...streams.values()].filter(({ session }) => session.id === owner.session.id);
      if (own.length >= PER_SESSION) return null;
      const stream = new Readable({ read: () => {} });
      streams.set(stream, owner);
      stream.once('close', () => streams.delete(stream));
      // An aborted request is no failure of the service.
      stream.on('error', () => undefined);
      // The headers leave with the first bytes.
      stream.push(':\n\n');
      return stream;
    },
    close: () => {
      unsubscribe();
      clearInterval(heartbeat);
      clearInterval(check);
      for (const stream of streams.keys()) end(stream);
    },
  };
}
