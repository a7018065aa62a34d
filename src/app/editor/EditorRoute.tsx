import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { projectDataQuery } from '@/api/network/editor';
import { PageTitleContext } from '@/components/layout/pageTitle';
import { lazyDialog, lazyOptional, lazyPart } from '@/components/lazy/lazyPart';
import { editorMachine } from '@/machines/editor/editor.machine';
import { EditorScreen } from '@/screens/editor/EditorScreen';
import { retryWait } from '../retry/retryWait';
import { routeWorker } from './routeWorker';
import { text } from './texts';
import { useDocumentMachine } from './useDocumentMachine';

const PublishControl = lazyPart(async () => (await import('./PublishControlRoute')).PublishControlRoute);

/** Leads to the editor, so it loads with it. */
export const NodeRoute = lazyPart(async () => (await import('./NodeRoute')).NodeRoute);
const GlobalDestination = lazyDialog(async () => (await import('./GlobalDestinationRoute')).GlobalDestinationRoute);
const LabelPlacing = lazyDialog(async () => (await import('./LabelPlacingRoute')).LabelPlacingRoute);

const Underlay = lazyOptional(async () => (await import('./UnderlayRoute')).UnderlayRoute);
const NetworkGeneration = lazyDialog(async () => (await import('./NetworkGenerationRoute')).NetworkGenerationRoute);

/** The editor with its machines, connected to the service and the route worker. */
export function EditorRoute() {
  const documentMachine = useDocumentMachine();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { data } = useQuery(projectDataQuery(id));
  const setPageTitle = useContext(PageTitleContext);
  const location = data?.location.name ?? null;
  useEffect(() => {
    if (location !== null) setPageTitle({ pathname, title: text('editorOf', { location }) });
  }, [setPageTitle, pathname, location]);
  return (
    <EditorScreen
      documentMachine={documentMachine}
      editorMachine={editorMachine}
      routes={routeWorker}
      retryWait={retryWait}
      GlobalDestination={GlobalDestination}
      LabelPlacing={LabelPlacing}
      NetworkGeneration={NetworkGeneration}
      Underlay={Underlay}
      PublishControl={PublishControl}
    />
  );
}
