import { type Picked, type SelectionOrNone, selectionAfterClick } from '@/model/network/selection';
import type { ToolWorld } from '../../session/useToolWorld';
import type { TreeObject, TreeRow } from './treeRows';

type Chosen = Pick<ToolWorld, 'document' | 'editor' | 'show'>;

/** Selects the object of a row and shows it on the map, as a click on it there does; `isAdding` adds it or takes it out. */
export function chooseRow(object: TreeObject, { document, editor, show }: Chosen, isAdding = false): void {
  if (object.kind === 'floor') editor.send({ type: 'floor.set', floor: object.uuid });
  if (object.kind === 'mesh') {
    show(object.mesh.at);
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: object.mesh.key, isAdding });
  }
  const picked = pickedOf(object);
  if (!picked) return;
  const before = document.getSnapshot().context.history.selection;
  const selection = selectionAfterClick(before, picked, isAdding);
  document.send({ type: 'select', selection });
  editor.send({ type: 'node.select' });
  if (object.kind === 'node') show(object.node);
  if (object.kind === 'path') {
    const { from, to } = object.path;
    show({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  }
}

/** Selects all rows from one to another that are of the kind of the last. */
export function chooseRows(rows: readonly TreeRow[], from: number, to: number, chosen: Chosen): void {
  const last = rows[to]?.object;
  if (!last) return;
  const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  if (last.kind === 'mesh') {
    const meshes = between.flatMap(({ object }) => (object.kind === 'mesh' ? object.mesh.key : []));
    chosen.document.send({ type: 'select', selection: null });
    chosen.editor.send({ type: 'meshes.select', meshes });
    return;
  }
  const selection = rangeOf(last, between);
  if (!selection) {
    chooseRow(last, chosen);
    return;
  }
  chosen.document.send({ type: 'select', selection });
  chosen.editor.send({ type: 'node.select' });
}

function rangeOf(last: TreeObject, rows: readonly TreeRow[]): SelectionOrNone {
  if (last.kind === 'node')
    return { type: 'node', ids: rows.flatMap(({ object }) => (object.kind === 'node' ? object.node.id : [])) };
  if (last.kind === 'path')
    return { type: 'edge', ids: rows.flatMap(({ object }) => (object.kind === 'path' ? object.path.edge.id : [])) };
  return null;
}

function pickedOf(object: TreeObject): Picked | null {
  if (object.kind === 'node') return { kind: 'node', id: object.node.id };
  return object.kind === 'path' ? { kind: 'edge', id: object.path.edge.id } : null;
}
