import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { type CurrentUser, CurrentUserContext } from '@/components/currentUser';
import { heldFeatures } from '@/model/access/heldFeatures';
import type { SessionActor } from './startSession';

const SessionContext = createContext<SessionActor | null>(null);

export function useSession(): SessionActor {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionProvider stands above the routes.');
  return session;
}

/** Provides the routes with the session actor, and the screens with the current user. */
export function SessionProvider({ session, children }: { session: SessionActor; children: ReactNode }) {
  const user = useSelector(session, (snapshot) => snapshot.context.session?.user ?? null);
  const active = useSelector(session, (snapshot) => snapshot.context.active);
  const currentUser = useMemo<CurrentUser | null>(
    () =>
      user &&
      active && {
        user,
        organisation: active.organisation,
        ...heldFeatures(active.organisation.features, user.features),
        parent: active.parent,
        sub: active.sub,
        // Most people never switch: the machine loads with the first switch.
        switchTo: (chosen) =>
          void import('./switchingActor').then(({ switchOrganisation }) => switchOrganisation(session, chosen)),
        organisationChanged: () => session.send({ type: 'organisation.changed' }),
        signOut: () => session.send({ type: 'signOut' }),
      },
    [user, active, session],
  );
  return (
    <SessionContext value={session}>
      <CurrentUserContext value={currentUser}>{children}</CurrentUserContext>
    </SessionContext>
  );
}
