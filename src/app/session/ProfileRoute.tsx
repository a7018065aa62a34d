import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '@/components/currentUser';
import type { User } from '@/contract/users/users';
import { OtherProfile } from '@/screens/profile/OtherProfile';
import { OwnProfile } from '@/screens/profile/OwnProfile';
import { provideChangePassword, provideTwoFactorSetup } from './provideProfileMachines';
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
  const passwordMachine = useMemo(() => provideChangePassword(uuid), [uuid]);
  const twoFactorMachine = useMemo(() => provideTwoFactorSetup(uuid, change), [uuid, change]);
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
