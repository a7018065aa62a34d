import { expect } from 'playwright/test';
import { retryDelay } from '@/contract/retry/retryDelay';
import { liveUpdatesMachine } from '@/machines/shell/liveUpdates.machine';
import { defineModel } from '../support/model';
import { type LiveWorld, openLocations, type StreamState, setHidden } from '../support/worlds/liveWorld';

/** The shortest delay, so that a walk is the same each time. */
const machine = liveUpdatesMachine.provide({
  delays: { reconnect: ({ context }) => retryDelay(context.failures, () => 0) },
});

/** The first failures, which wait for different times, are told apart. */
const MOST_FAILURES = 3;

/** Asserts the state of the stream, and the list that its events refresh. */
const shows =
  (states: readonly (StreamState | null)[], isAwaited: boolean) =>
  async ({ page, stream, within }: LiveWorld) => {
    await expect.poll(async () => states.includes(await stream.state()), { timeout: within }).toBe(true);
    await expect.poll(() => stream.isAwaited(), { timeout: within }).toBe(isAwaited);
    const name = stream.location ?? 'Riverside Mall';
    await expect(page.getByRole('article', { name })).toBeVisible({ timeout: within });
  };

export const liveUpdatesModel = defineModel<typeof machine, LiveWorld>({
  machine,
  starts: {
    'a page that is seen': { open: openLocations },
  },
  expected: `
    start | a page that is seen | connected.opening | asks listen
    connected.opening {!gap} | the stream opens | connected.listening | clearFailures
    connected.opening {gap} | the stream opens | connected.listening | clearFailures; refreshAll
    connected.listening | a kiosk changes | connected.listening | refresh(kiosks-update)
    connected.listening | a location is made | connected.listening | refresh(locations-update)
    connected.listening | a heartbeat arrives | connected.listening |
    connected.listening | after 45000 ms | waiting | countFailure; noteGap
    connected | the stream ends | waiting | countFailure; noteGap
    connected.opening | after 30000 ms | waiting | countFailure; noteGap
    waiting {once} | after 1000 ms | connected.opening | asks listen
    waiting {twice} | after 2000 ms | connected.opening | asks listen
    waiting {often} | after 4000 ms | connected.opening | asks listen
    connected; waiting | the page is hidden | paused | noteGap
    paused | the page is seen | connected.opening | asks listen`,
  conditions: {
    gap: (walk) => walk.since('the stream opens').has('the stream ends', 'the page is hidden'),
    once: (walk) => walk.since('the stream opens').count('the stream ends') === 1,
    twice: (walk) => walk.since('the stream opens').count('the stream ends') === 2,
    often: (walk) => walk.since('the stream opens').count('the stream ends') >= MOST_FAILURES,
  },
  samples: {
    'the stream opens': { type: 'stream.opened' },
    'the stream ends': { type: 'stream.ended' },
    'a heartbeat arrives': { type: 'stream.heard' },
    'a kiosk changes': { type: 'event.received', kind: 'kiosks-update' },
    'a location is made': { type: 'event.received', kind: 'locations-update' },
    'the page is hidden': { type: 'page.hidden' },
    'the page is seen': { type: 'page.shown' },
  },
  answers: {},
  requests: {},
  pageActors: ['listen'],
  actions: {
    'stream.opened': ({ stream }) => stream.open(),
    'stream.ended': ({ stream }) => stream.cut(),
    'stream.heard': ({ stream }) => stream.beat(),
    'event.received': ({ stream }, { kind }) => stream.change(kind),
    'page.hidden': ({ page }) => setHidden(page, true),
    'page.shown': ({ page }) => setHidden(page, false),
  },
  assertions: {
    'connected.opening': shows(['asked'], false),
    'connected.listening': shows(['open'], false),
    waiting: shows(['ended', 'left'], true),
    paused: shows(['ended', 'left'], false),
  },
  isBackground: true,
  isContinuable: true,
  heldDelays: ['reconnect', 'openingTimeout', 'silence'],
  serialize: ({ failures, mayHaveMissed }) => ({ failures: Math.min(failures, MOST_FAILURES), mayHaveMissed }),
});
