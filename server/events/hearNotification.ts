import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CHECK_LIMITS } from '../database/databaseTimeouts';

const CHANNEL = 'atrium_check';

/**
 * Sends a notification from one address of the database and resolves when it arrives at the other one.
 * @throws when it does not arrive within `timeout` milliseconds, as through a pooler in transaction mode
 */
export async function hearNotification(sendUrl: string, listenUrl: string, timeout = 2_000): Promise<void> {
  const [listening, sending] = [listenUrl, sendUrl].map(
    (connectionString) => new pg.Client({ connectionString, ...CHECK_LIMITS }),
  ) as [pg.Client, pg.Client];
  let timer: NodeJS.Timeout | undefined;
  try {
    const payload = randomUUID();
    const heard = new Promise<void>((arrived, failed) => {
      listening.on('notification', (one) => {
        if (one.payload === payload) arrived();
      });
      for (const client of [listening, sending]) client.on('error', failed);
    });
    heard.catch(() => undefined);
    await listening.connect();
    await listening.query(`LISTEN ${CHANNEL}`);
    await sending.connect();
    await sending.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
    const lost = new Promise<never>((_, failed) => {
      timer = setTimeout(
        () => failed(new Error('Notifications do not arrive. Set DATABASE_LISTEN_URL to the database itself.')),
        timeout,
      );
    });
    await Promise.race([heard, lost]);
  } finally {
    clearTimeout(timer);
    await Promise.all([listening, sending].map((client) => client.end().catch(() => undefined)));
  }
}
