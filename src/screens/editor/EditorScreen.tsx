import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { projectDataQuery } from '@/api/editor';
import { mayUse, useActing } from '@/components/acting';
import { EmptyState } from '@/components/EmptyState';
import { LateSpinner } from '@/components/LateSpinner';
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
import { isReadingNetwork } from './editorParts';
import type { RoutePort } from './routePort';
import { useEarlyPlan } from './useFloorPlan';

const useStyles = makeStyles({
  frame: { position: 'relative', height: '100%' },
  busy: { cursor: 'progress' },
  workbench: { height: '100%' },
  /** Where the status bar tells whether everything is saved. */
  reading: {
    position: 'absolute',
    right: '12px',
    bottom: 0,
    height: '28px',
    display: 'flex',
    '& label': { fontSize: tokens.fontSizeBase200 },
  },
});

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

/** The workbench stands as soon as it is known what the location is made of. */
function OpeningEditor({ project, ...props }: Props & { project: string }) {
  const navigate = useNavigate();
  const tell = useTell();
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
  return <OpenedEditor project={project} data={data.data} {...props} />;
}

interface Opened extends Props {
  readonly project: string;
  readonly data: ProjectData;
}

/** Rooms are shown while nodes and paths are still read; nothing can be touched until then. */
function OpenedEditor({ project, data, documentLogic, editorLogic, routes }: Opened) {
  const styles = useStyles();
  const acting = useActing();
  const [params] = useSearchParams();
  const document = useChart(documentLogic, { input: { project } });
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
  const isReading = useSelector(document, isReadingNetwork);
  const error = useSelector(document, (snapshot) => (snapshot.matches('failed') ? snapshot.context.error : null));
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
    <div className={mergeClasses(styles.frame, isReading && styles.busy)} aria-busy={isReading}>
      <div className={styles.workbench} inert={isReading}>
        <EditorWorkbench actors={actors} data={data} project={project} routes={routes} />
      </div>
      {isReading && (
        <div className={styles.reading}>
          <LateSpinner size="extra-tiny" label="Reading nodes and paths" />
        </div>
      )}
      <EditorDialogs document={document} />
    </div>
  );
}
