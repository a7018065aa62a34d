import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useRouteCases } from '@/screens/checks/useRouteCases';
import { isReadingNetwork, useEditor } from '../editorSession';

/** Judges the route cases after each edit and publishes the verdicts in the session; it shows nothing. */
export function RouteCaseRunner() {
  const { document, project, types, routes, routeCases } = useEditor();
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
