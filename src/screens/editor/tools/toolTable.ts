import type { SnapshotFrom } from 'xstate';
import type { EditorMachine, ToolName } from '@/machines/editor/editor.machine';
import type { EditorTool } from './editorTool';
import { measureTool } from './measure/measureTool';
import { nodeTool } from './node/nodeTool';
import { pathTool } from './path/pathTool';
import { routeTool } from './route/routeTool';
import { selectTool } from './select/selectTool';

/** Every tool of the editor, in the order of the toolbar. */
export const TOOLS: Readonly<Record<ToolName, EditorTool>> = {
  select: selectTool,
  node: nodeTool,
  path: pathTool,
  route: routeTool,
  measure: measureTool,
};

/** The active tool. */
export const toolOf = ({ value }: SnapshotFrom<EditorMachine>): EditorTool => TOOLS[value.tool];
