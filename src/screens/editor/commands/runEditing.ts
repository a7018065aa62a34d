import type { Command } from '@/components/shortcuts';
import type { RunningTool } from '@/machines/editor/runningTool';
import { fitBox } from '@/model/geometry/view';
import { selectionBox } from '../selectionBox';
import type { ToolWorld } from '../session/useToolWorld';
import { beginOutline, OUTLINE_TASKS } from '../tools/outline/beginOutline';
import { operationOf } from './networkCommands';
import { selectionOf } from './selectCommands';
import { isTurn, turnBy } from './turnCommands';

/**
 * Runs a command that edits the network or an outline, selects parts, shows the selection or turns the map; one of another
 * kind does nothing.
 */
export function runEditing(command: Command, world: ToolWorld): void {
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
