import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActing } from '@/components/acting';
import { editorMachine } from '@/machines/editor/editor.machine';
import { EditorScreen } from '@/screens/editor/EditorScreen';
import { createRouteWorker } from '@/workers/routeWorker';
import { createDocumentLogic } from './documentLogic';

const routes = createRouteWorker();

/** The editor with its charts, the service and the route worker behind it. */
export function EditorRoute() {
  const client = useQueryClient();
  const { user, organisation } = useActing();
  const documentLogic = useMemo(
    () => createDocumentLogic(client, { user: user.uuid, organisation: organisation.uuid }),
    [client, user.uuid, organisation.uuid],
  );
  return <EditorScreen documentLogic={documentLogic} editorLogic={editorMachine} routes={routes} />;
}
