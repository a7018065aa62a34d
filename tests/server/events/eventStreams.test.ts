import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { EVENT_KINDS } from '@/contract/events/events';
import { createEventBus } from '../../../server/events/eventBus';
import { createEventStreams, type StreamOwner } from '../../../server/events/eventStreams';

const owner = (id: string, organisationId = 1, providerId: number | null = null): StreamOwner => ({
  session: { id, organisation: null },
  organisationId,
  providerId,
});

const textOf = (stream: { read(): unknown } | null): string => String(stream?.read() ?? '');

function openStreams(areOpen: (ids: readonly string[]) => readonly boolean[] = (ids) => ids.map(() => true)) {
  const events = createEventBus(null, 0);
  const streams = createEventStreams({
    events,
    areOpen: async (sessions) => areOpen(sessions.map(({ id }) => id)),
    intervals: { heartbeat: 10, check: 10 },
  });
  return { events, streams };
}

it('[LU1] passes an event to the streams of its organisation alone, and comments keep them open', async () => {
  const { events, streams } = openStreams();
  const own = streams.open(owner('a', 1));
  const other = streams.open(owner('b', 2));
  events.announce({ organisationId: 1, kind: 'kiosks-update' });
  expect(textOf(own)).toContain('event: kiosks-update\ndata:\n\n');
  expect(textOf(other)).toBe(':\n\n');
  await wait(40);
  expect(textOf(other)).toMatch(/^(:\n\n)+$/);
  streams.close();
  await events.close();
});

it('[LU1] the rule names every event', () => {
  const rule = readFileSync('docs/rules/events.md', 'utf8').match(/\*\*LU1\*\*.*/)?.[0] ?? '';
  expect(EVENT_KINDS.filter((kind) => !rule.includes(`\`${kind}\``))).toEqual([]);
});

it('[LU1] passes events about versions and organisations to staff who act for another organisation, and no others', async () => {
  const { events, streams } = openStreams();
  const [staff, customer] = [streams.open(owner('a', 2, 1)), streams.open(owner('b', 2))];
  for (const kind of EVENT_KINDS) events.announce({ organisationId: 1, kind });
  expect(textOf(staff).match(/^event: .+$/gm)).toEqual(['event: organisations-update', 'event: versions-update']);
  expect(textOf(customer)).not.toContain('event');
  streams.close();
  await events.close();
});

it('[LU8] tells the streams of every organisation what they may have missed', async () => {
  let miss: () => void = () => undefined;
  const events = createEventBus({
    send: () => undefined,
    open: (_receive, onGap) => {
      miss = onGap;
    },
    close: async () => undefined,
  });
  const streams = createEventStreams({ events, areOpen: async (sessions) => sessions.map(() => true) });
  const [own, other] = [streams.open(owner('a', 1)), streams.open(owner('b', 2))];
  miss();
  const all = [`:\n\n`, ...EVENT_KINDS.map((kind) => `event: ${kind}\ndata:\n\n`)].join('');
  expect([textOf(own), textOf(other)]).toEqual([all, all]);
  streams.close();
  await events.close();
});

it('[LU4] ends the streams of sessions that have ended, and no others', async () => {
  const { streams } = openStreams((ids) => ids.map((id) => id !== 'gone'));
  const stays = streams.open(owner('stays'));
  const gone = streams.open(owner('gone'));
  const ended = new Promise((done) => gone?.once('end', done));
  gone?.resume();
  await ended;
  expect(stays?.readableEnded).toBe(false);
  streams.close();
});

it('[LU4] looks at the sessions so often that the stream of one that has ended is open for five seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const events = createEventBus();
  const streams = createEventStreams({ events, areOpen: async (sessions) => sessions.map(() => false) });
  const stream = streams.open(owner('gone'));
  const ended = new Promise((done) => stream?.once('end', done));
  stream?.resume();
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await ended;
  streams.close();
  await events.close();
});

it('[LU4] leaves the streams open while the database does not answer', async () => {
  const { streams } = openStreams(() => {
    throw new Error('no connection');
  });
  const stream = streams.open(owner('a'));
  stream?.resume();
  await wait(40);
  expect([stream?.readableEnded, stream?.destroyed]).toEqual([false, false]);
  streams.close();
});

it('[LU5] opens five streams of a session, and another one when one has closed', async () => {
  const { streams } = openStreams();
  const open = Array.from({ length: 5 }, () => streams.open(owner('a')));
  expect(open.every((stream) => stream !== null)).toBe(true);
  expect(streams.open(owner('a'))).toBeNull();
  expect(streams.open(owner('b'))).not.toBeNull();
  open[0]?.destroy();
  await wait(5);
  expect(streams.open(owner('a'))).not.toBeNull();
  streams.close();
});

it('[LU5] ends a stream that nobody reads', async () => {
  const { events, streams } = openStreams();
  const stream = streams.open(owner('a'));
  for (let count = 0; count < 1000; count += 1) stream?.push(`event: kiosks-update\ndata:\n\n`);
  events.announce({ organisationId: 1, kind: 'kiosks-update' });
  expect(stream?.destroyed).toBe(true);
  streams.close();
  await events.close();
});
