import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSameEmail } from '@/model/access/isSameEmail';
import { PasswordResetScreen } from '@/screens/resetPassword/PasswordResetScreen';
import { useLinkQuery } from '../routing/useLinkQuery';
import { withLinkRequest, withNotice } from './entryNotice';
import { providedPasswordReset } from './providePasswordReset';
import { useSession } from './SessionProvider';

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
      const user = session.getSnapshot().context.session?.user;
      if (user && isSameEmail(user.email, link.email)) session.send({ type: 'signOut' });
      void navigate('/login', withNotice({ text, intent: 'success' }));
    },
    [session, navigate, link],
  );
  const onLeave = useCallback(() => void navigate('/login'), [navigate]);
  const onRequestLink = useCallback(() => void navigate('/login', withLinkRequest()), [navigate]);
  return (
    <PasswordResetScreen
      machine={providedPasswordReset}
      link={link}
      onDone={onDone}
      onLeave={onLeave}
      onRequestLink={onRequestLink}
    />
  );
}
