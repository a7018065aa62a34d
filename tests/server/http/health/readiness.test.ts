import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { dependenciesOf } from '../../../../server/dependencies';
import type { Dependency } from '../../../../server/http/health/dependency';
import { createReadiness } from '../../../../server/http/health/readiness';
import { serveHealth } from '../../../../server/http/health/serveHealth';
import { createSmtpTransport } from '../../../../server/mail/smtpTransport';
import { openS3Storage } from '../../../../server/storage/s3Storage';
import { S3_BUCKET, S3_KEY, startS3Double } from '../../../support/s3Double';

const quiet = { info: () => {}, warn: () => {} };
const works = async () => {};

function readinessOf(dependencies: readonly Dependency[], deadAfter = 60_000) {
  const clock = { now: 0 };
  const readiness = createReadiness({
    dependencies,
    deadAfter,
    isBroken: () => false,
    log: quiet,
    now: () => clock.now,
  });
  const app = fastify();
  serveHealth(app, { readiness, registry: new Registry(), access: 'closed' });
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return { status: statusCode, retryAfter: headers['retry-after'], ...JSON.parse(body) };
  };
  return { readiness, clock, ask, close: () => app.close() };
}

/** A store that answers as it should until it is told otherwise. */
async function storeThat() {
  const double = await startS3Double();
  const storage = await openS3Storage({
    endpoint: double.endpoint,
    bucket: S3_BUCKET,
    region: 'us-east-1',
    ...S3_KEY,
    forcePathStyle: true,
  });
  return { double, storage };
}

it('[HT31] names the state of each dependency, and is ready while those that calls need answer', async () => {
  const { double, storage } = await storeThat();
  const silentMail = createServer(() => {});
  await new Promise<void>((listening) => silentMail.listen(0, '127.0.0.1', listening));
  const { port } = silentMail.address() as AddressInfo;
  const sockets: Socket[] = [];
  silentMail.on('connection', (socket) => sockets.push(socket));
  const smtp = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'a@atrium.example');
  const { ask, close } = readinessOf(
    dependenciesOf({ database: { check: works, isBusy: () => false }, storage, smtp }),
  );
  // A mail waits for its server, so calls are answered without it.
  expect(await ask('/readyz')).toMatchObject({
    status: 'ready',
    dependencies: { database: 'ok', storage: 'ok', mail: expect.stringMatching(/no answer|unreachable/) },
  });
  await close();
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => silentMail.close(closed));
  await storage.close();
  await double.close();
});

it('[HT31] is not ready while the object store is silent or away, and ready once it answers', async () => {
  const { double, storage } = await storeThat();
  const { ask, close } = readinessOf(
    dependenciesOf({ database: { check: works, isBusy: () => false }, storage, smtp: null }),
  );
  double.hold(() => true);
  expect(await ask('/readyz')).toMatchObject({
    status: 'not ready',
    retryAfter: '2',
    dependencies: { database: 'ok', storage: expect.stringMatching(/no answer within 2 s|unreachable/) },
  });
  double.release();
  await expect.poll(async () => (await ask('/readyz')).status).toBe('ready');
  await double.close();
  await expect.poll(async () => (await ask('/readyz')).dependencies.storage).toBe('unreachable');
  await storage.close();
  await close();
});

it('[HT31] asks a dependency once however many want to know, and never waits for more than two seconds', async () => {
  let asked = 0;
  const silent: Dependency = {
    name: 'database',
    isRequired: true,
    maxAge: 0,
    check: () => {
      asked += 1;
      return new Promise(() => {});
    },
  };
  const { ask, close } = readinessOf([silent]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')));
  expect(new Set(answers.map(({ dependencies }) => dependencies.database))).toEqual(new Set(['no answer within 2 s']));
  await ask('/readyz');
  expect(asked).toBe(1);
  await close();
});

it('[HT32] /healthz ends with a database that fails for a minute, and not with one that restarts', async () => {
  let isAway = true;
  const database: Dependency = {
    name: 'database',
    isRequired: true,
    maxAge: 0,
    check: () => (isAway ? Promise.reject(new Error('away')) : works()),
  };
  const { ask, clock, close } = readinessOf([database]);
  const after = async (milliseconds: number) => {
    clock.now += milliseconds;
    await ask('/readyz');
    return (await ask('/healthz')).status;
  };
  expect(await after(0)).toBe('ok');
  expect(await after(59_000)).toBe('ok');
  expect(await after(2_000)).toBe('dead');
  expect(await ask('/healthz')).toMatchObject({ status: 'dead', cause: 'database' });
  isAway = false;
  await expect.poll(() => after(0)).toBe('ok');
  isAway = true;
  expect(await after(59_000)).toBe('ok');
  await close();
});

it('[HT32] a database that is slow because it works is not ready, and dead only after ten times as long', async () => {
  let isBusy = true;
  const slow: Dependency = {
    name: 'database',
    isRequired: true,
    maxAge: 0,
    check: () => Promise.reject(new Error('timeout exceeded when trying to connect')),
    isBusy: () => isBusy,
  };
  const { ask, clock, close } = readinessOf([slow]);
  // Whoever asks within a second is given the answer of before.
  const after = async (milliseconds: number) => {
    clock.now += milliseconds;
    return [(await ask('/readyz')).dependencies.database, (await ask('/healthz')).status];
  };
  for (let minute = 0; minute < 3; minute++) expect(await after(60_000)).toEqual(['busy', 'ok']);
  isBusy = false;
  await expect.poll(() => after(0)).toEqual(['unreachable', 'ok']);
  expect(await after(61_000)).toEqual(['unreachable', 'dead']);
  isBusy = true;
  await expect.poll(() => after(0)).toEqual(['busy', 'ok']);
  expect(await after(599_000)).toEqual(['busy', 'ok']);
  expect(await after(2_000)).toEqual(['busy', 'dead']);
  await close();
});

it('[HT33] is not ready from the moment in which it begins to stop', async () => {
  const { readiness, ask, close } = readinessOf([]);
  expect((await ask('/readyz')).status).toBe('ready');
  readiness.beginStop();
  expect(await ask('/readyz')).toMatchObject({ status: 'stopping', retryAfter: '2' });
  expect((await ask('/healthz')).status).toBe('ok');
  await close();
});
