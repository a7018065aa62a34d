import type { CanvasMenuRequest } from '@/components/mapCanvas/canvasPointer';
import type { Hit } from '@/machines/editor/toolPointer';
import { toScreen } from '@/model/geometry/view';
import type { SelectionOrNone } from '@/model/network/selection';
import { selectionBox } from '../selectionBox';
import type { OpenParts } from '../session/openParts';
import type { ToolWorld } from '../session/useToolWorld';
import { hitTest } from '../tools/hitTest';
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
  if (!isSelected(hit, document.getSnapshot().context.history.selection)) select(hit, world);
  menu.set({ client, place: at });
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

function select(hit: Hit | null, { document, editor }: ToolWorld): void {
  if (hit?.kind === 'node') document.send({ type: 'select', selection: { type: 'node', ids: [hit.id] } });
  else if (hit?.kind === 'edge') document.send({ type: 'select', selection: { type: 'edge', ids: [hit.id] } });
  else {
    document.send({ type: 'select', selection: null });
    editor.send({ type: 'mesh.select', mesh: hit?.kind === 'mesh' ? hit.name : null });
  }
}
