import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useRouteCases } from '@/screens/checks/useRouteCases';
import { useBesideNetwork } from '../../session/besideNetwork';
import { isReadingNetwork, useEditorActors } from '../../session/editorActors';
import { useEditorServices } from '../../session/editorServices';
import { useOpenedLocation } from '../../session/openedLocation';

/** Judges the route cases after each edit and publishes the verdicts in the session; it shows nothing. */
export function RouteCaseRunner() {
  const { document } = useEditorActors();
  const { project, types } = useOpenedLocation();
  const { routes } = useEditorServices();
  const { routeCases } = useBesideNetwork();
  const history = useSelector(document, (snapshot) => (isReadingNetwork(snapshot) ? null : snapshot.context.history));
  const cases = useRouteCases({
    project,
    network: history?.present ?? null,
    types,
    routes,
    past: history?.past ?? null,
  });
  useEffect(() => routeCases.set(cases), [routeCases, cases]);
  return null;
}
