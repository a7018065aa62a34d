import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { EVENT_KINDS } from '@/contract/events/events';
import type { DatabaseLog } from '../database/database';
import type { EventLink, ServiceEvent } from './eventBus';

const CHANNEL = 'atrium_events';
const NOT_HEARD =
  'Notifications of PostgreSQL do not arrive, so that pages learn late of what happens at other instances. If DATABASE_URL leads to a pooler, set DATABASE_LISTEN_URL to the address of the database itself.';
/** Milliseconds before the first and before any further attempt to listen again. */
const FIRST_DELAY = 100;
const LONGEST_DELAY = 30_000;
const KEEP_ALIVE = 10_000;
/** Milliseconds within which a notification to oneself arrives, unless something between loses it. */
const PROBE_TIMEOUT = 5_000;

export interface LinkOptions {
  readonly log?: Pick<DatabaseLog, 'error'> | undefined;
  /** Address of the database for the connection that listens, where that of the pool leads to a pooler. */
  readonly listenUrl?: string | undefined;
  /** Milliseconds. */
  readonly probeTimeout?: number | undefined;
}

/**
 * Delay before attempt number `failures`, with up to a half more so that instances do not reconnect at the same moment.
 */
export const listenDelay = (failures: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1)) * (1 + random() / 2);

/**
 * Events between instances by NOTIFY of PostgreSQL. Listening takes a connection of its own, which is opened again when it is
 * lost. Until then only the events of this instance are passed on here; then those of others may have been missed. A pooler
 * in transaction mode loses every notification without a word: each time that listening begins, the instance notifies itself,
 * and logs an error where that does not arrive.
 */
export function createPostgresLink(
  pool: pg.Pool,
  { log, listenUrl, probeTimeout = PROBE_TIMEOUT }: LinkOptions = {},
): EventLink {
  const instance = randomUUID();
  const address = listenUrl === undefined ? {} : { connectionString: listenUrl };
  let isClosed = false;
  let client: pg.Client | null = null;

  async function listen(receive: (event: ServiceEvent) => void, onListening: () => void): Promise<void> {
    // A connection that dies without a word is noticed by TCP alone.
    const next = new pg.Client({
      ...pool.options,
      ...address,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
    });
    const ended = new Promise<void>((done) => {
      next.on('error', () => done());
      next.on('end', () => done());
    });
    const probe = `${instance} probe ${randomUUID()}`;
    let silence: NodeJS.Timeout | undefined;
    next.on('notification', ({ payload }) => {
      if (payload === probe) clearTimeout(silence);
      const event = eventOf(payload, instance);
      if (event) receive(event);
    });
    client = next;
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    onListening();
    silence = setTimeout(() => log?.error({}, NOT_HEARD), probeTimeout).unref();
    // As events are sent; a database that is away now ends the listening too.
    pool.query('SELECT pg_notify($1, $2)', [CHANNEL, probe]).catch(() => clearTimeout(silence));
    await ended;
    clearTimeout(silence);
  }

  async function keepListening(receive: (event: ServiceEvent) => void, onGap: () => void): Promise<void> {
    let failures = 0;
    const onListening = () => {
      if (failures > 0) onGap();
      failures = 0;
    };
    while (!isClosed) {
      await listen(receive, onListening).catch((error: unknown) => {
        if (!isClosed) log?.error({ error }, 'Events of other instances are not received.');
      });
      failures += 1;
      if (!isClosed) await wait(listenDelay(failures), undefined, { ref: false });
    }
  }

  return {
    open: (receive, onGap) => void keepListening(receive, onGap),
    send: ({ organisationId, kind }) => {
      pool
        .query('SELECT pg_notify($1, $2)', [CHANNEL, `${instance} ${organisationId} ${kind}`])
        .catch((error: unknown) => log?.error({ error }, 'Other instances were not told of an event.'));
    },
    close: async () => {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
}

/** The event of a notification of another instance; null for own ones and for those of a newer release. */
export function eventOf(payload: string | undefined, instance: string): ServiceEvent | null {
  const [from, organisation, name] = (payload ?? '').split(' ');
  const kind = EVENT_KINDS.find((one) => one === name);
  const organisationId = Number(organisation);
  return kind && from !== instance && Number.isInteger(organisationId) ? { organisationId, kind } : null;
}
