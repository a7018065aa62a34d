import type { AnyActorRef } from 'xstate';

interface Timer {
  readonly end: () => void;
  readonly milliseconds: number;
}

/**
 * A clock that stands: a delay ends only when the walk ends it. So delays that run at the same time, as in the regions
 * of a parallel machine, end in every order.
 */
export function createStandingClock() {
  const timers = new Map<number, Timer>();
  let next = 0;

  /** Ends the delay that sends this event, and returns its length; null when it does not run. */
  const end = (actor: AnyActorRef, type: string): number | null => {
    // A delay of the system and its timer are set, and cancelled, together: they have the same place.
    const place = Object.values(actor.system.getSnapshot()._scheduledEvents).findIndex(
      ({ event }) => event.type === type,
    );
    const [id, timer] = [...timers][place] ?? [];
    if (id === undefined || timer === undefined) return null;
    timers.delete(id);
    timer.end();
    return timer.milliseconds;
  };

  return {
    end,
    setTimeout: (timerEnd: () => void, milliseconds: number): number => {
      timers.set(next, { end: timerEnd, milliseconds });
      return next++;
    },
    clearTimeout: (id: number) => void timers.delete(id),
  };
}

export type StandingClock = ReturnType<typeof createStandingClock>;
