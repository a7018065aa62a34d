import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { requestSetup, sendChangedPassword, sendSetupCode, sendTwoFactorOff } from '@/api/session/passwords';
import { useCurrentUser } from '@/components/currentUser';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { changePasswordMachine } from '@/machines/session/changePassword.machine';
import { twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { OtherProfile } from '@/screens/profile/OtherProfile';
import { OwnProfile } from '@/screens/profile/OwnProfile';
import { notifyPage } from '../shell/notifyPage';
import { useSession } from './SessionProvider';

/** The user's own profile, or a read-only one of another user: `?user`, or `?id` where that is absent. */
export function ProfileRoute() {
  const { user } = useCurrentUser();
  const [search] = useSearchParams();
  const shown = search.get('user') ?? search.get('id') ?? user.uuid;
  return shown === user.uuid ? <OwnProfileRoute user={user} /> : <OtherProfile key={shown} uuid={shown} />;
}

function OwnProfileRoute({ user }: { user: User }) {
  const session = useSession();
  const { uuid } = user;
  const change = useCallback(
    (part: Partial<User>) => {
      const held = session.getSnapshot().context.session?.user;
      if (held) session.send({ type: 'user.changed', user: { ...held, ...part } });
    },
    [session],
  );
  const passwordMachine = useMemo(
    () =>
      changePasswordMachine.provide({
        actors: { changePassword: fromPromise(({ input }) => sendChangedPassword(uuid, input)) },
      }),
    [uuid],
  );
  const twoFactorMachine = useMemo(
    () =>
      twoFactorSetupMachine.provide({
        actors: {
          generate: fromPromise(({ signal }) => requestSetup(uuid, signal)),
          confirmSetup: fromPromise(({ input }) => sendSetupCode(uuid, input)),
          disable: fromPromise(({ input }) => sendTwoFactorOff(uuid, input)),
        },
        actions: {
          notifyOn: () => {
            change({ TFA: 1 });
            notifyPage(translate('tfa.confirmed'));
          },
          notifyOff: () => {
            change({ TFA: 0 });
            notifyPage(translate('tfa.disabled'));
          },
        },
      }),
    [uuid, change],
  );
  const onPasswordChanged = useCallback(() => session.send({ type: 'signOut', because: 'passwordChanged' }), [session]);
  return (
    <OwnProfile
      user={user}
      passwordMachine={passwordMachine}
      twoFactorMachine={twoFactorMachine}
      onChanged={change}
      onPasswordChanged={onPasswordChanged}
    />
  );
}
