import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { SessionActor } from '@/app/session/startSession';
import { startLiveUpdates } from '@/app/shell/liveUpdates';
import { EVENT_KINDS } from '@/contract/events/events';

interface Context {
  readonly session: { readonly user: { readonly uuid: string }; readonly organisation: string } | null;
}
const signedIn = (user: string, organisation: string): Context => ({ session: { user: { uuid: user }, organisation } });

/** A session that the test changes. */
const sessions = setup({ types: { context: {} as Context, events: {} as { type: 'set'; to: Context } } }).createMachine(
  {
    context: { session: null },
    initial: 'open',
    states: { open: { tags: ['signed-in'] } },
    on: {
      set: { actions: ({ event, self }) => Object.assign(self.getSnapshot().context, event.to) },
    },
  },
);

interface Stream {
  readonly write: (text: string) => void;
  readonly end: () => void;
  readonly signal: AbortSignal;
}
let streams: Stream[] = [];
let invalidated: unknown[] = [];
let hidden = false;
let session = createActor(sessions).start();

beforeEach(() => {
  streams = [];
  invalidated = [];
  hidden = false;
  session = createActor(sessions).start();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockImplementation(async (filters) => {
    invalidated.push(filters?.queryKey ?? 'by a predicate');
  });
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        signal.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
        streams.push({
          write: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          signal,
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(async () => {
  await become({ session: null });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const turn = () => new Promise((done) => setTimeout(done, 5));
async function become(to: Context) {
  session.send({ type: 'set', to });
  await turn();
}
const show = async (isHidden: boolean) => {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
  await turn();
};
const start = async (to: Context) => {
  startLiveUpdates(session as unknown as SessionActor);
  await become(to);
};

it('[MT29] nobody is listened for until somebody is signed in, and then for the organisation that one acts for', async () => {
  startLiveUpdates(session as unknown as SessionActor);
  await turn();
  expect(streams.length).toBe(0);
  await become(signedIn('maya', 'riverside'));
  await become(signedIn('maya', 'riverside'));
  expect(streams.length).toBe(1);
  streams[0]?.write('event: users-update\ndata: {}\n\nevent: strange\n\nevent: amen');
  await turn();
  expect(invalidated).toEqual([
    ['roles', 'riverside'],
    ['users', 'riverside'],
  ]);
  streams[0]?.write('ities-update\n\n');
  await turn();
  expect(invalidated.at(-1)).toEqual(['amenities', 'riverside']);
});

it('[MT29] another organisation ends the stream of the one before, and so does signing out', async () => {
  await start(signedIn('maya', 'riverside'));
  await become(signedIn('maya', 'harbour'));
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  streams[1]?.write('event: users-update\n\n');
  await turn();
  expect(invalidated).toEqual([
    ['roles', 'harbour'],
    ['users', 'harbour'],
  ]);
  await become({ session: null });
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  await show(true);
  await show(false);
  expect(streams.length).toBe(2);
});

it('[MT29] a page that nobody sees has no stream; seen again it loads everything that may have changed', async () => {
  await start(signedIn('maya', 'riverside'));
  await show(true);
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true]);
  await show(false);
  expect([streams.length, invalidated.length >= EVENT_KINDS.length]).toEqual([2, true]);
  hidden = true;
  await become(signedIn('noor', 'riverside'));
  expect(streams.slice(2).every(({ signal }) => signal.aborted)).toBe(true);
});

it('[LU15] many changes of kiosks load their list now and then', async () => {
  await start(signedIn('maya', 'riverside'));
  for (let times = 0; times < 5; times += 1) streams[0]?.write('event: kiosks-update\n\n');
  await turn();
  const kiosks = invalidated.filter((key) => JSON.stringify(key).includes('kiosks'));
  expect(kiosks.length).toBeGreaterThan(0);
  expect(kiosks.length).toBeLessThan(5);
});

it('[MT29] a stream that ends is opened again after a while', async () => {
  await start(signedIn('maya', 'riverside'));
  vi.useFakeTimers();
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(streams.length).toBeGreaterThan(1);
  vi.useRealTimers();
});

it('[LU17] heartbeats keep a stream open; one that falls silent is opened again', async () => {
  vi.useFakeTimers();
  startLiveUpdates(session as unknown as SessionActor);
  session.send({ type: 'set', to: signedIn('maya', 'riverside') });
  await vi.advanceTimersByTimeAsync(0);
  for (let beats = 0; beats < 5; beats += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    streams[0]?.write(':\n\n');
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  vi.useRealTimers();
});
