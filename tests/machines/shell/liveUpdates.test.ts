import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { retryDelay } from '@/contract/retry/retryDelay';
import { type LiveUpdatesEvent, liveUpdatesMachine } from '@/machines/shell/liveUpdates.machine';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The machine with streams that the test opens and ends. */
function open() {
  const calls: string[] = [];
  let answer: (event: LiveUpdatesEvent) => void = () => undefined;
  const actor = createActor(
    liveUpdatesMachine.provide({
      actors: {
        listen: fromCallback(({ sendBack }) => {
          calls.push('connects');
          answer = sendBack;
          return () => {
            calls.push('closes');
          };
        }),
      },
      actions: {
        refresh: (_, kind) => void calls.push(kind),
        refreshAll: () => void calls.push('all'),
      },
    }),
  ).start();
  return {
    actor,
    calls: () => calls.splice(0),
    answer: (type: 'stream.opened' | 'stream.ended' | 'stream.heard') => answer({ type }),
    push: () => answer({ type: 'event.received', kind: 'kiosks-update' }),
    /** Waits as long as the machine does at most. */
    pass: (failures: number) => vi.advanceTimersByTime(retryDelay(failures, () => 1)),
  };
}

it('[LU10] refreshes what an event concerns, and nothing when the stream opens first', () => {
  const { actor, answer, push, calls } = open();
  answer('stream.opened');
  expect(actor.getSnapshot().value).toEqual({ connected: 'listening' });
  push();
  expect(calls()).toEqual(['connects', 'kiosks-update']);
});

it('[LU11] waits twice as long after each failure, and refreshes all when it is back', () => {
  const { actor, answer, pass, calls } = open();
  for (const failures of [1, 2, 3]) {
    answer('stream.ended');
    expect(actor.getSnapshot().value).toBe('waiting');
    vi.advanceTimersByTime(retryDelay(failures, () => 0) - 1);
    expect(actor.getSnapshot().value).toBe('waiting');
    pass(failures);
    expect(actor.getSnapshot().value).toEqual({ connected: 'opening' });
  }
  calls();
  answer('stream.opened');
  expect(calls()).toEqual(['all']);
  expect(actor.getSnapshot().context.failures).toBe(0);
});

it('[LU11] the delay grows to a minute and a half at most', () => {
  expect([1, 2, 3].map((failures) => retryDelay(failures, () => 0))).toEqual([1000, 2000, 4000]);
  expect(retryDelay(50, () => 1)).toBe(90_000);
});

it('[LU12] a hidden page closes its stream and opens it again when it is seen', () => {
  const { actor, answer, calls } = open();
  answer('stream.opened');
  actor.send({ type: 'page.hidden' });
  expect(actor.getSnapshot().value).toBe('paused');
  expect(calls()).toEqual(['connects', 'closes']);
  actor.send({ type: 'page.shown' });
  answer('stream.opened');
  expect(calls()).toEqual(['connects', 'all']);
});

it('[LU12] a page that is hidden while it waits does not connect', () => {
  const { actor, answer, pass, calls } = open();
  answer('stream.ended');
  actor.send({ type: 'page.hidden' });
  calls();
  pass(1);
  expect(calls()).toEqual([]);
});

it('[LU16] asks again for a stream that does not open', () => {
  const stream = open();
  stream.calls();
  vi.advanceTimersByTime(29_999);
  expect(stream.calls()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(stream.calls()).toEqual(['closes']);
  stream.pass(1);
  expect(stream.calls()).toEqual(['connects']);
});

it('[LU17] a stream without a byte for 45 seconds is closed and opened again; a heartbeat or an event is a byte', () => {
  const stream = open();
  stream.answer('stream.opened');
  stream.calls();
  for (const hear of [() => stream.answer('stream.heard'), stream.push, () => stream.answer('stream.heard')]) {
    vi.advanceTimersByTime(44_999);
    hear();
  }
  vi.advanceTimersByTime(44_999);
  expect(stream.calls()).toEqual(['kiosks-update']);
  vi.advanceTimersByTime(1);
  expect(stream.calls()).toEqual(['closes']);
  expect(stream.actor.getSnapshot().value).toBe('waiting');
  stream.pass(1);
  stream.answer('stream.opened');
  expect(stream.calls()).toEqual(['connects', 'all']);
});
