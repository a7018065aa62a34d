import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { activateOnRequest, type WaitingScope } from '../serviceWorkers/activateOnRequest';
import { isOfBuild } from './isOfBuild';
import { partOf } from './partOf';

interface FetchEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The members of a service worker's scope that this script uses; the types of a page lack them. */
interface Scope extends WaitingScope {
  /** The files of the kiosk's page; the build writes them in here. */
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string | null }[];
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  readonly location: Location;
}
// The global scope of this script is one.
declare const self: Scope;

const PAGE = '/kiosk';
const files = self.__WB_MANIFEST;
const scripts = new Set(files.map(({ url }) => url));
const firstScript = files.find(({ url }) => url !== PAGE)?.url ?? '';

// During an update of the service the page and the scripts may come from two of its instances.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      (await isOfBuild(new URL(request.url).pathname === PAGE, response, firstScript)) ? response : null,
  },
]);
precache(files);
cleanupOutdatedCaches();
// A page that is in use keeps its scripts: it says when nobody is in front of the kiosk.
activateOnRequest(self);

// The scope is a beginning of addresses, so that of /kiosks is in it too: every other page is left to the network.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === PAGE || pathname === `${PAGE}/`)
      event.respondWith(matchPrecache(PAGE).then((page) => page ?? fetch(request)));
  } else if (scripts.has(pathname)) event.respondWith(matchPrecache(pathname).then((file) => file ?? fetch(request)));
  else if (/^\/(api\/images|icons)\//.test(pathname)) event.respondWith(keptMedia(request, pathname));
});

/** A picture or film that the page has kept, or else that of the service. */
async function keptMedia(request: Request, address: string): Promise<Response> {
  const kept = await caches.match(address, { ignoreVary: true });
  return kept ? partOf(kept, request.headers.get('range')) : fetch(request);
}
