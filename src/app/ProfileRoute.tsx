import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { requestSetup, sendChangedPassword, sendSetupCode, sendTwoFactorOff } from '@/api/passwords';
import { useActing } from '@/components/acting';
import { say } from '@/contract/texts/say';
import type { User } from '@/contract/users';
import { changePasswordMachine } from '@/machines/changePassword.machine';
import { twoFactorSetupMachine } from '@/machines/twoFactorSetup.machine';
import { OtherProfile } from '@/screens/profile/OtherProfile';
import { OwnProfile } from '@/screens/profile/OwnProfile';
import { useSession } from './SessionProvider';
import { tellPage } from './tellPage';

/** One's own profile, or somebody else's to be read: `?user`, or `?id` where that is not given (G017). */
export function ProfileRoute() {
  const { user } = useActing();
  const [search] = useSearchParams();
  const shown = search.get('user') ?? search.get('id') ?? user.uuid;
  return shown === user.uuid ? <Own user={user} /> : <OtherProfile key={shown} uuid={shown} />;
}

function Own({ user }: { user: User }) {
  const session = useSession();
  const { uuid } = user;
  const change = useCallback(
    (part: Partial<User>) => {
      const held = session.getSnapshot().context.session?.user;
      if (held) session.send({ type: 'user.changed', user: { ...held, ...part } });
    },
    [session],
  );
  const passwordLogic = useMemo(
    () =>
      changePasswordMachine.provide({
        actors: { changePassword: fromPromise(({ input }) => sendChangedPassword(uuid, input)) },
      }),
    [uuid],
  );
  const twoFactorLogic = useMemo(
    () =>
      twoFactorSetupMachine.provide({
        actors: {
          generate: fromPromise(({ signal }) => requestSetup(uuid, signal)),
          confirmSetup: fromPromise(({ input }) => sendSetupCode(uuid, input)),
          disable: fromPromise(({ input }) => sendTwoFactorOff(uuid, input)),
        },
        actions: {
          sayOn: () => {
            change({ TFA: 1 });
            tellPage(say('tfa.confirmed'));
          },
          sayOff: () => {
            change({ TFA: 0 });
            tellPage(say('tfa.disabled'));
          },
        },
      }),
    [uuid, change],
  );
  const onPasswordChanged = useCallback(() => session.send({ type: 'signOut', because: 'passwordChanged' }), [session]);
  return (
    <OwnProfile
      user={user}
      passwordLogic={passwordLogic}
      twoFactorLogic={twoFactorLogic}
      onChanged={change}
      onPasswordChanged={onPasswordChanged}
    />
  );
}
