import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { decommission, kioskCalls, staleWithKiosks } from '@/api/kiosks/kiosks';
import { useCurrentUser } from '@/components/currentUser';
import { kioskCommissioningMachine } from '@/machines/kiosks/kioskCommissioning.machine';
import type { QrDrawer } from '@/screens/kiosks/KioskQr';
import { KiosksScreen } from '@/screens/kiosks/KiosksScreen';
import { kioskKind } from '@/screens/kiosks/kioskKind';
import { useRecordMachine } from './useRecordMachine';

/** Draws in the browser, so that no other service learns the address. */
const drawQr: QrDrawer = async (text, width) => (await import('qrcode')).toDataURL(text, { width, margin: 0 });

/** The kiosks of the active organisation. */
export function KiosksRoute() {
  const client = useQueryClient();
  const { uuid } = useCurrentUser().organisation;
  const commissioning = useMemo(
    () =>
      kioskCommissioningMachine.provide({
        actors: {
          decommission: fromPromise(async ({ input }) => {
            const message = await decommission(input.id);
            await Promise.all(staleWithKiosks(uuid).map((queryKey) => client.invalidateQueries({ queryKey })));
            return message;
          }),
        },
      }),
    [client, uuid],
  );
  return (
    <KiosksScreen
      machine={useRecordMachine(kioskKind, kioskCalls, uuid)}
      commissioning={commissioning}
      drawQr={drawQr}
    />
  );
}
