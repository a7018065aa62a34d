import { createContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import type { EditorMachine } from '@/machines/editor/editor.machine';
import type { Operation } from '@/model/network/operations/operation';
import type { FloorsOfLocation, OperationAcross } from './performAcross';
import { usePart } from './usePart';

/** The running machines of an opened location: the network, and mode, tool and selection. */
export interface EditorActors {
  readonly document: ActorRefFrom<DocumentMachine>;
  readonly editor: ActorRefFrom<EditorMachine>;
  /** Runs an operation as one step of the history, or notifies the person why it is blocked. */
  readonly perform: (operation: Operation) => void;
  /** The same for an operation that puts something on other floors, once their floor plans are loaded. */
  readonly performAcross: (on: FloorsOfLocation, operationOn: OperationAcross) => void;
}

export const EditorActorsContext = createContext<EditorActors | null>(null);

export const useEditorActors = (): EditorActors => usePart(EditorActorsContext);

/** Whether nodes and paths are still loading. */
export const isReadingNetwork = (snapshot: SnapshotFrom<DocumentMachine>): boolean => snapshot.hasTag('reading');
