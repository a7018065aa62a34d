/** Milliseconds without a touch after which the next one is somebody else's. */
const IDLE = 5 * 60_000;
const HOUR = 3_600_000;

/**
 * Tells visits apart by pauses, since a screen in a building shows one page for weeks. Returns the id of the visit when a
 * use of the page has to be sent: the first one of a visit, and the first one in each further hour of it. Null otherwise.
 * @param newId a random uuid @returns takes the moment of a use in milliseconds
 */
export function createVisitClock(newId: () => string): (now: number) => string | null {
  let session = '';
  let last = Number.NEGATIVE_INFINITY;
  let sentHour = -1;
  return (now) => {
    const hour = Math.floor(now / HOUR);
    const isNew = now - last > IDLE;
    if (isNew) session = newId();
    last = now;
    if (!isNew && hour === sentHour) return null;
    sentHour = hour;
    return session;
  };
}
