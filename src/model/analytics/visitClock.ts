/** Milliseconds without a touch after which the next one is somebody else's. */
const IDLE = 5 * 60_000;
/** Of an hour: somewhere an hour begins at each of its quarters. */
const QUARTER = 900_000;

/**
 * Tells visits apart by pauses, since a screen in a building shows one page for weeks. Returns the id of the visit when a
 * use of the page has to be sent: the first one of a visit, and the first one in each further quarter of an hour of it. Null otherwise.
 * @param newId the uuid of a visit that begins at a moment @returns takes the moment of a use in milliseconds
 */
export function createVisitClock(newId: (now: number) => string): (now: number) => string | null {
  let session = '';
  let last = Number.NEGATIVE_INFINITY;
  let sentQuarter = -1;
  return (now) => {
    const quarter = Math.floor(now / QUARTER);
    const isNew = now - last > IDLE;
    if (isNew) session = newId(now);
    last = now;
    if (!isNew && quarter === sentQuarter) return null;
    sentQuarter = quarter;
    return session;
  };
}
