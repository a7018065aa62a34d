import { ACTIVATE } from '../serviceWorkers/activateOnRequest';
import type { PageRenewal } from './pageRenewal';
import { startReleaseLook } from './releaseLook';

const SCRIPT = '/kiosk-worker.js';
const SCOPE = '/kiosk';
/** Milliseconds between two looks for a newer page. */
const LOOK = 600_000;

/**
 * Registers the worker for the page of the kiosk alone. A newer page is loaded beside the present one, all of it, and takes its
 * place once nobody uses the kiosk. A page without a worker looks for a newer release of the service in its place.
 * @param serviceWorker that of the browser; a page that is not opened by https has none
 */
export function startKioskWorker(
  serviceWorker: ServiceWorkerContainer | undefined,
  renewPage: () => void,
  lookForRelease: () => PageRenewal = startReleaseLook,
): PageRenewal {
  if (!serviceWorker) return lookForRelease();
  let isInUse = true;
  let isRenewed = false;
  let registration: ServiceWorkerRegistration | null = null;
  let isStopped = false;
  let instead: PageRenewal | null = null;
  // The first worker takes over a page of its own build.
  let isOfWorker = serviceWorker.controller !== null;
  const renew = () => {
    if (isInUse) return;
    if (isRenewed) renewPage();
    else if (isOfWorker) registration?.waiting?.postMessage(ACTIVATE);
  };
  const onControl = () => {
    isRenewed = isOfWorker;
    isOfWorker = true;
    renew();
  };
  const look = () => void registration?.update().catch(() => undefined);
  serviceWorker.addEventListener('controllerchange', onControl);
  window.addEventListener('online', look);
  const timer = window.setInterval(look, LOOK);
  // Without it the map works too, as long as the service is reached.
  void serviceWorker
    .register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' })
    .then((made) => {
      registration = made;
      made.addEventListener('updatefound', () => made.installing?.addEventListener('statechange', renew));
      renew();
      void navigator.storage?.persist?.();
    })
    .catch(() => {
      if (isStopped) return;
      instead = lookForRelease();
      instead.setInUse(isInUse);
    });
  return {
    setInUse: (now) => {
      isInUse = now;
      renew();
      instead?.setInUse(now);
    },
    stop: () => {
      isStopped = true;
      instead?.stop();
      serviceWorker.removeEventListener('controllerchange', onControl);
      window.removeEventListener('online', look);
      window.clearInterval(timer);
    },
  };
}

/** A page that is not built, or not opened by https, has none. */
export const browserWorkers = (): ServiceWorkerContainer | undefined =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Removes the worker of a browser that is no kiosk any more, with the files that it has kept. */
export async function removeKioskWorker(): Promise<void> {
  const registration = await browserWorkers()?.getRegistration(SCOPE);
  if (!registration?.scope.endsWith(SCOPE)) return;
  await registration.unregister();
  for (const name of await caches.keys()) if (name.endsWith(registration.scope)) await caches.delete(name);
}
