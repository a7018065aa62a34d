import type { DeliveryKey } from '../repositories/locations/accessKeys';
import type { Attempts } from '../repositories/session/attempts';
import { type CallerLimits, createCallerWindows } from './callerWindows';
import type { VisitIntake } from './visitIntake';

/** Of one caller, by subnet: far more than the pages behind one address of a building send. */
export const OF_CALLER: CallerLimits = { requests: 120, events: 2_000, milliseconds: 60_000 };
/**
 * Of one caller in a day: a quarter of what a location may have, so that no caller alone can use up the day of a location. A
 * building whose visitors share one address sends less.
 */
export const OF_CALLER_A_DAY: CallerLimits = { requests: 60_000, events: 50_000, milliseconds: 24 * 60 * 60_000 };
/** Requests of one access key in a minute. */
export const REQUESTS_A_MINUTE = 3_000;
/** Events of a location in a day: each is a row or two, which are kept for two days. */
export const EVENTS_A_DAY = 200_000;

export interface VisitLimits {
  /** Counts a request of a caller, by the subnet of its address, or the events in it. @returns seconds to wait; 0 where it may go on */
  ofCaller(subnet: string, counted: { readonly requests: number; readonly events: number }, now: Date): number;
  /** Counts a request for a location. @returns seconds to wait; 0 where it may go on */
  ofLocation(key: Pick<DeliveryKey, 'id' | 'projectId'>, events: number, now: Date): Promise<number>;
}

/** Keys and locations that are remembered as closed, at most. */
const MOST_CLOSED = 10_000;

/** Limits requests by caller first, so that nobody can use up the limit of a key alone, then by key and by day. */
export function createVisitLimits(intake: Pick<VisitIntake, 'countRequest' | 'countEvents'>): VisitLimits {
  const windows = [OF_CALLER, OF_CALLER_A_DAY].map(createCallerWindows);
  /** When the window of an exhausted counter ends: until then nothing is counted, so nothing is written. */
  const closed = new Map<string, number>();

  const waitFor = (key: string, now: Date): number => {
    const ends = closed.get(key) ?? 0;
    if (ends > now.getTime()) return toSeconds(ends - now.getTime());
    closed.delete(key);
    return 0;
  };
  const checked = (key: string, { count, windowEnds }: Attempts, most: number, now: Date): number => {
    if (count <= most) return 0;
    if (closed.size >= MOST_CLOSED) closed.clear();
    closed.set(key, windowEnds.getTime());
    return toSeconds(windowEnds.getTime() - now.getTime());
  };

  return {
    ofCaller: (subnet, counted, now) => {
      const milliseconds = Math.max(...windows.map((count) => count(subnet, counted, now.getTime())));
      return milliseconds === 0 ? 0 : toSeconds(milliseconds);
    },
    ofLocation: async (key, events, now) => {
      const byKey = `analytics:key:${key.id}`;
      const byDay = `analytics:day:${key.projectId}`;
      const closedFor = Math.max(waitFor(byKey, now), waitFor(byDay, now));
      if (closedFor > 0) return closedFor;
      const [requests, ofDay] = await Promise.all([
        intake.countRequest({ key: byKey, now }),
        intake.countEvents({ key: byDay, now, amount: events }),
      ]);
      return Math.max(checked(byKey, requests, REQUESTS_A_MINUTE, now), checked(byDay, ofDay, EVENTS_A_DAY, now));
    },
  };
}

const toSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));
