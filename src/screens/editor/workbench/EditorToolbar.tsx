import { Button, makeStyles, mergeClasses, Toolbar, Tooltip, tokens } from '@fluentui/react-components';
import { ArrowRedoRegular, ArrowUndoRegular, ChevronLeftRegular, ListRegular, MapRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { lazyOptional, lazyPart } from '@/components/lazy/lazyPart';
import { type Command, shortcutOf } from '@/components/shortcuts';
import type { EditorMachine } from '@/machines/editor/editor.machine';
import { redoNote, undoNote } from '@/model/network/history';
import { useEditorActors } from '../session/editorActors';
import { useEditorServices } from '../session/editorServices';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from '../texts';
import type { ToolbarTool } from '../tools/editorTool';
import { TOOLS } from '../tools/toolTable';
import { useTool } from '../tools/useTool';
import { FloorChooser } from './FloorChooser';
import { StepButton } from './StepButton';
import { ToolbarChoice } from './ToolbarChoice';
import { useToolbarButtonStyles } from './useToolbarButtonStyles';
import { useUnsavedInput } from './useUnsavedInput';

const CreateNewButton = lazyPart(async () => (await import('./CreateNewButton')).CreateNewButton);
const MapOptionsMenu = lazyPart(async () => (await import('./MapOptionsMenu')).MapOptionsMenu);
const HistoryMenu = lazyOptional(async () => (await import('./HistoryMenu')).HistoryMenu);
const PreviewLink = lazyPart(async () => (await import('../publish/PreviewLink')).PreviewLink);
const PresenceMenu = lazyOptional(async () => (await import('../presence/PresenceMenu')).PresenceMenu);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '0 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    containerType: 'inline-size',
    flexWrap: 'wrap',
  },
  /** The right part stays together, Save last. */
  end: { display: 'flex', alignItems: 'center', gap: '4px', marginLeft: 'auto', whiteSpace: 'nowrap' },
  /** The width of Fluent's button: Save does not move under a finger when Publish arrives. */
  publish: { display: 'flex', minWidth: '64px' },
  /** Of a button with an icon, which arrives later. */
  icon: { display: 'flex', minWidth: '32px' },
  rule: {
    flexShrink: 0,
    width: '1px',
    height: '20px',
    margin: '0 12px',
    backgroundColor: tokens.colorNeutralStroke2,
    '@container (max-width: 699px)': { display: 'none' },
  },
  name: {
    fontWeight: tokens.fontWeightSemibold,
    maxWidth: '220px',
    '@container (max-width: 699px)': { display: 'none' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface Props {
  readonly className: string;
  readonly run: (command: Command) => void;
}

const VIEWS = [
  { view: 'map', icon: MapRegular },
  { view: 'list', icon: ListRegular },
] as const;

const shortcutLabel = (command: Command): string => shortcutOf(command).display;

/** Location and floor, tools, undo and redo, map options, and saving. */
export function EditorToolbar({ className, run }: Props) {
  const styles = useStyles();
  const buttonStyles = useToolbarButtonStyles();
  const navigate = useNavigate();
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { PublishControl } = useEditorServices();
  const { isDirty, revert } = useUnsavedInput();
  const inHand = useTool();
  const history = useSelector(document, (snapshot) => snapshot.context.history);
  const isSaving = useSelector(document, (snapshot) => snapshot.hasTag('saving'));
  const unchanged = blockedWhile(!isDirty, text('nothingToSave'));
  const isMap = useSelector(editor, (snapshot) => snapshot.matches({ view: 'map' }));
  const tools = useSelector(editor, permittedTools, haveSameItems);
  const mayPublish = canUse(useCurrentUser(), 'publish');
  return (
    <Toolbar className={mergeClasses(className, styles.bar)} aria-label={text('editor')}>
      <Tooltip content={text('back')} relationship="label">
        <Button appearance="subtle" icon={<ChevronLeftRegular />} onClick={() => navigate('/locations')} />
      </Tooltip>
      <span className={styles.name} dir="auto" title={data.location.name}>
        {data.location.name}
      </span>
      <FloorChooser />
      <span className={styles.rule} aria-hidden />
      {!isMap && (
        <Suspense fallback={null}>
          <CreateNewButton />
        </Suspense>
      )}
      {isMap && (
        <ToolbarChoice
          label={text('tool')}
          choices={tools.map((tool) => ({
            key: tool.name,
            label: tool.label,
            hint: `${tool.label} (${shortcutLabel(tool.command)})`,
            icon: tool === inHand ? tool.activeIcon : tool.icon,
            isTaken: tool === inHand,
            onTake: () => run(tool.command),
          }))}
        />
      )}
      <span className={styles.rule} aria-hidden />
      <StepButton
        name="undo"
        keys={shortcutLabel('undo')}
        note={undoNote(history)}
        icon={<ArrowUndoRegular />}
        onClick={() => run('undo')}
      />
      <StepButton
        name="redo"
        keys={shortcutLabel('redo')}
        note={redoNote(history)}
        icon={<ArrowRedoRegular />}
        onClick={() => run('redo')}
      />
      <span className={styles.icon}>
        <Suspense fallback={null}>
          <HistoryMenu keys={shortcutLabel('history')} />
        </Suspense>
      </span>
      <Suspense fallback={null}>
        <PresenceMenu />
      </Suspense>
      <div className={styles.end}>
        <Suspense fallback={null}>
          <MapOptionsMenu classNames={buttonStyles} run={run} />
        </Suspense>
        <ToolbarChoice
          label={text('view')}
          choices={VIEWS.map(({ view, icon }) => ({
            key: view,
            label: text(view),
            icon,
            isTaken: isMap === (view === 'map'),
            onTake: () => editor.send({ type: 'view.set', view }),
          }))}
        />
        <span className={styles.rule} aria-hidden />
        <ActionButton size="small" blockedBy={unchanged} onClick={revert}>
          {text('revert')}
        </ActionButton>
        <ActionButton
          size="small"
          appearance="primary"
          blockedBy={unchanged ?? blockedWhile(isSaving)}
          onClick={() => run('save')}
        >
          {isSaving ? text('saving') : text('save')}
        </ActionButton>
        <span className={styles.icon}>
          <Suspense fallback={null}>
            <PreviewLink />
          </Suspense>
        </span>
        {mayPublish && (
          <div className={styles.publish}>
            <Suspense fallback={null}>
              <PublishControl isDirty={isDirty} onSave={() => run('save')} />
            </Suspense>
          </div>
        )}
      </div>
    </Toolbar>
  );
}

const permittedTools = ({ context }: SnapshotFrom<EditorMachine>): readonly ToolbarTool[] =>
  Object.values(TOOLS).filter(({ right }) => right === null || context[right]);
const haveSameItems = (some: readonly ToolbarTool[], others: readonly ToolbarTool[]) =>
  some.length === others.length && some.every((tool, index) => tool === others[index]);
