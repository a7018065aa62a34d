import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useMachineActor } from '@/components/machine/useMachineActor';
import { kioskVisitMachine } from '@/machines/kiosks/kioskVisit.machine';
import { StillThere } from './StillThere';
import { useTouches } from './useTouches';

interface Props {
  /**
   * The map of one visitor, by the number of the visit, with the question whether somebody is still there: it is in the
   * language of that map.
   */
  readonly children: (visit: number, question: ReactNode) => ReactNode;
}

/** The visits to a build that is opened for a kiosk: each begins with a fresh map, after a warning. */
export function KioskVisits({ children }: Props) {
  const actor = useMachineActor(kioskVisitMachine);
  const { send } = actor;
  const onTouch = useCallback(() => send({ type: 'touched' }), [send]);
  useTouches(onTouch);
  const visit = useSelector(actor, ({ context }) => context.visits);
  useEffect(() => {
    // The worker of the build renews the page between two visitors.
    if (visit > 0) navigator.serviceWorker?.controller?.postMessage('visit-ended');
  }, [visit]);
  const isWarned = useSelector(actor, (snapshot) => snapshot.matches('warned'));
  return children(visit, isWarned && <StillThere onTouch={onTouch} />);
}
