import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { sendNewPassword } from '@/api/passwords';
import { passwordResetMachine } from '@/machines/passwordReset.machine';
import { PasswordResetScreen } from '@/screens/resetPassword/PasswordResetScreen';
import { withNotice } from './entryNotice';
import { useSession } from './SessionProvider';
import { useLinkQuery } from './useLinkQuery';

const logic = passwordResetMachine.provide({
  actors: { setPassword: fromPromise(({ input, signal }) => sendNewPassword(input, signal)) },
});

/** The page of a link for a new password. Whoever was signed in here with the old one is not any more. */
export function PasswordResetRoute() {
  const session = useSession();
  const navigate = useNavigate();
  const carried = useLinkQuery();
  const link = useMemo(
    () => ({
      email: carried.get('email') ?? '',
      token: carried.get('token') ?? '',
      asksForCode: carried.get('tfa') === '1',
    }),
    [carried],
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
  return <PasswordResetScreen logic={logic} link={link} onDone={onDone} onLeave={onLeave} />;
}
