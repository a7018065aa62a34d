import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../server/database/createPool';
import { hearNotification } from '../../../server/events/hearNotification';
import { createPostgresLink } from '../../../server/events/postgresLink';
import { startPostgres } from '../../support/service/postgres';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
const urlOf = (database: string) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(postgres.socketFolder)}`;
beforeAll(async () => {
  postgres = await startPostgres();
  const admin = new pg.Client({ connectionString: urlOf('postgres') });
  await admin.connect();
  // Notifications of one database are not heard in another one, as those behind a pooler are not.
  await admin.query('CREATE DATABASE deaf');
  await admin.end();
});
afterAll(() => postgres.stop());

/** Listens with a link until it has heard an event of another one, or has said that it hears nothing. */
async function listenAt(listenUrl: string | undefined, probeTimeout: number) {
  const pool = createPool({ connectionString: urlOf('postgres'), max: 2 });
  const errors: string[] = [];
  let reported: () => void = () => undefined;
  const hasSaid = new Promise<void>((done) => {
    reported = done;
  });
  const log = {
    error: (_: object, message: string) => {
      errors.push(message);
      reported();
    },
  };
  const link = createPostgresLink(pool, { log, listenUrl, probeTimeout });
  const other = createPostgresLink(pool);
  const heard: unknown[] = [];
  const hasHeard = new Promise<void>((done) => {
    link.open(
      (event) => {
        heard.push(event);
        done();
      },
      () => undefined,
    );
  });
  return {
    errors,
    heard,
    hasSaid,
    hasHeard,
    tell: () => other.send({ organisationId: 1, kind: 'kiosks-update' }),
    close: async () => {
      await Promise.all([link.close(), other.close()]);
      await pool.end();
    },
  };
}

it('[OP45] an instance that does not hear its own notification logs what to set', async () => {
  const deaf = await listenAt(urlOf('deaf'), 50);
  await deaf.hasSaid;
  expect(deaf.errors).toEqual([expect.stringContaining('set DATABASE_LISTEN_URL')]);
  expect(deaf.heard).toEqual([]);
  await deaf.close();
});

it.each([
  ['the address of the pool', () => undefined],
  ['an address of its own', () => urlOf('postgres')],
])('[OP45] at %s it hears the others and logs nothing', async (_, listenUrl) => {
  const link = await listenAt(listenUrl(), 60_000);
  const telling = setInterval(link.tell, 20);
  await link.hasHeard;
  clearInterval(telling);
  expect([link.errors, link.heard[0]]).toEqual([[], { organisationId: 1, kind: 'kiosks-update' }]);
  await link.close();
});

it('[OP45] the check before a start sends itself a notification', async () => {
  await expect(hearNotification(urlOf('postgres'), urlOf('postgres'), 60_000)).resolves.toBeUndefined();
  await expect(hearNotification(urlOf('postgres'), urlOf('deaf'), 50)).rejects.toThrow('DATABASE_LISTEN_URL');
});
