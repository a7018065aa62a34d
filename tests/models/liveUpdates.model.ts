import { expect } from 'playwright/test';
import { liveUpdatesMachine, reconnectDelay } from '@/machines/shell/liveUpdates.machine';
import { openSignedIn } from './support/browser/signedInPage';
import { defineModel } from './support/model';
import type { World } from './support/worlds/world';

/** The shortest delay, so that a walk is the same each time. */
const machine = liveUpdatesMachine.provide({
  delays: { reconnect: ({ context }) => reconnectDelay(context.failures, () => 0) },
});

/** The first failures, which wait for different times, are told apart. */
const MOST_FAILURES = 3;

const byTheService = async (): Promise<void> => undefined;
const setHidden =
  (isHidden: boolean) =>
  ({ page }: World) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
/** A person sees the lists that events refresh, and nothing of the stream. */
const showsPage = ({ page, within }: World) =>
  expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible({ timeout: within });

export const liveUpdatesModel = defineModel<typeof machine, World>({
  machine,
  starts: {
    'a page that is seen': { open: (world) => openSignedIn(world, 'manager@riverside.example', '/locations') },
  },
  expected: `
    start | a page that is seen | connected.opening | asks listen
    connected.opening {!gap} | the stream opens | connected.listening | clearFailures
    connected.opening {gap} | the stream opens | connected.listening | clearFailures; refreshAll
    connected.listening | a kiosk changes | same | refresh(kiosks-update)
    connected.listening | a location is published | same | refresh(publishing-update)
    connected | the stream ends | waiting | countFailure; noteGap
    waiting {once} | after 1000 ms | connected.opening | asks listen
    waiting {twice} | after 2000 ms | connected.opening | asks listen
    waiting {often} | after 4000 ms | connected.opening | asks listen
    connected; waiting | the page is hidden | paused | noteGap
    paused | the page is seen | connected.opening | asks listen`,
  conditions: {
    gap: ({ mayHaveMissed }) => mayHaveMissed,
    once: ({ failures }) => failures === 1,
    twice: ({ failures }) => failures === 2,
    often: ({ failures }) => failures >= MOST_FAILURES,
  },
  samples: {
    'the stream opens': { type: 'stream.opened' },
    'the stream ends': { type: 'stream.ended' },
    'a kiosk changes': { type: 'event.received', kind: 'kiosks-update' },
    'a location is published': { type: 'event.received', kind: 'publishing-update' },
    'the page is hidden': { type: 'page.hidden' },
    'the page is seen': { type: 'page.shown' },
  },
  answers: {},
  requests: {},
  pageActors: ['listen'],
  actions: {
    'stream.opened': byTheService,
    'stream.ended': byTheService,
    'event.received': byTheService,
    'page.hidden': setHidden(true),
    'page.shown': setHidden(false),
  },
  assertions: {
    'connected.opening': showsPage,
    'connected.listening': showsPage,
    waiting: showsPage,
    paused: showsPage,
  },
  equivalentStates: [['connected.opening', 'connected.listening', 'waiting', 'paused']],
  // The service opens the stream by itself; that it ends, and that a page then waits, is not brought about.
  isEnabled: (snapshot, { type }) =>
    !snapshot.matches('waiting') && (type === 'stream.opened' || type === 'page.hidden' || type === 'page.shown'),
  unreachableEdges: Object.fromEntries(
    [
      'connected.opening → the stream ends → waiting',
      'connected.listening → the stream ends → waiting',
      'connected.listening → a kiosk changes → connected.listening',
      'connected.listening → a location is published → connected.listening',
      'waiting → after reconnect → connected.opening',
      'waiting → the page is hidden → paused',
    ].map((edge) => [edge, 'The stream speaks and ends by itself, and nothing of it is seen.']),
  ),
  serialize: ({ failures, mayHaveMissed }) => ({ failures: Math.min(failures, MOST_FAILURES), mayHaveMissed }),
});
