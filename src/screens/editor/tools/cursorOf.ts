import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { Hit } from '@/machines/editor/toolPointer';
import type { EditorTool } from './editorTool';

interface CursorOptions {
  readonly tool: Pick<EditorTool, 'cursor' | 'movesNodes'>;
  readonly gesture: Pick<ToolSnapshot, 'hasTag'> | undefined;
  readonly over: Hit | null;
  readonly mayEditNodes: boolean;
}

/** The pointer shape shows the effect of a press, and during a gesture the gesture. */
export function cursorOf({ tool, gesture, over, mayEditNodes }: CursorOptions): string {
  if (gesture?.hasTag('panning')) return 'grabbing';
  if (gesture?.hasTag('copyingNode')) return 'copy';
  if (gesture?.hasTag('draggingNode')) return 'move';
  if (gesture?.hasTag('marquee') || gesture?.hasTag('lasso') || gesture?.hasTag('drawing')) return 'crosshair';
  if (over?.kind === 'node' && tool.movesNodes && mayEditNodes) return 'move';
  return over !== null && tool.cursor === 'default' ? 'pointer' : tool.cursor;
}
