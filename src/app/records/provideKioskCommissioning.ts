import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { decommission, staleWithKiosks } from '@/api/kiosks/kiosks';
import { kioskCommissioningMachine } from '@/machines/kiosks/kioskCommissioning.machine';

/** Taking a kiosk out of service. Lists are loaded again before it is reported. */
export const provideKioskCommissioning = (client: QueryClient, organisation: string) =>
  kioskCommissioningMachine.provide({
    actors: {
      decommission: fromPromise(async ({ input }) => {
        const message = await decommission(input.id);
        await Promise.all(staleWithKiosks(organisation).map((queryKey) => client.invalidateQueries({ queryKey })));
        return message;
      }),
    },
  });
