import { useSelector } from '@xstate/react';
import { useEditorActors } from '../session/editorActors';
import type { EditorTool } from './editorTool';
import { toolOf } from './toolTable';

/** The active tool. */
export const useTool = (): EditorTool => useSelector(useEditorActors().editor, toolOf);
