import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { ACTIVATE, activateOnRequest, type WaitingScope } from '../serviceWorkers/activateOnRequest';

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Pick<Event, 'stopImmediatePropagation'> {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** An open page of the build. */
interface Client {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}
/** The members of a service worker's scope that this script uses; the types of a page lack them. */
interface Scope extends WaitingScope {
  /** All files of the build; the service writes them in here when it builds. */
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string }[];
  readonly registration: {
    readonly waiting: { postMessage(message: unknown): void } | null;
    update(): Promise<unknown>;
  };
  readonly clients: WaitingScope['clients'] & { matchAll(): Promise<readonly Client[]> };
  addEventListener(type: 'message', listener: (event: Waiting & { readonly data: unknown }) => void): void;
  addEventListener(type: 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
// The global scope of this script is one.
declare const self: Scope;

const RENEW = 'renew';

// A visitor keeps the build that the page began with.
activateOnRequest(self);
let isRenewing = false;
self.addEventListener('message', (event) => {
  if (event.data === 'visit-ended') event.waitUntil(renew());
  if (event.data !== RENEW) return;
  isRenewing = true;
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  if (isRenewing) event.waitUntil(renewPages());
});

/** Whether a newer build may take over for one page: somebody may be using another one. */
const isOnlyPage = async (): Promise<boolean> => (await self.clients.matchAll()).length < 2;

/** A kiosk shows one page for weeks, and nobody closes it: between two visitors a newer build takes its place. */
async function renew(): Promise<void> {
  const { waiting } = self.registration;
  // Without a network the present build goes on.
  if (waiting === null) await self.registration.update().catch(() => undefined);
  else if (await isOnlyPage()) waiting.postMessage(RENEW);
}

async function renewPages(): Promise<void> {
  // Waiting for the page would be waiting for this worker, which answers only once it is active.
  for (const page of await self.clients.matchAll()) void page.navigate(page.url).catch(() => undefined);
}

// A page that is opened or loaded anew begins with the newest build, which a browser gives only to one that was closed before.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || self.registration.waiting === null) return;
  event.stopImmediatePropagation();
  event.respondWith(newestPage(event.request));
});

async function newestPage(request: Request): Promise<Response> {
  const { waiting } = self.registration;
  if (waiting === null || !(await isOnlyPage())) return (await matchPrecache('index.html')) ?? fetch(request);
  waiting.postMessage(ACTIVATE);
  return new Response('', { headers: { refresh: '0' } });
}

cleanupOutdatedCaches();
// The address may name a kiosk.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
