import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { EVENT_KINDS } from '@/contract/events';
import type { DatabaseLog } from '../database/database';
import type { EventLink, ServiceEvent } from './eventBus';

const CHANNEL = 'atrium_events';
/** Milliseconds. */
const RECONNECT_DELAY = 2000;

/**
 * Events between instances by NOTIFY of PostgreSQL. Listening takes a connection of its own, which is opened again when it is
 * lost; until then only the events of this instance are passed on here.
 */
export function createPostgresLink(pool: pg.Pool, log?: Pick<DatabaseLog, 'error'>): EventLink {
  const instance = randomUUID();
  let isClosed = false;
  let client: pg.Client | null = null;

  async function listen(receive: (event: ServiceEvent) => void): Promise<void> {
    const next = new pg.Client(pool.options);
    const ended = new Promise<void>((done) => {
      next.on('error', () => done());
      next.on('end', () => done());
    });
    next.on('notification', ({ payload }) => {
      const event = eventOf(payload, instance);
      if (event) receive(event);
    });
    client = next;
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    await ended;
  }

  async function keepListening(receive: (event: ServiceEvent) => void): Promise<void> {
    while (!isClosed) {
      await listen(receive).catch((error: unknown) => {
        if (!isClosed) log?.error({ error }, 'Events of other instances are not received.');
      });
      if (!isClosed) await wait(RECONNECT_DELAY, undefined, { ref: false });
    }
  }

  return {
    open: (receive) => void keepListening(receive),
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
