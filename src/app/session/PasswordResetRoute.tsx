import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { sendNewPassword } from '@/api/session/passwords';
import { passwordResetMachine } from '@/machines/session/passwordReset.machine';
import { PasswordResetScreen } from '@/screens/resetPassword/PasswordResetScreen';
import { useLinkQuery } from '../routing/useLinkQuery';
import { withLinkRequest, withNotice } from './entryNotice';
import { useSession } from './SessionProvider';

const providedMachine = passwordResetMachine.provide({
  actors: { setPassword: fromPromise(({ input, signal }) => sendNewPassword(input, signal)) },
});

/** The page of a link for a new password. It ends the session of this browser, which used the old password. */
export function PasswordResetRoute() {
  const session = useSession();
  const navigate = useNavigate();
  const query = useLinkQuery();
  const link = useMemo(
    () => ({
      email: query.get('email') ?? '',
      token: query.get('token') ?? '',
      asksForCode: query.get('tfa') === '1',
    }),
    [query],
  );
  const onDone = useCallback(
    (text: string) => {
      const { email } = session.getSnapshot().context.session?.user ?? { email: null };
      if (email?.toLowerCase() === link.email.toLowerCase()) session.send({ type: 'signOut' });
      void navigate('/login', withNotice({ text, intent: 'success' }));
    },
    [session, navigate, link],
  );
  const onLeave = useCallback(() => void navigate('/login'), [navigate]);
  const onRequestLink = useCallback(() => void navigate('/login', withLinkRequest()), [navigate]);
  return (
    <PasswordResetScreen
      machine={providedMachine}
      link={link}
      onDone={onDone}
      onLeave={onLeave}
      onRequestLink={onRequestLink}
    />
  );
}
