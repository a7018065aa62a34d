import { notify } from '@/components/feedback/toastStack';
import type { Command } from '@/components/shortcuts';
import { outlineText } from '@/contract/texts/outlineTexts';
import type { OutlineTask } from '@/machines/editor/outlineTool.machine';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
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
  if (mesh === null || mesh === NEW_MESH) return text('noRoom');
  const index = drawn?.meshByName.get(mesh);
  if (drawn && index === undefined) return text('noRoom');
  // A line without area has no halves, and nothing to merge with.
  return drawn && index !== undefined && boxAreaOf(drawn, index) === 0 ? outlineText('refused.too-small') : null;
}

const boxAreaOf = ({ floorPlan: { boxes } }: DrawnFloor, mesh: number): number => {
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes.subarray(4 * mesh, 4 * mesh + 4);
  return (maxX - minX) * (maxY - minY);
};

/** Takes the outline tool on the map, or says why not. */
export function beginOutline(task: OutlineTask, world: ToolWorld): void {
  const why = outlineBlockedBy(task, world);
  if (why !== null) {
    notify(why, 'warning');
    return;
  }
  world.editor.send({ type: 'outline.set', task });
}
