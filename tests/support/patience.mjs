/** Milliseconds that a test waits for what must come: half of what it may take, so that it still says what was missing. */
export const PATIENCE = 30_000;

/** As long, in the tests of lost data: they are never tried again, and no machine is so slow. */
export const LOSS_PATIENCE = 5 * 60_000;
