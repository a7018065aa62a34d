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
import { useTypedRooms } from '../placements/usePlacementForms';
import { useBesideNetwork } from '../session/besideNetwork';
import { useEditorActors } from '../session/editorActors';
import { useEditorServices } from '../session/editorServices';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from '../texts';
import type { ToolbarTool } from '../tools/editorTool';
import { TOOLS } from '../tools/toolTable';
import { useTool } from '../tools/useTool';
import { useTypedForms } from '../typed/useTypedForms';
import { FloorChooser } from './FloorChooser';
import { StepButton } from './StepButton';

const CreateNewButton = lazyPart(async () => (await import('./CreateNewButton')).CreateNewButton);
const MapOptionsMenu = lazyPart(async () => (await import('./MapOptionsMenu')).MapOptionsMenu);
const HistoryMenu = lazyOptional(async () => (await import('./HistoryMenu')).HistoryMenu);
const PreviewLink = lazyPart(async () => (await import('../publish/PreviewLink')).PreviewLink);
const PresenceMenu = lazyOptional(async () => (await import('../presence/PresenceMenu')).PresenceMenu);

/** Not shown, but the name of its button. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

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
  /** Fluent's least width is that of a short word. */
  button: { '@container (max-width: 1250px)': { minWidth: '32px' } },
  /** The word beside an icon, where there is room for it. */
  word: { whiteSpace: 'nowrap', '@container (max-width: 1250px)': HIDDEN },
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
  tools: { display: 'flex', gap: '2px' },
  taken: { backgroundColor: tokens.colorSubtleBackgroundSelected, fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  readonly className: string;
  readonly run: (command: Command) => void;
}

const shortcutLabel = (command: Command): string => shortcutOf(command).display;

/** Location and floor, tools, undo and redo, map options, and saving. */
export function EditorToolbar({ className, run }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { document, editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const { PublishControl } = useEditorServices();
  const beside = useBesideNetwork();
  const { placements, typed, discarding } = beside;
  const typedForms = useTypedRooms(placements) + useTypedForms(beside);
  const inHand = useTool();
  const history = useSelector(document, (snapshot) => snapshot.context.history);
  const isDirty = useSelector(document, (snapshot) => snapshot.hasTag('dirty')) || typedForms > 0;
  const isSaving = useSelector(document, (snapshot) => snapshot.hasTag('saving'));
  const unchanged = blockedWhile(!isDirty, text('nothingToSave'));
  const isMap = useSelector(editor, (snapshot) => snapshot.matches({ view: 'map' }));
  const tools = useSelector(editor, permittedTools, haveSameItems);
  const mayPublish = canUse(useCurrentUser(), 'publish');
  const revert = () => {
    const discarded = discarding.current();
    placements.discardAll();
    typed.set({});
    if (document.getSnapshot().hasTag('dirty')) document.send({ type: 'revert', beside: discarded });
    else if (discarded.length > 0)
      document.send({ type: 'beside.changed', changes: discarded, note: { kind: 'revert' } });
  };
  const undo = undoNote(history);
  const redo = redoNote(history);
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
        <div className={styles.tools} role="radiogroup" aria-label={text('tool')}>
          {tools.map((tool) => {
            const Icon = tool === inHand ? tool.activeIcon : tool.icon;
            return (
              <Tooltip
                key={tool.name}
                content={`${tool.label} (${shortcutLabel(tool.command)})`}
                relationship="description"
              >
                <Button
                  size="small"
                  appearance="subtle"
                  role="radio"
                  aria-checked={tool === inHand}
                  className={mergeClasses(styles.button, tool === inHand && styles.taken)}
                  icon={<Icon />}
                  onClick={() => run(tool.command)}
                >
                  <span className={styles.word}>{tool.label}</span>
                </Button>
              </Tooltip>
            );
          })}
        </div>
      )}
      <span className={styles.rule} aria-hidden />
      <StepButton
        name="undo"
        keys={shortcutLabel('undo')}
        note={undo}
        icon={<ArrowUndoRegular />}
        onClick={() => run('undo')}
      />
      <StepButton
        name="redo"
        keys={shortcutLabel('redo')}
        note={redo}
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
          <MapOptionsMenu classNames={styles} run={run} />
        </Suspense>
        <div className={styles.tools} role="radiogroup" aria-label={text('view')}>
          <Button
            size="small"
            appearance="subtle"
            role="radio"
            aria-checked={isMap}
            className={mergeClasses(styles.button, isMap && styles.taken)}
            icon={<MapRegular />}
            onClick={() => editor.send({ type: 'view.set', view: 'map' })}
          >
            <span className={styles.word}>{text('map')}</span>
          </Button>
          <Button
            size="small"
            appearance="subtle"
            role="radio"
            aria-checked={!isMap}
            className={mergeClasses(styles.button, !isMap && styles.taken)}
            icon={<ListRegular />}
            onClick={() => editor.send({ type: 'view.set', view: 'list' })}
          >
            <span className={styles.word}>{text('list')}</span>
          </Button>
        </div>
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
