/** The members of a service worker's scope by which a newer worker waits; the types of a page lack them. */
export interface WaitingScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  readonly clients: { claim(): Promise<void> };
}

/** The message that lets a newer worker take over. */
export const ACTIVATE = 'activate';

/** A newer worker waits, so that open pages keep their scripts, until it is told that nobody uses them. */
export function activateOnRequest(scope: WaitingScope): void {
  scope.addEventListener('message', ({ data }) => {
    if (data === ACTIVATE) void scope.skipWaiting();
  });
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
}
