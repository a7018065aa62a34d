import { clipOfSelection } from '@/model/network/clip/clip';
import { writeClip } from '@/model/network/clip/writeClip';
import type { ToolWorld } from '../session/useToolWorld';

/** The selection as the text of a clipboard; null where no node or path is selected. */
export function copiedText({ document }: Pick<ToolWorld, 'document'>): string | null {
  const { present, selection } = document.getSnapshot().context.history;
  const clip = clipOfSelection(present, selection);
  return clip.nodes.length === 0 ? null : writeClip(clip);
}
