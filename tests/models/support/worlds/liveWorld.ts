import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from 'playwright';
import { expect } from 'playwright/test';
import type { EventKind } from '@/contract/events/events';
import type { KioskList } from '@/contract/kiosks/kiosks';
import type { Project } from '@/contract/locations/projects';
import type { User } from '@/contract/users/users';
import { OPENING_TIMEOUT, SILENCE_TIMEOUT } from '@/machines/shell/liveUpdates.machine';
import { countHeldTimers } from '../browser/heldTimers';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { openSignedIn } from '../browser/signedInPage';
import { OWNER } from './ownFloor';
import type { World } from './world';

/** The state of the page's last request for the stream; `left` means that the page itself closed it. */
export type StreamState = 'asked' | 'open' | 'ended' | 'left';

/** The locations of an organisation in a page whose stream of events is held, watched and cut. */
export interface LiveWorld extends World {
  readonly stream: {
    readonly state: () => Promise<StreamState | null>;
    /** Whether the page asks for it again by itself. */
    readonly isAwaited: () => Promise<boolean>;
    /** Lets the request go on to the service. */
    readonly open: () => Promise<void>;
    /** Loses the connection, before the answer or after it. */
    readonly cut: () => Promise<void>;
    /** Lets the page hear a heartbeat; it hears none of the service, whose moments are its own. */
    readonly beat: () => Promise<void>;
    /** Saves something in the organisation, and waits until the page has received the event of it. */
    readonly change: (kind: EventKind) => Promise<void>;
    /** Name of the location that was made last; null before. */
    location: string | null;
  };
}

interface WatchedStream {
  state: StreamState | null;
  heard: string;
  /** The one event that the page may hear next. */
  wanted: string | null;
  cut: () => void;
  beat: () => void;
}
interface WatchedWindow extends Window {
  eventStream: WatchedStream;
}

const POLL_INTERVAL = 20;

export async function liveWorld(world: World): Promise<LiveWorld> {
  const { page } = world;
  const held: Route[] = [];
  await page.route(/\/api\/events$/, (route) => void held.push(route));
  // A page that leaves its stream before the answer gives the request up.
  page.on('requestfailed', (request) => {
    const index = held.findIndex((route) => route.request() === request);
    if (index >= 0) held.splice(index, 1);
  });
  await page.addInitScript(watchStream);
  const next = async (): Promise<Route> => {
    for (;;) {
      const route = held.shift();
      if (route) return route;
      await sleep(POLL_INTERVAL);
    }
  };
  const read = () =>
    page.evaluate(() => {
      const { state, heard } = (window as unknown as WatchedWindow).eventStream;
      return { state, heard };
    });
  const stream: LiveWorld['stream'] = {
    location: null,
    state: async () => (await read()).state,
    // The stream that is being opened has a limit of its own, and so has one that is silent.
    isAwaited: async () => (await countHeldTimers(page, [OPENING_TIMEOUT, SILENCE_TIMEOUT])) > 0,
    open: async () => (await next()).continue(),
    cut: async () => {
      if ((await stream.state()) === 'asked') return (await next()).abort();
      await page.evaluate(() => (window as unknown as WatchedWindow).eventStream.cut());
    },
    beat: () => page.evaluate(() => (window as unknown as WatchedWindow).eventStream.beat()),
    change: async (kind) => {
      await page.evaluate((name) => {
        (window as unknown as WatchedWindow).eventStream.wanted = `event: ${name}\n`;
      }, kind);
      const count = async () => (await read()).heard.split(`event: ${kind}\n`).length;
      const before = await count();
      if (kind === 'kiosks-update') await saveKiosk(world);
      else stream.location = await makeLocation(world);
      await expect.poll(count, { timeout: world.within }).toBeGreaterThan(before);
    },
  };
  return { ...world, stream };
}

export const openLocations = (world: LiveWorld): Promise<void> => openSignedIn(world, OWNER, '/locations');

/** Hides the page from its user or shows it again, as far as its scripts see. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const owner = ({ api }: World) => signInByApi<User>(api, { email: OWNER, password: 'atrium-demo' });

async function saveKiosk(world: World): Promise<void> {
  const { api } = world;
  const { headers, user } = await owner(world);
  const list = await good(api.get(`/api/organisations/${user.organisation.uuid}/screens`, { headers }));
  const [kiosk] = (await dataOf<KioskList>(list)).screens;
  if (!kiosk) throw new Error('The demo world has no kiosk.');
  await good(api.put(`/api/screens/${kiosk.id}`, { headers, data: kiosk }));
}

async function makeLocation(world: World): Promise<string> {
  const { headers, user } = await owner(world);
  const name = `Live Pier ${crypto.randomUUID().slice(0, 8)}`;
  const made = await good(
    world.api.post(`/api/organisations/${user.organisation.uuid}/projects`, { headers, data: { name } }),
  );
  return (await dataOf<{ project: Project }>(made)).project.name;
}

/** Runs in the page, before all of its scripts: notes what becomes of each stream, and can end it. */
function watchStream(): void {
  const watched: WatchedStream = { state: null, heard: '', wanted: null, cut: () => undefined, beat: () => undefined };
  (window as unknown as WatchedWindow).eventStream = watched;
  // The shortest delay before the stream is opened again, so that a walk is the same each time.
  Math.random = () => 0;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.endsWith('/api/events')) return send(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    let isOver = false;
    const become = (state: StreamState) => {
      if (isOver) return;
      isOver = state === 'ended' || state === 'left';
      watched.state = state;
    };
    signal?.addEventListener('abort', () => become('left'));
    become('asked');
    try {
      const answer = await send(input, init);
      const reader = answer.body?.getReader();
      if (!reader) throw new Error('The stream has no body.');
      const decoder = new TextDecoder();
      become('open');
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          watched.cut = () => {
            become('ended');
            controller.error(new TypeError('network error'));
            void reader.cancel();
          };
          watched.beat = () => controller.enqueue(new TextEncoder().encode(':\n\n'));
        },
        pull: async (controller) => {
          for (;;) {
            const { done, value } = await reader.read();
            if (isOver) return;
            if (done) {
              become('ended');
              return controller.close();
            }
            const { wanted } = watched;
            if (wanted === null || !decoder.decode(value, { stream: true }).includes(wanted)) continue;
            watched.wanted = null;
            watched.heard += wanted;
            return controller.enqueue(new TextEncoder().encode(`${wanted}data:\n\n`));
          }
        },
      });
      return new Response(body, { status: answer.status, headers: answer.headers });
    } catch (error) {
      become('ended');
      throw error;
    }
  };
}
