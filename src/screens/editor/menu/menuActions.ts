import { type Command, shortcutOf } from '@/components/shortcuts';
import type { Operation } from '@/model/network/operations/operation';
import { permitted } from '@/model/network/operations/permitted';
import type { SelectionOrNone } from '@/model/network/selection';
import { operationOf } from '../commands/networkCommands';
import { selectionOf } from '../commands/selectCommands';
import { text as editorText } from '../texts';
import type { MenuAction } from './menuEntry';
import type { MenuWorld } from './menuWorld';
import { text } from './texts';

/** A command of the keys, with their reason where it is blocked. */
export function ofCommand(command: Command, world: MenuWorld): MenuAction {
  const { label, display } = shortcutOf(command);
  const operation = operationOf(command, world);
  const selection = operation ? undefined : selectionOf(command, world);
  return {
    key: command,
    label,
    keys: display,
    blockedBy: operation ? reasonOf(operation, world) : selection === null ? text('nothingElse') : null,
    run: () => world.run(command),
  };
}

/** An edit of the network, blocked for the reason of the edit. */
export const ofOperation = (key: string, label: string, operation: Operation, world: MenuWorld): MenuAction => ({
  key,
  label,
  keys: '',
  blockedBy: reasonOf(operation, world),
  run: () => world.perform(operation),
});

/** Another selection; blocked where there is nothing to select. */
export const ofSelection = (
  key: string,
  label: string,
  selection: SelectionOrNone,
  { document }: MenuWorld,
  why = text('nothingElse'),
): MenuAction => ({
  key,
  label,
  keys: '',
  blockedBy: selection === null ? why : null,
  run: () => document.send({ type: 'select', selection }),
});

function reasonOf(operation: Operation, { document, editor }: MenuWorld): string | null {
  const { blockedBy } = permitted(
    document.getSnapshot().context.history.present,
    operation,
    editor.getSnapshot().context,
  );
  return blockedBy && editorText(`blocked.${blockedBy}`);
}

export const keysOf = (command: Command): string => shortcutOf(command).display;
