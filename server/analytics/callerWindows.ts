/** The most of a caller within a window. */
export interface CallerLimits {
  readonly requests: number;
  readonly events: number;
  readonly milliseconds: number;
}

interface Window {
  requests: number;
  events: number;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

/** Callers that are remembered, at most. */
const MOST_CALLERS = 50_000;

/**
 * Counts the requests and events of each caller. The counters are in the memory of this instance, so that a rejected request
 * costs neither a query nor a write.
 *
 * @returns a function that counts, and returns how many milliseconds the caller has to wait; 0 where it may go on
 */
export function createCallerWindows({ requests, events, milliseconds }: CallerLimits) {
  const windows = new Map<string, Window>();

  const begin = (caller: string, now: number): Window => {
    windows.delete(caller);
    // The oldest first, since windows are inserted as they begin.
    for (const [oldest] of windows) {
      if (windows.size < MOST_CALLERS) break;
      windows.delete(oldest);
    }
    const window = { requests: 0, events: 0, ends: now + milliseconds };
    windows.set(caller, window);
    return window;
  };

  return (caller: string, counted: { readonly requests: number; readonly events: number }, now: number): number => {
    const known = windows.get(caller);
    const isOpen = known !== undefined && known.ends > now && known.ends <= now + milliseconds;
    const window = isOpen ? known : begin(caller, now);
    window.requests += counted.requests;
    window.events += counted.events;
    // The events of a request that was let in are theirs, however many requests have come since.
    const isOver = (counted.requests > 0 && window.requests > requests) || window.events > events;
    return isOver ? window.ends - now : 0;
  };
}
