import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { projectDataQuery } from '@/api/network/editor';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { ProjectData } from '@/contract/locations/projectData';
import { translate } from '@/contract/texts/translate';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import type { EditorMachine } from '@/machines/editor/editor.machine';
import { keepOneSelection } from '@/machines/editor/oneSelection';
import { EditorSurface } from './canvas/EditorSurface';
import { EditorDialogs } from './dialogs/EditorDialogs';
import { EditedFloorProvider } from './session/EditedFloorProvider';
import { EditorSessionProvider } from './session/EditorSessionProvider';
import { isReadingNetwork } from './session/editorActors';
import type { EditorServices } from './session/editorServices';
import { floorOf, usePrefetchFloorPlan } from './session/useFloorPlan';
import { text } from './texts';
import { RouteProvider } from './tools/route/RouteProvider';
import { EditorWorkbench } from './workbench/EditorWorkbench';
import { useEditorSession } from './workbench/useEditorSession';

const MissingLocation = lazyPart(async () => (await import('../notFound/MissingLocation')).MissingLocation);

const useStyles = makeStyles({
  frame: { position: 'relative', height: '100%' },
  busy: { cursor: 'progress' },
  workbench: { height: '100%' },
  /** Shown in the status bar: whether everything is saved. */
  reading: {
    position: 'absolute',
    right: '12px',
    bottom: 0,
    height: '28px',
    display: 'flex',
    '& label': { fontSize: tokens.fontSizeBase200 },
  },
});

interface Props extends EditorServices {
  readonly documentMachine: DocumentMachine;
  readonly editorMachine: EditorMachine;
}

/** Opens a location for editing. */
export function EditorScreen(props: Props) {
  const { id = '' } = useParams();
  return <OpeningEditor key={id} project={id} {...props} />;
}

/** Shows the workbench as soon as the data of the location is loaded. */
function OpeningEditor({ project, ...props }: Props & { project: string }) {
  usePrefetchFloorPlan(project);
  useEffect(() => {
    void EditorSurface.preload();
  }, []);
  const data = useQuery(projectDataQuery(project));
  const failure = data.isError && !data.data ? errorSummaryOf(data.error) : null;
  const isMissing = failure?.status === 404;
  if (data.data) return <OpenedEditor project={project} data={data.data} {...props} />;
  if (!failure) return <Loading label={text('opening')} page />;
  if (isMissing)
    return (
      <Suspense fallback={null}>
        <MissingLocation leaves />
      </Suspense>
    );
  return <ReadFailure text={failure.text} onRetry={() => void data.refetch()} />;
}

function ReadFailure({ text: message, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<ErrorCircleRegular />}
      title={text('readFailed')}
      text={message}
      action={<Button onClick={onRetry}>{text('retry')}</Button>}
    />
  );
}

interface OpenedEditorProps extends Props {
  readonly project: string;
  readonly data: ProjectData;
}

/** Rooms are shown while nodes and paths are still loading; nothing can be edited until then. */
function OpenedEditor({ project, data, documentMachine, editorMachine, ...provided }: OpenedEditorProps) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const mayEditNodes = canUse(currentUser, 'waypoint-editor');
  const mayEditPaths = canUse(currentUser, 'route-editor');
  const [params] = useSearchParams();
  const document = useMachineActor(documentMachine, { input: { project } });
  const editor = useMachineActor(editorMachine, {
    input: {
      view: params.get('viewType') === 'list' || !data.first_floor ? 'list' : 'map',
      floor: floorOf(data, params.get('floor') ?? data.first_floor)?.uuid ?? null,
      mayEditNodes,
      mayEditPaths,
    },
  });
  useEffect(
    () => editor.send({ type: 'rights.set', mayEditNodes, mayEditPaths }),
    [editor, mayEditNodes, mayEditPaths],
  );
  useEffect(() => {
    const following = keepOneSelection(document, editor);
    return () => following.unsubscribe();
  }, [document, editor]);
  const notify = useNotify();
  useEffect(() => {
    const following = editor.on('rejected', ({ why }) => notify(translate(why), 'warning'));
    return () => following.unsubscribe();
  }, [editor, notify]);
  const session = useEditorSession({ document, editor, project, data, ...provided });
  const isReading = useSelector(document, isReadingNetwork);
  const error = useSelector(document, (snapshot) => (snapshot.matches('failed') ? snapshot.context.error : null));
  if (error !== null) return <ReadFailure text={error} onRetry={() => document.send({ type: 'retry' })} />;
  return (
    <EditorSessionProvider session={session}>
      <div className={mergeClasses(styles.frame, isReading && styles.busy)} aria-busy={isReading}>
        <div className={styles.workbench} inert={isReading}>
          <EditedFloorProvider>
            <RouteProvider>
              <EditorWorkbench />
            </RouteProvider>
          </EditedFloorProvider>
        </div>
        {isReading && (
          <div className={styles.reading}>
            <DelayedSpinner size="extra-tiny" label={text('reading')} />
          </div>
        )}
        <EditorDialogs />
      </div>
    </EditorSessionProvider>
  );
}
