import { notify } from '@/components/feedback/toastStack';
import type { Command } from '@/components/shortcuts';
import { outlineText } from '@/contract/texts/outlineTexts';
import type { OutlineTask } from '@/machines/editor/outlineTool.machine';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import type { ToolWorld } from '../../session/useToolWorld';
import { text as editorText } from '../../texts';
import { text } from './texts';

/** The task of each command that takes the outline tool. */
export const OUTLINE_TASKS: Readonly<Partial<Record<Command, OutlineTask>>> = {
  'outline.draw': 'draw',
  'outline.split': 'split',
  'outline.merge': 'merge',
};

/** Why an outline cannot be corrected here, in words; null where it can. */
export function outlineBlockedBy(
  task: OutlineTask,
  { editor, floor, drawn }: Pick<ToolWorld, 'editor' | 'floor' | 'drawn'>,
): string | null {
  const { mayEditNodes, mesh } = editor.getSnapshot().context;
  if (!mayEditNodes) return editorText('blocked.no-right-to-nodes');
  // One that is still loading is there.
  if (!drawn && !floor?.plan) return outlineText('noFloorPlan');
  if (task === 'draw') return null;
  return mesh === null || mesh === NEW_MESH || drawn?.meshByName.has(mesh) === false ? text('noRoom') : null;
}

/** Takes the outline tool on the map, or says why not. */
export function beginOutline(task: OutlineTask, world: ToolWorld): void {
  const why = outlineBlockedBy(task, world);
  if (why !== null) {
    notify(why, 'warning');
    return;
  }
  world.editor.send({ type: 'outline.set', task });
}
