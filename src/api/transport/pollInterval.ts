import { LONGEST_DELAY } from '@/contract/retry/retryDelay';
import { mayRetry } from '@/contract/retry/retryPolicy';

/** The part of a query's state that decides. */
interface PolledState {
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/**
 * The `refetchInterval` of a query that asks again every `interval` milliseconds. An error that the same call would meet
 * again ends it; else it waits as long as the service has not answered, a minute at most. There is no limit: the screen
 * shows the error, and one call a minute finds the service again.
 */
export function pollInterval(interval: number, state: PolledState): number | false {
  if (state.error === null) return interval;
  if (!mayRetry(state.error)) return false;
  return Math.max(interval, Math.min(LONGEST_DELAY, state.errorUpdatedAt - state.dataUpdatedAt));
}
