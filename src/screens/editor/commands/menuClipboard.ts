import { notify } from '@/components/feedback/toastStack';
import type { Point } from '@/model/geometry/points';
import type { ToolWorld } from '../session/useToolWorld';
import { copiedText } from './copiedText';
import { pasteOnDemand } from './pasteOnDemand';
import { removeCopied } from './removeCopied';
import { text } from './texts';

/** Copy and Cut of a menu, which the browser sends no event for. */
export async function copyByMenu(world: ToolWorld, isCut: boolean): Promise<void> {
  const copied = copiedText(world);
  if (copied === null) return;
  try {
    await navigator.clipboard.writeText(copied);
  } catch {
    notify(text('copyByKeys'), 'warning');
    return;
  }
  if (isCut) removeCopied(world);
}

/** Paste of a menu, at the place that the menu is about. */
export async function pasteByMenu(world: ToolWorld, at: Point | null): Promise<void> {
  let from: string;
  try {
    from = await navigator.clipboard.readText();
  } catch {
    notify(text('pasteByKeys'), 'warning');
    return;
  }
  await pasteOnDemand(from, world, at);
}
