import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { projectDataQuery } from '@/api/editor';
import { mayUse, useActing } from '@/components/acting';
import { EmptyState } from '@/components/EmptyState';
import { useChart } from '@/components/useChart';
import { useTell } from '@/components/useTell';
import { Waiting } from '@/components/Waiting';
import type { ProjectData } from '@/contract/projectData';
import type { DocumentLogic } from '@/machines/editor/document.machine';
import type { EditorLogic } from '@/machines/editor/editor.machine';
import { nodeToolMachine } from '@/machines/editor/nodeTool.machine';
import { pathToolMachine } from '@/machines/editor/pathTool.machine';
import { selectToolMachine } from '@/machines/editor/selectTool.machine';
import { EditorDialogs } from './EditorDialogs';
import { EditorWorkbench } from './EditorWorkbench';
import type { EditorActors } from './editorParts';
import type { RoutePort } from './routePort';
import { useEarlyPlan } from './useFloorPlan';

interface Props {
  readonly documentLogic: DocumentLogic;
  readonly editorLogic: EditorLogic;
  readonly routes: RoutePort;
}

/** Opens a location for editing. */
export function EditorScreen(props: Props) {
  const { id = '' } = useParams();
  return <OpeningEditor key={id} project={id} {...props} />;
}

/** What the location is made of and its network are read side by side; then the workbench stands. */
function OpeningEditor({ project, documentLogic, ...props }: Props & { project: string }) {
  const navigate = useNavigate();
  const tell = useTell();
  const document = useChart(documentLogic, { input: { project } });
  useEarlyPlan(project);
  const data = useQuery(projectDataQuery(project));
  const hasFailed = data.isError && !data.data;
  const text = data.error?.message;
  useEffect(() => {
    if (!hasFailed) return;
    tell(text ?? '', 'error');
    void navigate('/locations', { replace: true });
  }, [hasFailed, text, tell, navigate]);
  if (!data.data) return hasFailed ? null : <Waiting label="Opening the location" page />;
  return <OpenedEditor project={project} data={data.data} document={document} {...props} />;
}

interface Opened extends Omit<Props, 'documentLogic'> {
  readonly project: string;
  readonly data: ProjectData;
  readonly document: EditorActors['document'];
}

function OpenedEditor({ project, data, document, editorLogic, routes }: Opened) {
  const acting = useActing();
  const [params] = useSearchParams();
  const editor = useChart(editorLogic, {
    input: {
      view: params.get('viewType') === 'list' || !data.first_floor ? 'list' : 'map',
      floor: params.get('floor') ?? data.first_floor,
      mayEditNodes: mayUse(acting, 'waypoint-editor'),
      mayEditPaths: mayUse(acting, 'route-editor'),
    },
  });
  const selectTool = useChart(selectToolMachine);
  const nodeTool = useChart(nodeToolMachine);
  const pathTool = useChart(pathToolMachine);
  const actors = useMemo(
    () => ({ document, editor, selectTool, nodeTool, pathTool }),
    [document, editor, selectTool, nodeTool, pathTool],
  );
  const isLoading = useSelector(document, (snapshot) => snapshot.matches('loading'));
  const error = useSelector(document, (snapshot) => (snapshot.matches('failed') ? snapshot.context.error : null));
  if (isLoading) return <Waiting label="Reading nodes and paths" page />;
  if (error !== null)
    return (
      <EmptyState
        drawing={<ErrorCircleRegular />}
        title="The network could not be read"
        text={error}
        action={<Button onClick={() => document.send({ type: 'retry' })}>Retry</Button>}
      />
    );
  return (
    <>
      <EditorWorkbench actors={actors} data={data} project={project} routes={routes} />
      <EditorDialogs document={document} />
    </>
  );
}
