import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

/** The members of a service worker's scope that this script uses; the types of a page lack them. */
interface Scope {
  /** All files of the build; the service writes them in here when it builds. */
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  readonly clients: { claim(): Promise<void> };
}
// The global scope of this script is one.
declare const self: Scope;

// A kiosk shows one page for weeks: a new build does not wait until it is closed.
void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
cleanupOutdatedCaches();
// The address may name a kiosk.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
