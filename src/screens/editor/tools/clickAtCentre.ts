import { screenPoint } from '@/model/geometry/points';
import { toFloor } from '@/model/geometry/view';
import type { ToolWorld } from './editorTool';
import { toolOf } from './toolTable';

/** Reach of a key in CSS pixels: larger than a pointer's, since the crosshair moves in steps. */
const REACH = 12;

/** Where the focus did not come by Tab there is no crosshair, and nobody would expect a click at the middle. */
export const isCrosshairShown = (): boolean => document.querySelector('[data-by-tab] [data-crosshair]') !== null;

/**
 * Enter acts at the middle of the window as a click does at the pointer, so that a network can be edited by keys alone.
 */
export function clickAtCentre({ editor, view, canvas, networkIndex }: ToolWorld): void {
  const size = canvas.current?.size;
  if (!size || !toolOf(editor.getSnapshot()).clicksAtCentre) return;
  const screen = screenPoint(size.width / 2, size.height / 2);
  const at = toFloor(view.get(), screen);
  const node = networkIndex.nodeAt(at, REACH / view.get().scale);
  const over = node ? ({ kind: 'node', id: node.id } as const) : null;
  const pointer = { at, screen, over, snapped: null, isTouch: false, shift: false, alt: false, canMove: false };
  editor.send({ type: 'pointer.down', ...pointer });
  editor.send({ type: 'pointer.up', ...pointer });
}
