import { isOutdated, renewPage } from '../routing/release';
import type { PageRenewal } from './pageRenewal';

/** Milliseconds between two looks for a newer release. */
const LOOK = 600_000;

/**
 * Renews the page of a kiosk in a browser without a service worker: a newer release of the service is looked for, and loaded
 * once nobody uses the kiosk.
 */
export function startReleaseLook(isNewer: () => Promise<boolean> = isOutdated, renew = renewPage): PageRenewal {
  let isInUse = true;
  let isKnown = false;
  let isStopped = false;
  const renewUnused = () => {
    if (isKnown && !isInUse && !isStopped) renew();
  };
  const look = async () => {
    isKnown ||= await isNewer();
    renewUnused();
  };
  const timer = window.setInterval(() => void look(), LOOK);
  return {
    setInUse: (now) => {
      isInUse = now;
      renewUnused();
    },
    stop: () => {
      isStopped = true;
      window.clearInterval(timer);
    },
  };
}
