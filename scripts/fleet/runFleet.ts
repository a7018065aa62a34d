import { setTimeout as wait } from 'node:timers/promises';
import { checkInDevice, readDeviceConfiguration } from '../../src/contract/kiosks/devices';
import type { FleetOptions } from './arguments';
import { type Figures, figuresOf, type Sample } from './figures';
import { provisionFleet } from './provisionFleet';
import { createServiceClient, type ServiceClient } from './serviceClient';
import { readServiceFigures, type ServiceFigures } from './serviceFigures';
import { NO_FAULTS, SimulatedKiosk, SOME_FAULTS } from './simulatedKiosk';

const REPORT_SECONDS = 10;
const SECOND = 1000;

export interface FleetResult extends Figures {
  readonly kiosks: number;
  readonly every: number;
  readonly seconds: number;
  /** Updates that have ended well. */
  readonly updates: number;
  /** Null where the service shows no metrics. */
  readonly service: ServiceFigures | null;
}

/** Lets a fleet check in for the given time. */
export async function runFleet(options: FleetOptions, say: (line: string) => void): Promise<FleetResult> {
  const { kiosks: count, every, minutes, base, hasFaults } = options;
  const send = createServiceClient(base);
  say(`Preparing ${count} kiosks`);
  const keys = await provisionFleet(send, options);
  const fleet = keys.map((key) => new SimulatedKiosk(key, hasFaults ? SOME_FAULTS : NO_FAULTS, Math.random));
  const samples: Sample[] = [];
  const end = Date.now() + minutes * 60 * SECOND;
  say(`${count} kiosks check in every ${every} s for ${minutes} min at ${base}`);
  const reporting = setInterval(() => {
    const recent = figuresOf(samples.slice(-Math.ceil((count / every) * REPORT_SECONDS)));
    say(`${samples.length} sent, lately ${lineOf(recent)}`);
  }, REPORT_SECONDS * SECOND);
  // Each has its own moment, as if it had been switched on at some time.
  await Promise.all(fleet.map((kiosk, at) => live(send, kiosk, { samples, every, end, first: (at / count) * every })));
  clearInterval(reporting);
  return {
    kiosks: count,
    every,
    seconds: minutes * 60,
    updates: fleet.reduce((sum, { updates }) => sum + updates, 0),
    ...figuresOf(samples),
    service: await readServiceFigures(base),
  };
}

interface Life {
  readonly samples: Sample[];
  readonly every: number;
  /** Milliseconds since 1970. */
  readonly end: number;
  /** Seconds until the first check-in. */
  readonly first: number;
}

async function live(send: ServiceClient, kiosk: SimulatedKiosk, { samples, every, end, first }: Life): Promise<void> {
  for (let next = Date.now() + first * SECOND; next < end; next += every * SECOND) {
    await wait(Math.max(0, next - Date.now()));
    const checkIn = kiosk.turn();
    if (checkIn === null) continue;
    const begun = performance.now();
    const answer = await send(checkInDevice, { as: kiosk.key, body: checkIn }).catch(() => null);
    samples.push({ status: answer?.status ?? null, milliseconds: performance.now() - begun });
    if (!answer?.data || !kiosk.isStale(answer.data.tag)) continue;
    const configuration = await send(readDeviceConfiguration, { as: kiosk.key }).catch(() => null);
    if (configuration?.data) kiosk.configure(configuration.data);
  }
}

/** Figures in one line. */
export const lineOf = ({ shareAnswered, p50, p99, slowest }: Figures): string =>
  `${(shareAnswered * 100).toFixed(2)} % answered, p50 ${p50} ms, p99 ${p99} ms, slowest ${slowest} ms`;
