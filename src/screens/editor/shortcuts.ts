/** Every key of the editor, in one table: it binds the keys, fills tooltips and the shortcuts page (C9). Letters by `event.key`. */
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
  | 'down'
  | 'shortcuts';

export interface Shortcut {
  readonly command: Command;
  readonly label: string;
  /** `event.key` in lower case; several keys may stand for one command. */
  readonly keys: readonly string[];
  readonly needs: 'nothing' | 'command' | 'shift' | 'command+shift';
  /** How it is written, for people. */
  readonly shown: string;
}

const plain = (command: Command, label: string, keys: readonly string[], shown: string): Shortcut => ({
  command,
  label,
  keys,
  needs: 'nothing',
  shown,
});

export const SHORTCUTS: readonly Shortcut[] = [
  plain('tool.select', 'Select', ['v', '1'], 'V'),
  plain('tool.node', 'Node tool', ['n', '2'], 'N'),
  plain('tool.path', 'Path tool', ['p', '3'], 'P'),
  plain('tool.route', 'Route preview', ['r', '4'], 'R'),
  plain('zoom.in', 'Zoom in', ['+', '='], '+'),
  plain('zoom.out', 'Zoom out', ['-'], '-'),
  { command: 'zoom.actual', label: 'Zoom to 100 %', keys: ['0'], needs: 'command', shown: 'Ctrl+0' },
  { command: 'zoom.all', label: 'Fit the floor', keys: ['!', '1'], needs: 'shift', shown: 'Shift+1' },
  { command: 'zoom.selection', label: 'Zoom to selection', keys: ['"', '@', '2'], needs: 'shift', shown: 'Shift+2' },
  { command: 'undo', label: 'Undo', keys: ['z'], needs: 'command', shown: 'Ctrl+Z' },
  { command: 'redo', label: 'Redo', keys: ['z'], needs: 'command+shift', shown: 'Ctrl+Shift+Z' },
  { command: 'redo', label: 'Redo', keys: ['y'], needs: 'command', shown: 'Ctrl+Y' },
  { command: 'save', label: 'Save', keys: ['s'], needs: 'command', shown: 'Ctrl+S' },
  { command: 'duplicate', label: 'Duplicate', keys: ['d'], needs: 'command', shown: 'Ctrl+D' },
  { command: 'selectAll', label: 'Select all nodes', keys: ['a'], needs: 'command', shown: 'Ctrl+A' },
  plain('delete', 'Delete', ['delete', 'backspace'], 'Delete'),
  plain('escape', 'One level out', ['escape'], 'Escape'),
  plain('finish', 'Place at the crosshair, or finish a path', ['enter'], 'Enter'),
  plain('left', 'Pan, or nudge the selection', ['arrowleft'], '←'),
  plain('right', 'Pan, or nudge the selection', ['arrowright'], '→'),
  plain('up', 'Pan, or nudge the selection', ['arrowup'], '↑'),
  plain('down', 'Pan, or nudge the selection', ['arrowdown'], '↓'),
  { command: 'left', label: 'Ten times as far', keys: ['arrowleft'], needs: 'shift', shown: 'Shift+←' },
  { command: 'right', label: 'Ten times as far', keys: ['arrowright'], needs: 'shift', shown: 'Shift+→' },
  { command: 'up', label: 'Ten times as far', keys: ['arrowup'], needs: 'shift', shown: 'Shift+↑' },
  { command: 'down', label: 'Ten times as far', keys: ['arrowdown'], needs: 'shift', shown: 'Shift+↓' },
  { command: 'shortcuts', label: 'All shortcuts', keys: ['?'], needs: 'shift', shown: '?' },
];

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): Command | null {
  if (altKey) return null;
  const isCommand = ctrlKey || metaKey;
  const lower = key.toLowerCase();
  // A plus or a question mark needs Shift on many keyboards: what counts is the sign.
  const isSign = !isCommand && shiftKey && ['+', '=', '-', '?'].includes(lower);
  const needs = isCommand ? (shiftKey ? 'command+shift' : 'command') : shiftKey ? 'shift' : 'nothing';
  const found = SHORTCUTS.find(
    (one) =>
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
