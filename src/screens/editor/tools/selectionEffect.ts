import { onDemand } from '@/components/lazy/onDemand';
import { modeOf } from '@/machines/editor/editor.machine';
import type { ToolEmitted } from '@/machines/editor/runningTool';
import { isPlace } from '@/model/floorPlan/drawnFloor';
import type { Box } from '@/model/geometry/box';
import { turnedPoint } from '@/model/geometry/turns';
import { panBy } from '@/model/geometry/view';
import type { NodeId } from '@/model/network/network';
import { nodesInBox, nodesInRing } from '@/model/network/selecting/nodesInside';
import { selectionAfterClick } from '@/model/network/selection';
import type { ToolWorld } from '../session/useToolWorld';
import { isSecondClick, type LastClick } from './sameClick';

/** The effects of every tool: selects by click, marquee or lasso, and pans. */
export function selectionEffect(emitted: ToolEmitted, world: ToolWorld): void {
  if (emitted.type === 'selected') selectClicked(emitted, world);
  else if (emitted.type === 'marqueeSelected')
    selectInside(nodesInBox(world.networkIndex, emitted.box, emitted.turn), roomsInBox(emitted, world), world);
  else if (emitted.type === 'lassoSelected')
    selectNodes(nodesInRing(world.networkIndex, emitted.ring), emitted.isAdding, world);
  else if (emitted.type === 'panned') world.view.set(panBy(world.view.get(), emitted.dx, emitted.dy));
}

/** The last click of each editor. */
const lastClicks = new WeakMap<ToolWorld['editor'], LastClick>();

function selectClicked({ hit, at, isAdding }: Extract<ToolEmitted, { type: 'selected' }>, world: ToolWorld): void {
  const { document, editor, view } = world;
  const click = { at, time: performance.now() };
  const isAgain = !isAdding && hit !== null && isSecondClick(lastClicks.get(editor), click, view.get().scale);
  lastClicks.set(editor, click);
  if (isAgain) {
    void onDemand(
      () => import('./deeperObject'),
      ({ selectDeeper }) => selectDeeper(at, world),
    );
    return;
  }
  if (hit?.kind === 'mesh') {
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: hit.name, isAdding });
    return;
  }
  const before = document.getSnapshot().context.history.selection;
  document.send({ type: 'select', selection: selectionAfterClick(before, hit, isAdding) });
  if (hit === null) editor.send({ type: 'mesh.select', mesh: null });
  else editor.send({ type: 'node.select' });
}

/** Rooms where rooms are being selected, where nodes are hidden, and where there is no node; else nodes. */
function selectInside(nodes: readonly NodeId[], rooms: readonly string[], world: ToolWorld): void {
  const { meshes, options } = world.editor.getSnapshot().context;
  const { selection } = world.document.getSnapshot().context.history;
  const isOfRooms = meshes.length > 0 || !options.nodes || (nodes.length === 0 && selection === null);
  if (isOfRooms && rooms.length > 0) world.editor.send({ type: 'meshes.select', meshes: [...meshes, ...rooms] });
  else selectNodes(nodes, true, world);
}

/** The places that are wholly inside of a box of turned points, where the tool selects rooms. */
function roomsInBox({ box, turn }: { box: Box; turn: number }, { editor, drawn }: ToolWorld): readonly string[] {
  if (!drawn || modeOf(editor.getSnapshot()) !== 0) return [];
  const { names, boxes } = drawn.floorPlan;
  return names.filter((_, mesh) => {
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = boxes.subarray(4 * mesh, 4 * mesh + 4);
    const corners = [minX, maxX].flatMap((x) => [minY, maxY].map((y) => turnedPoint({ x, y }, turn)));
    const isInside = corners.every(({ x, y }) => x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY);
    return isInside && isPlace(drawn, mesh);
  });
}

function selectNodes(inside: readonly NodeId[], isAdding: boolean, { document }: ToolWorld): void {
  const before = document.getSnapshot().context.history.selection;
  const previous = isAdding && before?.type === 'node' ? before.ids : [];
  const ids = [...new Set([...previous, ...inside])];
  document.send({ type: 'select', selection: ids.length > 0 ? { type: 'node', ids } : null });
}
