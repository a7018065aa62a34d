import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EVENT_KINDS } from '@/contract/events/events';
import { createEventBus, type EventLink, type HeardEvent, type ServiceEvent } from '../../../server/events/eventBus';
import { listenDelay } from '../../../server/events/postgresLink';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const kiosks = (organisationId: number): ServiceEvent => ({ organisationId, kind: 'kiosks-update' });

/** A bus whose link to other instances is the test. */
function openBus() {
  const heard: HeardEvent[] = [];
  const sent: ServiceEvent[] = [];
  let receive: (event: ServiceEvent) => void = () => undefined;
  let miss: () => void = () => undefined;
  const link: EventLink = {
    send: (event) => sent.push(event),
    open: (receiver, onGap) => {
      receive = receiver;
      miss = onGap;
    },
    close: async () => undefined,
  };
  const bus = createEventBus(link);
  const leave = bus.subscribe((event) => heard.push(event));
  return { bus, heard, sent, leave, receive: (event: ServiceEvent) => receive(event), miss: () => miss() };
}

it('[LU3] passes the first event on at once and the next ones of the second as one', () => {
  const { bus, heard, sent } = openBus();
  for (let count = 0; count < 50; count += 1) bus.announce(kiosks(1));
  bus.announce(kiosks(2));
  bus.announce({ organisationId: 1, kind: 'imports-update' });
  expect(heard).toEqual([kiosks(1), kiosks(2), { organisationId: 1, kind: 'imports-update' }]);
  vi.advanceTimersByTime(999);
  expect(heard).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(heard.slice(3)).toEqual([kiosks(1)]);
  vi.advanceTimersByTime(60_000);
  expect(heard).toHaveLength(4);
  expect(sent).toEqual(heard);
});

it('[LU3] passes on what comes after a quiet second at once', () => {
  const { bus, heard } = openBus();
  bus.announce(kiosks(1));
  vi.advanceTimersByTime(1000);
  bus.announce(kiosks(1));
  expect(heard).toHaveLength(2);
});

it('passes each event on at once where there is nothing between two', () => {
  const heard: HeardEvent[] = [];
  const bus = createEventBus(null, 0);
  bus.subscribe((event) => heard.push(event));
  for (let count = 0; count < 3; count += 1) bus.announce(kiosks(1));
  expect(heard).toEqual([kiosks(1), kiosks(1), kiosks(1)]);
});

it('[LU6] tells other instances of its own events alone, also where both come in one second', () => {
  const { bus, heard, sent, receive } = openBus();
  receive(kiosks(1));
  expect([heard.length, sent.length]).toEqual([1, 0]);
  receive(kiosks(1));
  bus.announce(kiosks(1));
  vi.advanceTimersByTime(1000);
  expect([heard.length, sent.length]).toEqual([2, 1]);
});

it('[LU8] tells every organisation of every kind when events of others may have been missed, and other instances nothing', () => {
  const { heard, sent, miss } = openBus();
  miss();
  expect(heard).toEqual(EVENT_KINDS.map((kind) => ({ organisationId: null, kind })));
  expect(sent).toEqual([]);
});

it('[LU8] listens again after a tenth of a second, and twice as long after each failure up to half a minute', () => {
  expect([1, 2, 3].map((failures) => listenDelay(failures, () => 0))).toEqual([100, 200, 400]);
  expect(listenDelay(50, () => 0)).toBe(30_000);
  expect(listenDelay(1, () => 1)).toBe(150);
});

it('passes nothing on after the end of a subscription, or of the bus', async () => {
  const { bus, heard, sent, leave } = openBus();
  leave();
  bus.announce(kiosks(1));
  bus.announce(kiosks(1));
  await bus.close();
  vi.advanceTimersByTime(5000);
  bus.announce(kiosks(2));
  expect([heard.length, sent.length]).toEqual([0, 1]);
});
