import {
  Button,
  Menu,
  MenuDivider,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  Select,
  Toolbar,
  ToolbarDivider,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowRedoRegular,
  ArrowUndoRegular,
  ChevronLeftRegular,
  CircleFilled,
  CircleRegular,
  CursorFilled,
  CursorRegular,
  DirectionsFilled,
  DirectionsRegular,
  KeyboardRegular,
  LayerRegular,
  LineFilled,
  LineRegular,
  ListRegular,
  MapRegular,
} from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { lazy, type ReactElement, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { useSettings } from '@/components/SettingsProvider';
import { type Command, SHORTCUTS } from '@/components/shortcuts';
import type { Floor } from '@/contract/buildings';
import type { ProjectData } from '@/contract/projectData';
import type { MapOption, ToolName } from '@/machines/editor/editor.machine';
import { redoNote, undoNote } from '@/model/network/history';
import type { EditorActors } from './editorActors';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('@/components/dialog/ShortcutsDialog')).ShortcutsDialog,
}));

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '0 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowX: 'auto',
  },
  name: {
    fontWeight: tokens.fontWeightSemibold,
    maxWidth: '220px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  floor: { minWidth: '160px' },
  tools: { display: 'flex', gap: '2px' },
  taken: { backgroundColor: tokens.colorSubtleBackgroundSelected, fontWeight: tokens.fontWeightSemibold },
  space: { flexGrow: 1 },
});

interface Props {
  readonly className: string;
  readonly actors: EditorActors;
  readonly data: ProjectData;
  readonly floor: Floor | null;
  readonly tool: ToolName;
  readonly run: (command: Command) => void;
  readonly isHelpOpen: boolean;
  readonly onHelp: (isOpen: boolean) => void;
}

const shortcutLabel = (command: Command): string => SHORTCUTS.find((one) => one.command === command)?.display ?? '';

const TOOLS: readonly { tool: ToolName; command: Command; label: string; icon: ReactElement; filled: ReactElement }[] =
  [
    { tool: 'select', command: 'tool.select', label: 'Select', icon: <CursorRegular />, filled: <CursorFilled /> },
    { tool: 'node', command: 'tool.node', label: 'Node', icon: <CircleRegular />, filled: <CircleFilled /> },
    { tool: 'path', command: 'tool.path', label: 'Path', icon: <LineRegular />, filled: <LineFilled /> },
    { tool: 'route', command: 'tool.route', label: 'Route', icon: <DirectionsRegular />, filled: <DirectionsFilled /> },
  ];

const OPTIONS: readonly { option: MapOption; label: string }[] = [
  { option: 'nodes', label: 'Nodes' },
  { option: 'paths', label: 'Paths' },
  { option: 'shadows', label: 'Shadows' },
];

/** Where one is, the tools, undo and redo, what is shown, and saving. */
export function EditorToolbar({ className, actors, data, floor, tool, run, isHelpOpen, onHelp }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { wheel, change } = useSettings();
  const { document, editor } = actors;
  const history = useSelector(document, (snapshot) => snapshot.context.history);
  const isDirty = useSelector(document, (snapshot) => snapshot.matches({ editing: 'dirty' }));
  const isSaving = useSelector(document, (snapshot) => snapshot.matches('saving'));
  const options = useSelector(editor, (snapshot) => snapshot.context.options);
  const isMap = useSelector(editor, (snapshot) => snapshot.matches({ view: 'map' }));
  const mayEdit = useSelector(
    editor,
    (snapshot) => ({ node: snapshot.context.mayEditNodes, path: snapshot.context.mayEditPaths }),
    sameRights,
  );
  const undo = undoNote(history);
  const redo = redoNote(history);
  const floors = data.location.buildings.flatMap((building) =>
    building.floors.map((one) => ({ uuid: one.uuid, label: `${building.shortname} : ${one.name}` })),
  );
  const shown = floors.find(({ uuid }) => uuid === floor?.uuid);
  return (
    <Toolbar className={mergeClasses(className, styles.bar)} aria-label="Editor">
      <Tooltip content="Back to locations" relationship="label">
        <Button appearance="subtle" icon={<ChevronLeftRegular />} onClick={() => navigate('/locations')} />
      </Tooltip>
      <span className={styles.name} title={data.location.name}>
        {data.location.name}
      </span>
      <Select
        className={styles.floor}
        size="small"
        aria-label="Floor"
        value={shown?.uuid ?? ''}
        onChange={(_event, { value }) => editor.send({ type: 'floor.set', floor: value })}
      >
        {floors.length === 0 && <option value="">No floor</option>}
        {floors.map(({ uuid, label }) => (
          <option key={uuid} value={uuid}>
            {label}
          </option>
        ))}
      </Select>
      <ToolbarDivider />
      {isMap && (
        <div className={styles.tools} role="radiogroup" aria-label="Tool">
          {TOOLS.filter(({ tool: one }) => (one === 'node' ? mayEdit.node : one === 'path' ? mayEdit.path : true)).map(
            ({ tool: one, command, label, icon, filled }) => (
              <Tooltip key={one} content={`${label} (${shortcutLabel(command)})`} relationship="description">
                <Button
                  size="small"
                  appearance="subtle"
                  role="radio"
                  aria-checked={tool === one}
                  className={mergeClasses(tool === one && styles.taken)}
                  icon={tool === one ? filled : icon}
                  onClick={() => run(command)}
                >
                  {label}
                </Button>
              </Tooltip>
            ),
          )}
        </div>
      )}
      <ToolbarDivider />
      <Tooltip content={undo ? `Undo: ${undo} (${shortcutLabel('undo')})` : 'Nothing to undo'} relationship="label">
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowUndoRegular />}
          disabledFocusable={undo === null}
          onClick={() => run('undo')}
        />
      </Tooltip>
      <Tooltip content={redo ? `Redo: ${redo} (${shortcutLabel('redo')})` : 'Nothing to redo'} relationship="label">
        <Button
          size="small"
          appearance="subtle"
          icon={<ArrowRedoRegular />}
          disabledFocusable={redo === null}
          onClick={() => run('redo')}
        />
      </Tooltip>
      <div className={styles.space} />
      <Menu
        surfaceMotion={FAST_SURFACE_MOTION}
        checkedValues={{
          option: OPTIONS.filter(({ option }) => options[option]).map(({ option }) => option),
          wheel: [wheel],
        }}
        onCheckedValueChange={(_event, { name, checkedItems }) => {
          if (name === 'wheel') {
            const [value] = checkedItems;
            if (value === 'pan' || value === 'zoom') change('wheel', value);
            return;
          }
          for (const { option } of OPTIONS)
            if (checkedItems.includes(option) !== options[option]) editor.send({ type: 'option.toggle', option });
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" appearance="subtle" icon={<LayerRegular />}>
            Map options
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {OPTIONS.map(({ option, label }) => (
              <MenuItemCheckbox key={option} name="option" value={option}>
                {label}
              </MenuItemCheckbox>
            ))}
            <MenuDivider />
            <MenuItemRadio name="wheel" value="pan">
              Mouse wheel pans
            </MenuItemRadio>
            <MenuItemRadio name="wheel" value="zoom">
              Mouse wheel zooms
            </MenuItemRadio>
          </MenuList>
        </MenuPopover>
      </Menu>
      <div className={styles.tools} role="radiogroup" aria-label="View">
        <Button
          size="small"
          appearance="subtle"
          role="radio"
          aria-checked={isMap}
          className={mergeClasses(isMap && styles.taken)}
          icon={<MapRegular />}
          onClick={() => editor.send({ type: 'view.set', view: 'map' })}
        >
          Map
        </Button>
        <Button
          size="small"
          appearance="subtle"
          role="radio"
          aria-checked={!isMap}
          className={mergeClasses(!isMap && styles.taken)}
          icon={<ListRegular />}
          onClick={() => editor.send({ type: 'view.set', view: 'list' })}
        >
          List
        </Button>
      </div>
      <Tooltip content="Shortcuts (?)" relationship="label">
        <Button size="small" appearance="subtle" icon={<KeyboardRegular />} onClick={() => onHelp(true)} />
      </Tooltip>
      <ToolbarDivider />
      <Button size="small" disabledFocusable={!isDirty} onClick={() => document.send({ type: 'revert' })}>
        Revert
      </Button>
      <Button size="small" appearance="primary" disabledFocusable={!isDirty || isSaving} onClick={() => run('save')}>
        {isSaving ? 'Saving' : 'Save'}
      </Button>
      {isHelpOpen && (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => onHelp(false)} />
        </Suspense>
      )}
    </Toolbar>
  );
}

interface Rights {
  readonly node: boolean;
  readonly path: boolean;
}
const sameRights = (one: Rights, other: Rights) => one.node === other.node && one.path === other.path;
