import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createReadiness } from '../../../server/http/health/readiness';
import { serveHealth } from '../../../server/http/health/serveHealth';
import { stopDeadline, stopService } from '../../../server/stopService';

const quiet = { info: () => {}, warn: () => {} };

/** A service that listens, and what it has given back so far. */
async function running({ delay = 0, jobs = Promise.resolve() as Promise<void> } = {}) {
  const app = fastify();
  const readiness = createReadiness({ dependencies: [], deadAfter: 1000, isBroken: () => false, log: quiet });
  serveHealth(app, { readiness, registry: new Registry(), access: 'closed' });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const given: string[] = [];
  const closes = (name: string) => ({
    close: async () => {
      given.push(name);
    },
  });
  const hurry = new AbortController();
  const stop = () =>
    stopService(
      {
        app,
        readiness,
        delay,
        jobs: {
          wake: () => {},
          stop: () => jobs,
          handBack: async () => {
            given.push('job');
          },
        },
        background: [{ stop: async () => void given.push('mails') }],
        resources: [closes('events'), closes('folder')],
        log: quiet,
      },
      hurry.signal,
    );
  return { address, given, stop, hurry };
}

async function openSocket(address: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  // An answer that is not read keeps a socket from closing.
  socket.resume();
  await new Promise<void>((connected) => socket.once('connect', connected));
  socket.write(text);
  return socket;
}

it.each([
  ['a header that stops', 'GET /healthz HTTP/1.1\r\nHost: a\r\n'],
  [
    'a body that stops',
    'POST /nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nContent-Type: text/plain\r\n\r\nabc',
  ],
])('[OP20] %s: its connection is closed, and everything is given back in order', async (_what, text) => {
  const service = await running();
  const socket = await openSocket(service.address, text);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  await service.stop();
  await closed;
  expect(service.given).toEqual(['mails', 'events', 'folder']);
});

it('[OP21] answers 503 to /readyz before its port closes, everything else as before, and asks callers to go elsewhere', async () => {
  const service = await running({ delay: 60_000 });
  const stopped = service.stop();
  const ready = await fetch(`${service.address}/readyz`);
  expect([ready.status, (await ready.json()).status, ready.headers.get('connection')]).toEqual([
    503,
    'stopping',
    'close',
  ]);
  expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
  expect(service.given).toEqual(['mails']);
  // A second signal does not wait.
  service.hurry.abort();
  await stopped;
  await expect(fetch(`${service.address}/readyz`)).rejects.toThrow();
  expect(service.given).toEqual(['mails', 'events', 'folder']);
});

it('[OP22] gives a job that does not end back, and stops in order all the same', async () => {
  const service = await running({ jobs: new Promise<void>(() => {}) });
  await service.stop();
  expect(service.given).toEqual(['mails', 'job', 'events', 'folder']);
});

it('[OP17] is given at most ten seconds, or five after its port closed where that is later', () => {
  expect([0, 5000, 30_000].map(stopDeadline)).toEqual([9500, 9500, 34_500]);
});
