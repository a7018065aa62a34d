import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '@/components/feedback/Loading';
import type { ConfirmationResult } from '@/machines/locations/locationConfirmation.machine';
import { LocationConfirmationScreen } from '@/screens/confirmLocation/LocationConfirmationScreen';
import { useLinkQuery } from '../routing/useLinkQuery';
import { withNotice } from '../session/entryNotice';
import { useSession } from '../session/SessionProvider';
import { notifyPage } from '../shell/notifyPage';
import { text as areaText } from '../texts';
import { providedLocationConfirmation } from './provideLocationConfirmation';

/** The page of a link that confirms a location. It neither signs in nor signs out. */
export function LocationConfirmationRoute() {
  const session = useSession();
  const navigate = useNavigate();
  const token = useLinkQuery().get('token') ?? '';
  const isStarting = useSelector(session, (snapshot) => snapshot.matches('starting'));
  const onEnd = useCallback(
    ({ isConfirmed, text }: ConfirmationResult) => {
      const intent = isConfirmed ? 'success' : 'error';
      if (!session.getSnapshot().hasTag('signed-in')) return void navigate('/login', withNotice({ text, intent }));
      notifyPage(text, intent);
      void navigate('/locations', { replace: true });
    },
    [session, navigate],
  );
  if (isStarting) return <Loading label={areaText('checkingSession')} page />;
  return <LocationConfirmationScreen machine={providedLocationConfirmation} token={token} onEnd={onEnd} />;
}
