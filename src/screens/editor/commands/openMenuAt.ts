import type { CanvasMenuRequest } from '@/components/mapCanvas/canvasPointer';
import type { Hit } from '@/machines/editor/toolPointer';
import type { FloorPoint, Point } from '@/model/geometry/points';
import { toScreen } from '@/model/geometry/view';
import type { SelectionOrNone } from '@/model/network/selection';
import type { OpenParts } from '../session/openParts';
import { selectionBox } from '../session/selectionBox';
import type { ToolWorld } from '../session/useToolWorld';
import { hitTest } from '../tools/hitTest';
import { selectHit } from '../tools/selectHit';
import { toolOf } from '../tools/toolTable';

interface MenuOpener extends ToolWorld, Pick<OpenParts, 'menu'> {}

/** Opens the menu of what is under the pointer, and selects it unless it is part of the selection. */
export function openMenuAt({ at, client, isTouch }: CanvasMenuRequest, world: MenuOpener): void {
  const { document, editor, view, menu, drawn, networkIndex } = world;
  const snapshot = editor.getSnapshot();
  const { options } = snapshot.context;
  const hit = hitTest(
    {
      floor: drawn,
      networkIndex,
      showsNodes: options.nodes,
      showsPaths: options.paths,
      picksMeshes: toolOf(snapshot).picksMeshes,
    },
    at,
    view.get().scale,
    isTouch,
  );
  if (!isSelected(hit, document.getSnapshot().context.history.selection)) selectHit(hit, world);
  menu.set({ client, place: at });
}

/** Opens the list of the objects under the pointer, which lie on each other. */
export function openListAt(place: FloorPoint, screen: Point, { menu, canvas }: MenuOpener): void {
  const { x, y } = canvas.current?.corner ?? { x: 0, y: 0 };
  menu.set({ client: { x: x + screen.x, y: y + screen.y }, place, isList: true });
}

/** Opens the menu of the selection beside it, and of the floor in the middle of the map without one. */
export function openMenuOfSelection(world: MenuOpener): void {
  const { document, view, canvas, menu } = world;
  if (!canvas.current) return;
  const { size, corner } = canvas.current;
  const box = document.getSnapshot().context.history.selection ? selectionBox(world) : null;
  const { x, y } = box
    ? toScreen(view.get(), { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 })
    : { x: size.width / 2, y: size.height / 2 };
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  menu.set({
    client: { x: corner.x + within(x, size.width), y: corner.y + within(y, size.height) },
    place: null,
  });
}

function isSelected(hit: Hit | null, selection: SelectionOrNone): boolean {
  if (hit?.kind === 'node') return selection?.type === 'node' && selection.ids.includes(hit.id);
  return hit?.kind === 'edge' && selection?.type === 'edge' && selection.ids.includes(hit.id);
}
