import type { ToolEmitted } from '@/machines/editor/runningTool';
import type { Hit } from '@/machines/editor/toolPointer';
import { panBy } from '@/model/geometry/view';
import type { NodeId } from '@/model/network/network';
import { nodesInBox, nodesInRing } from '@/model/network/selecting/nodesInside';
import { selectionAfterClick } from '@/model/network/selection';
import type { ToolWorld } from '../session/useToolWorld';

/** The effects of every tool: selects by click, marquee or lasso, and pans. */
export function selectionEffect(emitted: ToolEmitted, world: ToolWorld): void {
  if (emitted.type === 'selected') selectClicked(emitted.hit, emitted.isAdding, world);
  else if (emitted.type === 'marqueeSelected')
    selectNodes(nodesInBox(world.networkIndex, emitted.box, emitted.turn), emitted.isAdding, world);
  else if (emitted.type === 'lassoSelected')
    selectNodes(nodesInRing(world.networkIndex, emitted.ring), emitted.isAdding, world);
  else if (emitted.type === 'panned') world.view.set(panBy(world.view.get(), emitted.dx, emitted.dy));
}

function selectClicked(hit: Hit | null, isAdding: boolean, { document, editor }: ToolWorld): void {
  if (hit?.kind === 'mesh') {
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: hit.name });
    return;
  }
  const before = document.getSnapshot().context.history.selection;
  document.send({ type: 'select', selection: selectionAfterClick(before, hit, isAdding) });
  if (hit === null) editor.send({ type: 'mesh.select', mesh: null });
  else editor.send({ type: 'node.select' });
}

function selectNodes(inside: readonly NodeId[], isAdding: boolean, { document }: ToolWorld): void {
  const before = document.getSnapshot().context.history.selection;
  const previous = isAdding && before?.type === 'node' ? before.ids : [];
  const ids = [...new Set([...previous, ...inside])];
  document.send({ type: 'select', selection: ids.length > 0 ? { type: 'node', ids } : null });
}
