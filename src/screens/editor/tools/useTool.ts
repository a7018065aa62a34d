import { useSelector } from '@xstate/react';
import { useEditor } from '../editorSession';
import type { EditorTool } from './editorTool';
import { toolOf } from './toolTable';

/** The active tool. */
export const useTool = (): EditorTool => useSelector(useEditor().editor, toolOf);
