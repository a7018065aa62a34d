import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Acting, ActingContext } from '@/components/acting';
import type { SessionActor } from './session';

const SessionContext = createContext<SessionActor | null>(null);

export function useSession(): SessionActor {
  const session = use(SessionContext);
  if (!session) throw new Error('SessionProvider stands above the routes.');
  return session;
}

/** Gives the routes the session chart, and the screens who is acting. */
export function SessionProvider({ session, children }: { session: SessionActor; children: ReactNode }) {
  const held = useSelector(session, (snapshot) => snapshot.context.session);
  const acting = useMemo<Acting | null>(
    () =>
      held && {
        user: held.user,
        organisation: held.user.organisation,
        organisationFeatures: held.user.organisation.features.map(({ id }) => id),
        signOut: () => session.send({ type: 'signOut' }),
      },
    [held, session],
  );
  return (
    <SessionContext value={session}>
      <ActingContext value={acting}>{children}</ActingContext>
    </SessionContext>
  );
}
