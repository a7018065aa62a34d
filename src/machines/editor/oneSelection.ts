import type { ActorRefFrom } from 'xstate';
import type { DocumentMachine } from './document.machine';
import type { EditorMachine } from './editor.machine';

interface Subscription {
  unsubscribe(): void;
}

/**
 * Keeps one selection: rooms are selected in the editor machine, nodes, paths and groups in the history, where undo
 * restores them. Whichever is selected last clears the other, also by undo, by a new node, and by a list. Both are of the
 * floor in view.
 */
export function keepOneSelection(
  document: ActorRefFrom<DocumentMachine>,
  editor: ActorRefFrom<EditorMachine>,
): Subscription {
  const selectionOf = () => document.getSnapshot().context.history.selection;
  const meshOf = () => editor.getSnapshot().context.mesh;
  let selection = selectionOf();
  const floorOf = () => editor.getSnapshot().context.floor;
  let mesh = meshOf();
  let floor = floorOf();
  document.send({ type: 'floor.show', floor });
  const followsDocument = document.subscribe(() => {
    const before = selection;
    selection = selectionOf();
    if (selection !== null && selection !== before && meshOf() !== null) editor.send({ type: 'node.select' });
  });
  const followsEditor = editor.subscribe(() => {
    const before = mesh;
    mesh = meshOf();
    if (floorOf() !== floor) {
      floor = floorOf();
      document.send({ type: 'floor.show', floor });
    }
    if (mesh !== null && mesh !== before && selectionOf() !== null) document.send({ type: 'select', selection: null });
  });
  return {
    unsubscribe: () => {
      followsDocument.unsubscribe();
      followsEditor.unsubscribe();
    },
  };
}
