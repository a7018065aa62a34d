import type { Command } from '@/components/shortcuts';
import type { ToolWorld } from '../tools/editorTool';
import { operationOf } from './networkCommands';
import { selectionOf } from './selectCommands';
import { isTurn, turnBy } from './turnCommands';

/** Runs a command that edits the network, selects parts of it or turns the map; one of another kind does nothing. */
export function runEditing(command: Command, world: ToolWorld): void {
  if (isTurn(command)) turnBy(command, world);
  const { document, perform } = world;
  const operation = operationOf(command, world);
  if (operation) perform(operation);
  const selection = selectionOf(command, world);
  if (selection) document.send({ type: 'select', selection });
}
