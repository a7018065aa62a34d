/** What keys do on every page. */
export type ShellCommand = 'palette' | 'search' | 'shortcuts';

/** What keys do in the editor. */
export type Command =
  | 'tool.select'
  | 'tool.node'
  | 'tool.path'
  | 'tool.route'
  | 'zoom.in'
  | 'zoom.out'
  | 'zoom.actual'
  | 'zoom.all'
  | 'zoom.selection'
  | 'undo'
  | 'redo'
  | 'save'
  | 'delete'
  | 'duplicate'
  | 'selectAll'
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
  /** `event.key` in lower case; several keys may stand for one command. */
  readonly keys: readonly string[];
  readonly needs: 'nothing' | 'command' | 'shift' | 'command+shift';
  /** How it is written, for people. */
  readonly shown: string;
}

const plain = (command: Command, label: string, keys: readonly string[], shown: string): Shortcut => ({
  scope: 'editor',
  command,
  label,
  keys,
  needs: 'nothing',
  shown,
});

/** Every key of the console, in one table: it binds the keys, fills tooltips and the help page (C9). Letters by `event.key`. */
export const SHORTCUTS: readonly Shortcut[] = [
  {
    scope: 'everywhere',
    command: 'palette',
    label: 'Commands and pages',
    keys: ['k'],
    needs: 'command',
    shown: 'Ctrl+K',
  },
  { scope: 'everywhere', command: 'search', label: 'Search', keys: ['/'], needs: 'nothing', shown: '/' },
  { scope: 'everywhere', command: 'shortcuts', label: 'All shortcuts', keys: ['?'], needs: 'shift', shown: '?' },
  plain('tool.select', 'Select', ['v', '1'], 'V'),
  plain('tool.node', 'Node tool', ['n', '2'], 'N'),
  plain('tool.path', 'Path tool', ['p', '3'], 'P'),
  plain('tool.route', 'Route preview', ['r', '4'], 'R'),
  plain('zoom.in', 'Zoom in', ['+', '='], '+'),
  plain('zoom.out', 'Zoom out', ['-'], '-'),
  { scope: 'editor', command: 'zoom.actual', label: 'Zoom to 100 %', keys: ['0'], needs: 'command', shown: 'Ctrl+0' },
  { scope: 'editor', command: 'zoom.all', label: 'Fit the floor', keys: ['!', '1'], needs: 'shift', shown: 'Shift+1' },
  {
    scope: 'editor',
    command: 'zoom.selection',
    label: 'Zoom to selection',
    keys: ['"', '@', '2'],
    needs: 'shift',
    shown: 'Shift+2',
  },
  { scope: 'editor', command: 'undo', label: 'Undo', keys: ['z'], needs: 'command', shown: 'Ctrl+Z' },
  { scope: 'editor', command: 'redo', label: 'Redo', keys: ['z'], needs: 'command+shift', shown: 'Ctrl+Shift+Z' },
  { scope: 'editor', command: 'redo', label: 'Redo', keys: ['y'], needs: 'command', shown: 'Ctrl+Y' },
  { scope: 'editor', command: 'save', label: 'Save', keys: ['s'], needs: 'command', shown: 'Ctrl+S' },
  { scope: 'editor', command: 'duplicate', label: 'Duplicate', keys: ['d'], needs: 'command', shown: 'Ctrl+D' },
  { scope: 'editor', command: 'selectAll', label: 'Select all nodes', keys: ['a'], needs: 'command', shown: 'Ctrl+A' },
  plain('delete', 'Delete', ['delete', 'backspace'], 'Delete'),
  plain('escape', 'One level out', ['escape'], 'Escape'),
  plain('finish', 'Place at the crosshair, or finish a path', ['enter'], 'Enter'),
  plain('left', 'Pan, or nudge the selection', ['arrowleft'], '←'),
  plain('right', 'Pan, or nudge the selection', ['arrowright'], '→'),
  plain('up', 'Pan, or nudge the selection', ['arrowup'], '↑'),
  plain('down', 'Pan, or nudge the selection', ['arrowdown'], '↓'),
  {
    scope: 'editor',
    command: 'left',
    label: 'Ten times as far',
    keys: ['arrowleft'],
    needs: 'shift',
    shown: 'Shift+←',
  },
  {
    scope: 'editor',
    command: 'right',
    label: 'Ten times as far',
    keys: ['arrowright'],
    needs: 'shift',
    shown: 'Shift+→',
  },
  { scope: 'editor', command: 'up', label: 'Ten times as far', keys: ['arrowup'], needs: 'shift', shown: 'Shift+↑' },
  {
    scope: 'editor',
    command: 'down',
    label: 'Ten times as far',
    keys: ['arrowdown'],
    needs: 'shift',
    shown: 'Shift+↓',
  },
];

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * The command that a key stands for in a scope.
 *
 * @param letters whether single signs without Ctrl or Cmd count
 */
export function commandOf<S extends Scope>(pressed: Pressed, scope: S, letters: 'on' | 'off'): Commands[S] | null {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (altKey) return null;
  const isCommand = ctrlKey || metaKey;
  if (!isCommand && letters === 'off' && [...key].length === 1) return null;
  const lower = key.toLowerCase();
  // A plus, a slash or a question mark needs Shift on many keyboards: what counts is the sign.
  const isSign = !isCommand && ['+', '=', '-', '?', '/'].includes(lower);
  const needs = isCommand ? (shiftKey ? 'command+shift' : 'command') : shiftKey ? 'shift' : 'nothing';
  const found = SHORTCUTS.find(
    (one): one is Shortcut<S> =>
      one.scope === scope &&
      one.keys.includes(lower) &&
      (one.needs === needs || (isSign && (one.needs === 'nothing' || one.needs === 'shift'))),
  );
  return found?.command ?? null;
}

/** A field of the page itself, as against one of a dialog or menu over it. */
export const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !isOverlaid(target);

/** Keys belong to fields while one types in them. */
export const isTyping = (target: EventTarget | null): boolean =>
  isField(target) || (target instanceof HTMLElement && isOverlaid(target));

const isOverlaid = (target: HTMLElement): boolean =>
  target.closest('[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]') !== null;
