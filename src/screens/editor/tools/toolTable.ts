import type { SnapshotFrom } from 'xstate';
import type { EditorMachine, ToolName } from '@/machines/editor/editor.machine';
import type { EditorTool, ToolbarTool } from './editorTool';
import { measureTool } from './measure/measureTool';
import { nodeTool } from './node/nodeTool';
import { OUTLINE_TOOLS } from './outline/outlineTools';
import { pathTool } from './path/pathTool';
import { routeTool } from './route/routeTool';
import { selectTool } from './select/selectTool';

/** Every tool of the toolbar, in its order. */
export const TOOLS: Readonly<Record<ToolName, ToolbarTool>> = {
  select: selectTool,
  node: nodeTool,
  path: pathTool,
  route: routeTool,
  measure: measureTool,
};

/** The active tool. */
export const toolOf = ({ value, context }: SnapshotFrom<EditorMachine>): EditorTool =>
  value.tool === 'outline' ? OUTLINE_TOOLS[context.task] : TOOLS[value.tool];
