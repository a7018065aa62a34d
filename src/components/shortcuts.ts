import { type PressedKey, pressedKey } from './pressedKey';
import { text } from './texts';
/** Commands of every page. */
export type ShellCommand = 'palette' | 'search' | 'shortcuts';

/** Commands of the editor. */
export type Command =
  | 'tool.select'
  | 'tool.node'
  | 'tool.path'
  | 'tool.route'
  | 'tool.measure'
  | 'zoom.in'
  | 'zoom.out'
  | 'zoom.actual'
  | 'zoom.all'
  | 'zoom.selection'
  | 'turn.left'
  | 'turn.right'
  | 'turn.building'
  | 'turn.reset'
  | 'turn.fit'
  | 'undo'
  | 'redo'
  | 'history'
  | 'versions'
  | 'save'
  | 'delete'
  | 'duplicate'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'selectAll'
  | 'select.connected'
  | 'select.similar'
  | 'align.left'
  | 'align.centre'
  | 'align.right'
  | 'align.top'
  | 'align.middle'
  | 'align.bottom'
  | 'distribute.horizontally'
  | 'distribute.vertically'
  | 'unite'
  | 'split'
  | 'reverse'
  | 'outline.draw'
  | 'outline.split'
  | 'outline.merge'
  | 'menu'
  | 'escape'
  | 'finish'
  | 'left'
  | 'right'
  | 'up'
  | 'down';

interface Commands {
  readonly everywhere: ShellCommand;
  readonly editor: Command;
}
export type Scope = keyof Commands;

export interface Shortcut<S extends Scope = Scope> {
  readonly scope: S;
  readonly command: Commands[S];
  readonly label: string;
  /** `event.key` in lower case; a command may have several keys. */
  readonly keys: readonly string[];
  readonly modifiers: 'nothing' | 'command' | 'shift' | 'command+shift';
  /** The keys as people read them. */
  readonly display: string;
}

const editorKey = (
  command: Command,
  label: string,
  keys: readonly string[],
  display: string,
  modifiers: Shortcut['modifiers'] = 'nothing',
): Shortcut => ({ scope: 'editor', command, label, keys, modifiers, display });

/**
 * Every key of the console, in one table, so that bindings, tooltips and the help page agree. Letters by `event.key`.
 */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    scope: 'everywhere',
    command: 'palette',
    label: text('commandsAndPages'),
    keys: ['k'],
    modifiers: 'command',
    display: 'Ctrl+K',
  },
  { scope: 'everywhere', command: 'search', label: text('search'), keys: ['/'], modifiers: 'nothing', display: '/' },
  {
    scope: 'everywhere',
    command: 'shortcuts',
    label: text('allShortcuts'),
    keys: ['?'],
    modifiers: 'shift',
    display: '?',
  },
  editorKey('tool.select', text('select'), ['v', '1'], 'V'),
  editorKey('tool.node', text('nodeTool'), ['n', '2'], 'N'),
  editorKey('tool.path', text('pathTool'), ['p', '3'], 'P'),
  editorKey('tool.route', text('routePreview'), ['r', '4'], 'R'),
  editorKey('tool.measure', text('measureTool'), ['m', '5'], 'M'),
  editorKey('zoom.all', text('fitFloor'), ['0'], '0'),
  editorKey('zoom.in', text('zoomIn'), ['+', '='], '+'),
  editorKey('zoom.out', text('zoomOut'), ['-'], '-'),
  {
    scope: 'editor',
    command: 'zoom.actual',
    label: text('zoomActual'),
    keys: ['0'],
    modifiers: 'command',
    display: 'Ctrl+0',
  },
  {
    scope: 'editor',
    command: 'zoom.all',
    label: text('fitFloor'),
    keys: ['!', '1'],
    modifiers: 'shift',
    display: 'Shift+1',
  },
  {
    scope: 'editor',
    command: 'zoom.selection',
    label: text('zoomSelection'),
    keys: ['"', '@', '2'],
    modifiers: 'shift',
    display: 'Shift+2',
  },
  editorKey('turn.left', text('turnLeft'), ['q'], 'Q'),
  editorKey('turn.right', text('turnRight'), ['e'], 'E'),
  editorKey('turn.building', text('turnToBuilding'), ['n'], 'Shift+N', 'shift'),
  editorKey('turn.reset', text('turnReset'), ['l'], 'Shift+L', 'shift'),
  editorKey('turn.fit', text('turnToFit'), ['f'], 'Shift+F', 'shift'),
  { scope: 'editor', command: 'undo', label: text('undo'), keys: ['z'], modifiers: 'command', display: 'Ctrl+Z' },
  {
    scope: 'editor',
    command: 'redo',
    label: text('redo'),
    keys: ['z'],
    modifiers: 'command+shift',
    display: 'Ctrl+Shift+Z',
  },
  { scope: 'editor', command: 'redo', label: text('redo'), keys: ['y'], modifiers: 'command', display: 'Ctrl+Y' },
  editorKey('history', text('history'), ['z'], 'Shift+Z', 'shift'),
  editorKey('versions', text('versions'), ['b'], 'Shift+B', 'shift'),
  { scope: 'editor', command: 'save', label: text('save'), keys: ['s'], modifiers: 'command', display: 'Ctrl+S' },
  {
    scope: 'editor',
    command: 'duplicate',
    label: text('duplicate'),
    keys: ['d'],
    modifiers: 'command',
    display: 'Ctrl+D',
  },
  {
    scope: 'editor',
    command: 'selectAll',
    label: text('selectAllNodes'),
    keys: ['a'],
    modifiers: 'command',
    display: 'Ctrl+A',
  },
  editorKey('select.connected', text('selectConnected'), ['a'], 'Shift+A', 'shift'),
  editorKey('select.similar', text('selectSimilar'), ['t'], 'Shift+T', 'shift'),
  // The browser's own events carry the clipboard, so these three are only listed.
  editorKey('copy', text('copy'), ['c'], 'Ctrl+C', 'command'),
  editorKey('cut', text('cut'), ['x'], 'Ctrl+X', 'command'),
  editorKey('paste', text('paste'), ['v'], 'Ctrl+V', 'command'),
  editorKey('align.left', text('alignLeft'), ['arrowleft'], 'Ctrl+Shift+←', 'command+shift'),
  editorKey('align.right', text('alignRight'), ['arrowright'], 'Ctrl+Shift+→', 'command+shift'),
  editorKey('align.top', text('alignTop'), ['arrowup'], 'Ctrl+Shift+↑', 'command+shift'),
  editorKey('align.bottom', text('alignBottom'), ['arrowdown'], 'Ctrl+Shift+↓', 'command+shift'),
  editorKey('align.centre', text('alignCentre'), ['c'], 'Shift+C', 'shift'),
  editorKey('align.middle', text('alignMiddle'), ['m'], 'Shift+M', 'shift'),
  editorKey('distribute.horizontally', text('distributeHorizontally'), ['h'], 'Shift+H', 'shift'),
  editorKey('distribute.vertically', text('distributeVertically'), ['v'], 'Shift+V', 'shift'),
  editorKey('unite', text('unite'), ['u'], 'Shift+U', 'shift'),
  editorKey('split', text('split'), ['s'], 'Shift+S', 'shift'),
  editorKey('reverse', text('reverse'), ['r'], 'Shift+R', 'shift'),
  editorKey('menu', text('menu'), ['f10'], 'Shift+F10', 'shift'),
  editorKey('menu', text('menu'), ['contextmenu'], text('menuKey')),
  editorKey('delete', text('delete'), ['delete', 'backspace'], text('delete')),
  editorKey('escape', text('escape'), ['escape'], 'Escape'),
  editorKey('finish', text('finish'), ['enter'], 'Enter'),
  editorKey('left', text('nudge'), ['arrowleft'], '←'),
  editorKey('right', text('nudge'), ['arrowright'], '→'),
  editorKey('up', text('nudge'), ['arrowup'], '↑'),
  editorKey('down', text('nudge'), ['arrowdown'], '↓'),
  {
    scope: 'editor',
    command: 'left',
    label: text('nudgeFar'),
    keys: ['arrowleft'],
    modifiers: 'shift',
    display: 'Shift+←',
  },
  {
    scope: 'editor',
    command: 'right',
    label: text('nudgeFar'),
    keys: ['arrowright'],
    modifiers: 'shift',
    display: 'Shift+→',
  },
  {
    scope: 'editor',
    command: 'up',
    label: text('nudgeFar'),
    keys: ['arrowup'],
    modifiers: 'shift',
    display: 'Shift+↑',
  },
  {
    scope: 'editor',
    command: 'down',
    label: text('nudgeFar'),
    keys: ['arrowdown'],
    modifiers: 'shift',
    display: 'Shift+↓',
  },
];

/** The first of the shortcuts of a command of the editor. */
export const shortcutOf = (command: Command): Pick<Shortcut, 'label' | 'display'> =>
  SHORTCUTS.find((one) => one.command === command) ?? { label: command, display: '' };

interface KeyEventLike extends PressedKey {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * The command of a key in a scope.
 *
 * @param letters whether single characters without Ctrl or Cmd count
 */
export function commandOf<S extends Scope>(event: KeyEventLike, scope: S, letters: 'on' | 'off'): Commands[S] | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const key = pressedKey(event);
  if (altKey) return null;
  const isCommand = ctrlKey || metaKey;
  if (!isCommand && letters === 'off' && [...key].length === 1) return null;
  const lower = key.toLowerCase();
  // A plus, a slash or a question mark needs Shift on many keyboards: only the character counts.
  const isSign = !isCommand && ['+', '=', '-', '?', '/'].includes(lower);
  const modifiers = isCommand ? (shiftKey ? 'command+shift' : 'command') : shiftKey ? 'shift' : 'nothing';
  const found = SHORTCUTS.find(
    (one): one is Shortcut<S> =>
      one.scope === scope &&
      one.keys.includes(lower) &&
      (one.modifiers === modifiers || (isSign && (one.modifiers === 'nothing' || one.modifiers === 'shift'))),
  );
  return found?.command ?? null;
}

/** A field of the page itself, not of a dialog or menu over it. */
export const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !isInOverlay(target);

/** Keys belong to the focused field while a person types. */
export const isTyping = (target: EventTarget | null): boolean =>
  isField(target) || (target instanceof HTMLElement && isInOverlay(target));

const isInOverlay = (target: HTMLElement): boolean =>
  target.closest('[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]') !== null;
