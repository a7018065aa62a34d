import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { type Checks, useNetworkChecks } from '@/screens/checks/useNetworkChecks';
import { isReadingNetwork, useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';

/** The problems of all floors. Opening the list loads the floor plans that are missing; until then walls are unchecked. */
export function useChecks(isOpen: boolean): Checks {
  const { document } = useEditorActors();
  const { data, types } = useOpenedLocation();
  const present = useSelector(document, (snapshot) =>
    isReadingNetwork(snapshot) ? null : snapshot.context.history.present,
  );
  const later = useDeferredValue(present);
  return useNetworkChecks({ network: isOpen ? present : later, data, types, isOpen });
}
