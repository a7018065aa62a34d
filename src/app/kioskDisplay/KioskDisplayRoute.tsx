import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { checkIn, devicePublicationQuery, exchangeCode, readConfiguration } from '@/api/kiosks/devices';
import { kioskDisplayMachine } from '@/machines/kiosks/kioskDisplay.machine';
import { KioskDisplayScreen } from '@/screens/kioskDisplay/KioskDisplayScreen';
import { readKioskKey, writeKioskKey } from './kioskKeyStore';

const provideMachine = (client: QueryClient) =>
  kioskDisplayMachine.provide({
    actors: {
      exchange: fromPromise(async ({ input, signal }) => {
        const deviceKey = await exchangeCode(input.code, signal);
        writeKioskKey(deviceKey);
        return { deviceKey };
      }),
      load: fromPromise(async ({ input, signal }) => {
        const configuration = await readConfiguration(input.deviceKey, signal);
        // The map that is shown stays until the next one is complete.
        if (configuration.build)
          await client.fetchQuery(devicePublicationQuery(input.deviceKey, configuration.build.id));
        return configuration;
      }),
      checkIn: fromPromise(({ input: { deviceKey, ...report }, signal }) => checkIn(deviceKey, report, signal)),
    },
    actions: { clearStore: () => writeKioskKey(null) },
  });

/** This browser as a kiosk, whether or not somebody is signed in to the console. */
export function KioskDisplayRoute() {
  const client = useQueryClient();
  const machine = useMemo(() => provideMachine(client), [client]);
  const [storedKey] = useState(readKioskKey);
  return <KioskDisplayScreen machine={machine} storedKey={storedKey} />;
}
