import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { OffersTouchKeys } from '@/components/touchKeys/useTouchKeys';
import { KioskDisplayScreen } from '@/screens/kioskDisplay/KioskDisplayScreen';
import { ReadAloudContext } from '@/screens/preview/directions/readAloudPart';
import { drawQr } from '../drawQr';
import { ReadAloudPart } from '../visitor/ReadAloudPart';
import { readKioskKey } from './kioskKeyStore';
import { browserWorkers, startKioskWorker } from './kioskWorker';
import type { PageRenewal } from './pageRenewal';
import { provideKioskDisplay } from './provideKioskDisplay';

/** This browser as a kiosk, whether or not somebody is signed in to the console. */
export function KioskDisplayRoute() {
  const client = useQueryClient();
  const [storedKey] = useState(readKioskKey);
  const machine = useMemo(() => provideKioskDisplay(client, storedKey !== null), [client, storedKey]);
  const worker = useRef<PageRenewal>(null);
  const onUse = useCallback((use: 'none' | 'unused' | 'used') => {
    if (use === 'none') {
      worker.current?.stop();
      worker.current = null;
      return;
    }
    worker.current ??= startKioskWorker(browserWorkers(), () => window.location.reload());
    worker.current.setInUse(use === 'used');
  }, []);
  useEffect(() => () => onUse('none'), [onUse]);
  return (
    <OffersTouchKeys value>
      <ReadAloudContext value={ReadAloudPart}>
        <KioskDisplayScreen machine={machine} storedKey={storedKey} onUse={onUse} drawQr={drawQr} />
      </ReadAloudContext>
    </OffersTouchKeys>
  );
}
