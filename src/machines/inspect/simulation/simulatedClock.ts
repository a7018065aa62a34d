interface Timer {
  readonly id: number;
  readonly at: number;
  readonly end: () => void;
  /** The name of the delay, or its length. */
  readonly name: string;
}

/**
 * A clock that stands still until somebody ends a delay, and that one alone: delays that run at the same time end in any
 * order, as they may in the browser when one of them is renewed.
 */
export function createSimulatedClock() {
  const timers = new Map<number, Timer>();
  const named: { readonly name: string; readonly milliseconds: number }[] = [];
  let next = 1;
  let now = 0;
  return {
    now: () => now,
    /** The next timer of this length is that of this delay: XState gives a clock the length alone. */
    name: (name: string, milliseconds: number) => void named.push({ name, milliseconds }),
    /** Delays that were computed, and did not begin, are forgotten. */
    forgetNames: () => named.splice(0),
    pending: (): readonly { readonly name: string; readonly milliseconds: number }[] =>
      [...timers.values()]
        .sort((one, other) => one.at - other.at)
        .map(({ name, at }) => ({ name, milliseconds: Math.max(0, at - now) })),
    /** Ends the delay that began first of this name; at least its time has passed then. False where it does not run. */
    end: (name: string): boolean => {
      const wanted = [...timers.values()].sort((one, other) => one.at - other.at).find((timer) => timer.name === name);
      if (!wanted) return false;
      timers.delete(wanted.id);
      now = Math.max(now, wanted.at);
      wanted.end();
      return true;
    },
    setTimeout: (end: () => void, milliseconds: number): number => {
      const place = named.findIndex((one) => one.milliseconds === milliseconds);
      const name = place < 0 ? undefined : named.splice(place, 1)[0]?.name;
      const id = next;
      next += 1;
      timers.set(id, { id, at: now + milliseconds, end, name: name ?? String(milliseconds) });
      return id;
    },
    clearTimeout: (id: number) => void timers.delete(id),
  };
}

export type SimulatedClock = ReturnType<typeof createSimulatedClock>;
