/** Days that a kiosk shows what it has kept after its service has last answered. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/**
 * Whether a kiosk may still show what it has kept. A device without a battery for its clock begins in the past after a power cut:
 * that is no reason to show nothing.
 */
export const isStillKept = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() <= KEPT_DAYS * DAY;
