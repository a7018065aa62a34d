import { useEffect, useState } from 'react';
import type { CurrentUser } from '@/components/currentUser';
import type { SwitchingActor } from '@/screens/shell/shellContext';
import type { SessionActor } from './startSession';

/** The machine that switches the organisation of this tab; null until its script is there. */
export function useSwitchingActor(session: SessionActor, currentUser: CurrentUser): SwitchingActor | null {
  const [switching, setSwitching] = useState<SwitchingActor | null>(null);
  const { user, organisation } = currentUser;
  useEffect(() => {
    let isCurrent = true;
    void import('./switchingActor').then(
      ({ switchingActorOf }) => {
        // Whoever has signed out meanwhile does not switch, and the actor belongs to a user and an organisation.
        const { session: now } = session.getSnapshot().context;
        if (isCurrent && now?.user.uuid === user.uuid && now.organisation === organisation.uuid)
          setSwitching(switchingActorOf(session));
      },
      // Without it the tab acts for whom it acts.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [session, user.uuid, organisation.uuid]);
  return switching;
}
