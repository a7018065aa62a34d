const FIRST_DELAY = 1_000;
export const LONGEST_DELAY = 60_000;

/**
 * Milliseconds before the next attempt after so many failures, at least one, with up to a half more so that consoles do not return at
 * the same moment.
 */
export const retryDelay = (failures: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1)) * (1 + random() / 2);
