import { type Box, EMPTY_BOX, isEmptyBox, joinBoxes } from '@/model/geometry/box';
import type { ToolWorld } from './useToolWorld';

/** The bounding box of the selection on the current floor, with a margin; null when there is none. */
export function selectionBox({
  document,
  editor,
  drawn,
  networkIndex,
  view,
}: Pick<ToolWorld, 'document' | 'editor' | 'drawn' | 'networkIndex' | 'view'>): Box | null {
  const room = drawn?.meshByName.get(editor.getSnapshot().context.mesh ?? '');
  if (drawn && room !== undefined) {
    const [minX = 0, minY = 0, maxX = 0, maxY = 0] = drawn.floorPlan.boxes.subarray(4 * room, 4 * room + 4);
    return { minX, minY, maxX, maxY };
  }
  const { present, selection } = document.getSnapshot().context.history;
  const nodes =
    selection?.type === 'node'
      ? selection.ids
      : selection?.type === 'edge'
        ? selection.ids.flatMap((id) => {
            const edge = present.edges.get(id);
            return edge ? [edge.from, edge.to] : [];
          })
        : selection?.type === 'group'
          ? selection.ids.flatMap((id) => present.groups.get(id)?.nodes ?? [])
          : [];
  const onFloor = new Set(networkIndex.nodes.map(({ id }) => id));
  const box = nodes
    .filter((id) => onFloor.has(id))
    .flatMap((id) => present.nodes.get(id) ?? [])
    .reduce((sum, { x, y }) => joinBoxes(sum, { minX: x, minY: y, maxX: x, maxY: y }), EMPTY_BOX);
  if (isEmptyBox(box)) return null;
  const least = 200 / view.get().scale;
  return {
    minX: box.minX - least / 8,
    minY: box.minY - least / 8,
    maxX: box.maxX + least / 8,
    maxY: box.maxY + least / 8,
  };
}
