import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { sendConfirmation } from '@/api/confirmations';
import { Waiting } from '@/components/Waiting';
import { type ConfirmationEnd, locationConfirmationMachine } from '@/machines/locationConfirmation.machine';
import { LocationConfirmationScreen } from '@/screens/confirmLocation/LocationConfirmationScreen';
import { withNotice } from './entryNotice';
import { useSession } from './SessionProvider';
import { tellPage } from './tellPage';
import { useLinkQuery } from './useLinkQuery';

const logic = locationConfirmationMachine.provide({
  actors: { confirm: fromPromise(({ input, signal }) => sendConfirmation(input.token, signal)) },
});

/** The page of a link that confirms a location. It signs nobody in, and nobody out (G013). */
export function LocationConfirmationRoute() {
  const session = useSession();
  const navigate = useNavigate();
  const token = useLinkQuery().get('token') ?? '';
  const isStarting = useSelector(session, (snapshot) => snapshot.matches('starting'));
  const onEnd = useCallback(
    ({ isConfirmed, text }: ConfirmationEnd) => {
      const intent = isConfirmed ? 'success' : 'error';
      if (!session.getSnapshot().hasTag('signed-in')) return void navigate('/login', withNotice({ text, intent }));
      tellPage(text, intent);
      void navigate('/locations', { replace: true });
    },
    [session, navigate],
  );
  if (isStarting) return <Waiting label="Looking for your session" page />;
  return <LocationConfirmationScreen logic={logic} token={token} onEnd={onEnd} />;
}
