import { notify } from '@/components/feedback/toastStack';
import type { Point } from '@/model/geometry/points';
import type { ToolWorld } from '../session/useToolWorld';
import { pasteText } from './pasteText';
import { text } from './texts';

/** Pastes a text, or says why it cannot be pasted. */
export function pasteInto(from: string, world: ToolWorld, at: Point | null): void {
  const pasted = pasteText(from, world, at);
  if (pasted === null) return;
  if (typeof pasted === 'string') notify(text(`clip.${pasted}`), 'warning');
  else {
    const floors = pasted.isOfFloor || !world.floor ? [] : [world.floor];
    world.performAcross({ floors, data: world.data }, pasted.operationOn);
  }
}
