import { HttpError } from '../../http/httpError';
import type { DevicePrincipal } from '../../principal';
import { serviceText } from '../../texts';

const WINDOW = 60_000;

/**
 * Limits the calls of each kiosk in a minute, in the memory of this instance: counting in the database would cost more than
 * the calls. The returned function throws HttpError 429.
 */
export function createDeviceLimits(most: number): (device: DevicePrincipal, now: Date) => void {
  let counts = new Map<number, number>();
  let windowEnds = 0;
  return ({ kioskId }, now) => {
    const at = now.getTime();
    if (at >= windowEnds) {
      counts = new Map();
      windowEnds = at + WINDOW;
    }
    const count = (counts.get(kioskId) ?? 0) + 1;
    counts.set(kioskId, count);
    if (count <= most) return;
    const retryAfter = Math.max(1, Math.ceil((windowEnds - at) / 1000));
    throw new HttpError(429, 'slow-down', serviceText('failed.slowDown', { count: 1 }), { retryAfter });
  };
}
