import type { SnapshotFrom } from 'xstate';
import { type EditorMachine, modeOf } from '@/machines/editor/editor.machine';
import type { Hit } from '@/machines/editor/toolPointer';
import type { FloorPoint } from '@/model/geometry/points';
import type { SelectionOrNone } from '@/model/network/selection';
import type { ToolWorld } from '../session/useToolWorld';
import { objectsAt } from './objectsAt';
import { selectHit } from './selectHit';

/** The object below the selected one; after the lowest the first one again. Null where there are none. */
export function deeperObject(hits: readonly Hit[], selection: SelectionOrNone, mesh: string | null): Hit | null {
  const at = hits.findIndex((hit) => isSelected(hit, selection, mesh));
  return hits[(at + 1) % hits.length] ?? null;
}

function isSelected(hit: Hit, selection: SelectionOrNone, mesh: string | null): boolean {
  if (hit.kind === 'mesh') return selection === null && hit.name === mesh;
  return selection?.type === hit.kind && selection.ids.length === 1 && selection.ids[0] === hit.id;
}

/** The objects of a place, the topmost first. */
export function objectsOf(at: FloorPoint, world: Pick<ToolWorld, 'editor' | 'drawn' | 'networkIndex' | 'view'>) {
  const { editor, drawn, networkIndex, view } = world;
  const snapshot: SnapshotFrom<EditorMachine> = editor.getSnapshot();
  const { nodes: showsNodes, paths: showsPaths } = snapshot.context.options;
  // The tools of nodes and of paths select no rooms.
  const picksMeshes = modeOf(snapshot) === 0;
  return objectsAt({ floor: drawn, networkIndex, showsNodes, showsPaths, picksMeshes }, at, view.get().scale);
}

/** Selects the object below the selected one. */
export function selectDeeper(at: FloorPoint, world: ToolWorld): void {
  const { selection } = world.document.getSnapshot().context.history;
  const { mesh } = world.editor.getSnapshot().context;
  selectHit(deeperObject(objectsOf(at, world), selection, mesh), world);
}
