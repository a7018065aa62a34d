import type { Pool } from 'pg';
import type { CheckIn } from '@/contract/kiosks/devices';
import { inSingleStatement } from '../database/transaction';
import { BusyError } from '../errors';
import type { EventBus } from '../events/eventBus';
import type { DevicePrincipal } from '../principal';
import { type CheckedIn, storeCheckIns } from '../repositories/kiosks/checkIns';

/** Milliseconds in which check-ins are collected: 20,000 kiosks are then five commits in a second, and not 333. */
const TICK = 200;
const MAX_BATCH = 2000;
/** Kiosks that wait, at most: more would not be answered in time. */
const MAX_WAITING = 10_000;

interface Waiting {
  readonly checkIn: CheckIn & DevicePrincipal;
  readonly resolve: (checkedIn: CheckedIn | null) => void;
  readonly reject: (error: unknown) => void;
}

export interface CheckIns {
  /** Resolves once the check-in is committed; null when the kiosk is commissioned no more. @throws BusyError */
  add(device: DevicePrincipal, checkIn: CheckIn): Promise<CheckedIn | null>;
}

interface Deps {
  readonly pool: Pool;
  readonly events: EventBus;
  readonly clock: () => Date;
  /** Milliseconds. */
  readonly tick?: number;
}

/** Writes the check-ins of a tick in one statement. */
export function createCheckIns({ pool, events, clock, tick = TICK }: Deps): CheckIns {
  let waiting: Waiting[] = [];
  let isScheduled = false;

  async function flush(): Promise<void> {
    const batch = waiting.slice(0, MAX_BATCH);
    waiting = waiting.slice(MAX_BATCH);
    // The last check-in of a kiosk counts; only a broken kiosk checks in twice in a tick.
    const last = new Map(batch.map(({ checkIn }) => [checkIn.kioskId, checkIn]));
    try {
      const stored = await inSingleStatement(pool, (client) => storeCheckIns(client, [...last.values()], clock()));
      const found = new Map(stored.map((one) => [one.kioskId, one]));
      for (const { checkIn, resolve } of batch) resolve(found.get(checkIn.kioskId) ?? null);
      for (const organisationId of new Set(stored.filter((one) => one.hasChanged).map((one) => one.organisationId)))
        events.announce({ organisationId, kind: 'kiosks-update' });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    isScheduled = false;
    if (waiting.length > 0) schedule();
  }

  function schedule(): void {
    isScheduled = true;
    setTimeout(() => void flush(), tick);
  }

  return {
    add: (device, checkIn) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= MAX_WAITING) return reject(new BusyError());
        waiting.push({ checkIn: { ...checkIn, ...device }, resolve, reject });
        if (!isScheduled) schedule();
      }),
  };
}
