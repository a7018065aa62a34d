import { createVisitClock } from '@/model/analytics/visitClock';
import { timeOrderedId } from '../transport/randomId';

/** Where the events of visits are sent, and with which key. */
export interface VisitTarget {
  /** Address of the intake. */
  readonly address: string;
  /** Uuid of the location. */
  readonly location: string;
  readonly accessKey: string;
  /** The origin of the page that embeds the map. */
  readonly embedder?: string;
  readonly service: 'web-map-ui' | 'mapapp';
  readonly environment: 'live' | 'dev';
}

const USES = ['pointerdown', 'keydown'] as const;

/** Sends it without waiting for an answer. As text, since a page of another site would have to ask first for JSON. */
function send(
  { address, location, accessKey, embedder, service, environment }: VisitTarget,
  session: string,
  now: number,
): void {
  const event = { service, environment, time: new Date(now).toISOString(), session };
  const body = JSON.stringify({ location, access_key: accessKey, embedder, events: [event] });
  try {
    if (navigator.sendBeacon?.(address, body)) return;
    void fetch(address, { method: 'POST', body, mode: 'no-cors', keepalive: true }).catch(() => undefined);
  } catch {
    // The map is there for its visitor: whether it could be counted makes no difference to it.
  }
}

/**
 * Sends the visits to this page from now on. A kiosk shows its page to nobody at first, so its visits begin with a touch.
 * @returns ends it
 */
export function countVisits(target: VisitTarget, { isKiosk }: { isKiosk: boolean }): () => void {
  const clock = createVisitClock(timeOrderedId);
  const onUse = () => {
    const now = Date.now();
    const session = clock(now);
    if (session !== null) send(target, session, now);
  };
  for (const use of USES) window.addEventListener(use, onUse, { passive: true });
  // Not while the page is still being drawn.
  const first = isKiosk ? undefined : setTimeout(onUse, 1000);
  return () => {
    clearTimeout(first);
    for (const use of USES) window.removeEventListener(use, onUse);
  };
}
