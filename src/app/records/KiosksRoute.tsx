import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { kioskCalls } from '@/api/kiosks/kiosks';
import { useCurrentUser } from '@/components/currentUser';
import { KiosksScreen } from '@/screens/kiosks/KiosksScreen';
import { kioskKind } from '@/screens/kiosks/kioskKind';
import { drawQr } from '../drawQr';
import { provideKioskCommissioning } from './provideKioskCommissioning';
import { useRecordMachine } from './useRecordMachine';

/** Draws in the browser, so that no other service learns the address. */

/** The kiosks of the active organisation. */
export function KiosksRoute() {
  const client = useQueryClient();
  const { uuid } = useCurrentUser().organisation;
  const commissioning = useMemo(() => provideKioskCommissioning(client, uuid), [client, uuid]);
  return (
    <KiosksScreen
      machine={useRecordMachine(kioskKind, kioskCalls, uuid)}
      commissioning={commissioning}
      drawQr={drawQr}
    />
  );
}
