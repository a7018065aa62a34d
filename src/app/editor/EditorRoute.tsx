import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import { editorMachine } from '@/machines/editor/editor.machine';
import { EditorScreen } from '@/screens/editor/EditorScreen';
import { createRouteWorker } from '@/workers/routeWorker';
import { provideDocumentMachine } from './provideDocumentMachine';

const routes = createRouteWorker();

/** The editor with its machines, connected to the service and the route worker. */
export function EditorRoute() {
  const client = useQueryClient();
  const { user, organisation } = useCurrentUser();
  const documentMachine = useMemo(
    () => provideDocumentMachine(client, { user: user.uuid, organisation: organisation.uuid }),
    [client, user.uuid, organisation.uuid],
  );
  return <EditorScreen documentMachine={documentMachine} editorMachine={editorMachine} routes={routes} />;
}
