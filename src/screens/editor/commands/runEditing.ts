import type { Command } from '@/components/shortcuts';
import type { ToolWorld } from '../tools/editorTool';
import { operationOf } from './networkCommands';
import { selectionOf } from './selectCommands';

/** Runs a command that edits the network or selects parts of it; one of another kind does nothing. */
export function runEditing(command: Command, world: ToolWorld): void {
  const { document, perform } = world;
  const operation = operationOf(command, world);
  if (operation) perform(operation);
  const selection = selectionOf(command, world);
  if (selection) document.send({ type: 'select', selection });
}
