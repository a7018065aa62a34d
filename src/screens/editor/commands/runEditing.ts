import type { Command } from '@/components/shortcuts';
import type { RunningTool } from '@/machines/editor/runningTool';
import { fitBox } from '@/model/geometry/view';
import type { BesideNetwork } from '../session/besideNetwork';
import { selectionBox } from '../session/selectionBox';
import type { ToolWorld } from '../session/useToolWorld';
import { beginOutline, OUTLINE_TASKS } from '../tools/outline/beginOutline';
import { removeRooms } from '../tools/outline/removeRooms';
import { operationOf } from './networkCommands';
import { selectionOf } from './selectCommands';
import { isTurn, turnBy } from './turnCommands';

/** The objects of the commands that edit. */
export type EditingWorld = ToolWorld & Pick<BesideNetwork, 'removing'>;

/**
 * Runs a command that edits the network or an outline, selects parts, shows the selection or turns the map; one of another
 * kind does nothing.
 */
export function runEditing(command: Command, world: EditingWorld): void {
  const { document, editor, view, canvas, perform } = world;
  if (command === 'zoom.selection') {
    const box = selectionBox(world);
    if (box && canvas.current) view.set(fitBox(box, canvas.current.size, 120, view.get().turn));
    return;
  }
  if (isTurn(command)) turnBy(command, world);
  const task = OUTLINE_TASKS[command];
  if (task) beginOutline(task, world);
  // Backspace belongs to the corners while there are any.
  if (command === 'delete' && isOutlining(editor)) {
    editor.send({ type: 'corner.remove' });
    return;
  }
  if (command === 'delete' && editor.getSnapshot().context.mesh !== null) {
    removeRooms(world);
    return;
  }
  const operation = operationOf(command, world);
  if (operation) perform(operation);
  const selection = selectionOf(command, world);
  if (selection) document.send({ type: 'select', selection });
}

function isOutlining(editor: ToolWorld['editor']): boolean {
  const snapshot = editor.getSnapshot();
  const tool: RunningTool | undefined = snapshot.children.tool;
  return snapshot.matches({ tool: 'outline' }) && (tool?.getSnapshot().context.points?.length ?? 0) > 0;
}
