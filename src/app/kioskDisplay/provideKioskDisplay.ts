import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  checkIn,
  devicePublicationQuery,
  exchangeCode,
  readConfiguration,
  readDeviceFloorPlan,
} from '@/api/kiosks/devices';
import { confirmKeptLocation, dropKeptLocation, keepLocation, readKeptLocation } from '@/api/kiosks/keptLocation';
import type { DeviceConfiguration } from '@/contract/kiosks/devices';
import { statusOf } from '@/machines/apiErrors';
import { firstCheckInDelay } from '@/machines/kiosks/kioskDelays';
import { kioskDisplayMachine } from '@/machines/kiosks/kioskDisplay.machine';
import { writeKioskKey } from './kioskKeyStore';
import { removeKioskWorker } from './kioskWorker';

/** Milliseconds that a kiosk which has kept its location waits for the service when it starts. */
const START = 5000;

const drop = () => Promise.all([dropKeptLocation(), removeKioskWorker()]).catch(() => undefined);

/** Resolves at the moment. @throws the reason of the signal */
const waitUntil = (moment: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, moment - Date.now());
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** The machine of a kiosk in this browser. A kiosk that starts without its service shows what it has kept. */
export function provideKioskDisplay(client: QueryClient, hasKey: boolean) {
  // Whoever has removed the key has made the browser no kiosk.
  if (!hasKey) void drop();
  let isStarting = true;
  const page = crypto.randomUUID();
  // Whoever types a code waits for the kiosk; a fleet that starts again has nobody in front of it.
  const firstCheckIn = hasKey ? Date.now() + firstCheckInDelay() : 0;

  const load = async (deviceKey: string, signal: AbortSignal): Promise<DeviceConfiguration> => {
    const configuration = await readConfiguration(deviceKey, signal);
    const { build } = configuration;
    if (!build) {
      await dropKeptLocation();
      return configuration;
    }
    // The map that is shown stays until the next one is complete.
    const publication = await client.fetchQuery(devicePublicationQuery(deviceKey, build.id));
    // Beside the map, which is shown at once; where there is no room, it needs its service.
    void keepLocation(
      { configuration, publication },
      {
        readPlan: (floor) => readDeviceFloorPlan(deviceKey, floor),
        readTag: async () => (await readConfiguration(deviceKey, new AbortController().signal)).tag,
        now: () => new Date(),
      },
    ).catch(() => undefined);
    return configuration;
  };

  const start = async (deviceKey: string, signal: AbortSignal): Promise<DeviceConfiguration> => {
    const kept = await readKeptLocation(new Date()).catch(() => null);
    if (!kept?.configuration.build) return load(deviceKey, signal);
    try {
      return await load(deviceKey, AbortSignal.any([signal, AbortSignal.timeout(START)]));
    } catch (error) {
      if (statusOf(error) === 401) throw error;
      client.setQueryData(devicePublicationQuery(deviceKey, kept.configuration.build.id).queryKey, kept.publication);
      return kept.configuration;
    }
  };

  return kioskDisplayMachine.provide({
    actors: {
      exchange: fromPromise(async ({ input, signal }) => {
        const deviceKey = await exchangeCode(input.code, signal);
        writeKioskKey(deviceKey);
        return { deviceKey };
      }),
      load: fromPromise(async ({ input: { deviceKey }, signal }) => {
        const configuration = await (isStarting ? start(deviceKey, signal) : load(deviceKey, signal));
        isStarting = false;
        return configuration;
      }),
      checkIn: fromPromise(async ({ input: { deviceKey, ...report }, signal }) => {
        if (Date.now() < firstCheckIn) await waitUntil(firstCheckIn, signal);
        const tag = await checkIn(deviceKey, { ...report, page, time: new Date().toISOString() }, signal);
        void confirmKeptLocation(tag, new Date()).catch(() => undefined);
        return tag;
      }),
    },
    actions: {
      clearStore: () => {
        writeKioskKey(null);
        void drop();
      },
    },
  });
}
