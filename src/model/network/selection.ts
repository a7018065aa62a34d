import type { EdgeId, GroupId, NodeId } from './network';

/** A selection has a kind, since ids of different kinds may be equal. */
export type Selection =
  | { readonly type: 'node'; readonly ids: readonly NodeId[] }
  | { readonly type: 'edge'; readonly ids: readonly EdgeId[] }
  | { readonly type: 'group'; readonly ids: readonly GroupId[] };

/** Nothing selected is null. */
export type SelectionOrNone = Selection | null;

/** A drag moves the whole selection if it contains the node, otherwise the node alone. */
export const nodesDraggedWith = (node: NodeId, selection: SelectionOrNone): readonly NodeId[] =>
  selection?.type === 'node' && selection.ids.includes(node) ? selection.ids : [node];

/** The object under a click. */
export type Picked = { readonly kind: 'node'; readonly id: NodeId } | { readonly kind: 'edge'; readonly id: EdgeId };

/** A click selects one object or clears the selection; an additive click toggles an object. */
export function selectionAfterClick(
  before: SelectionOrNone,
  picked: Picked | null,
  isAdding: boolean,
): SelectionOrNone {
  if (picked === null) return isAdding ? before : null;
  if (picked.kind === 'node') {
    const ids = isAdding && before?.type === 'node' ? toggled(before.ids, picked.id) : [picked.id];
    return ids.length === 0 ? null : { type: 'node', ids };
  }
  const ids = isAdding && before?.type === 'edge' ? toggled(before.ids, picked.id) : [picked.id];
  return ids.length === 0 ? null : { type: 'edge', ids };
}

const toggled = <Id>(ids: readonly Id[], id: Id): readonly Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
