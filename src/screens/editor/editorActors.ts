import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import type { EditorMachine } from '@/machines/editor/editor.machine';
import type { nodeToolMachine } from '@/machines/editor/nodeTool.machine';
import type { pathToolMachine } from '@/machines/editor/pathTool.machine';
import type { selectToolMachine } from '@/machines/editor/selectTool.machine';

/** The charts that run while the editor is open. */
export interface EditorActors {
  readonly document: ActorRefFrom<DocumentMachine>;
  readonly editor: ActorRefFrom<EditorMachine>;
  readonly selectTool: ActorRefFrom<typeof selectToolMachine>;
  readonly nodeTool: ActorRefFrom<typeof nodeToolMachine>;
  readonly pathTool: ActorRefFrom<typeof pathToolMachine>;
}

/** Whether nodes and paths are not there yet. */
export const isReadingNetwork = (snapshot: SnapshotFrom<DocumentMachine>): boolean => snapshot.hasTag('reading');
