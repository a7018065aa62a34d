import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Acting, ActingContext } from '@/components/acting';
import { heldFeatures } from '@/model/access/heldFeatures';
import type { SessionActor } from './session';

const SessionContext = createContext<SessionActor | null>(null);

export function useSession(): SessionActor {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionProvider stands above the routes.');
  return session;
}

/** Gives the routes the session chart, and the screens who is acting. */
export function SessionProvider({ session, children }: { session: SessionActor; children: ReactNode }) {
  const user = useSelector(session, (snapshot) => snapshot.context.session?.user ?? null);
  const place = useSelector(session, (snapshot) => snapshot.context.place);
  const acting = useMemo<Acting | null>(
    () =>
      user &&
      place && {
        user,
        organisation: place.organisation,
        ...heldFeatures(place.organisation.features, user.features),
        parent: place.parent,
        sub: place.sub,
        // Most people never switch: the chart comes with the first switch.
        switchTo: (chosen) => void import('./switching').then(({ switchTo }) => switchTo(session, chosen)),
        organisationChanged: () => session.send({ type: 'organisation.changed' }),
        signOut: () => session.send({ type: 'signOut' }),
      },
    [user, place, session],
  );
  return (
    <SessionContext value={session}>
      <ActingContext value={acting}>{children}</ActingContext>
    </SessionContext>
  );
}
