/** Milliseconds; kiosks of a service that names no interval. */
const CHECK_IN = 60_000;
/** An interval of a mistake neither floods the service nor makes a kiosk look lost. */
const LEAST_CHECK_IN = 10_000;
const MOST_CHECK_IN = 4 * 60_000;
const RETRY = 15_000;
/** A service that was away with its kiosks hears of all of them within this time. */
const FIRST_CHECK_IN = 15_000;
/** Failures after which the wait grows no more: nobody is there to try again. */
const MOST_FAILURES = 3;

/**
 * Milliseconds until the next check-in: the interval of the service in seconds, or up to a tenth less, so that kiosks
 * which were switched on together do not check in together for ever.
 */
export function checkInDelay(seconds: number | undefined, random: () => number = Math.random): number {
  const interval = seconds === undefined ? CHECK_IN : seconds * 1000;
  return Math.min(MOST_CHECK_IN, Math.max(LEAST_CHECK_IN, interval)) * (1 - random() / 10);
}

/** Milliseconds until a location is loaded again after so many failures, at least one, with up to a half more. */
export const loadRetryDelay = (failures: number, random: () => number = Math.random): number =>
  RETRY * Math.min(MOST_FAILURES, failures) * (1 + random() / 2);

/**
 * Milliseconds until the first check-in of a kiosk that was one already: a power cut ends and begins a whole fleet at once.
 */
export const firstCheckInDelay = (random: () => number = Math.random): number => FIRST_CHECK_IN * random();
