import type { Hit } from '@/machines/editor/toolPointer';
import { type FloorPoint, screenPoint } from '@/model/geometry/points';
import { toFloor } from '@/model/geometry/view';
import type { ToolWorld } from '../session/useToolWorld';
import { hitTest } from './hitTest';
import { toolOf } from './toolTable';

/** Reach of a key in CSS pixels: larger than a pointer's, since the crosshair moves in steps. */
const REACH = 12;

/** Unless the focus arrived by Tab there is no crosshair, and nobody would expect a click at the middle. */
export const isCrosshairShown = (): boolean => document.querySelector('[data-by-tab] [data-crosshair]') !== null;

/**
 * Enter acts at the middle of the window as a click does at the pointer, so that a network can be edited by keys alone.
 */
export function clickAtCentre(world: ToolWorld): void {
  const { editor, view, canvas } = world;
  const size = canvas.current?.size;
  if (!size || !toolOf(editor.getSnapshot()).clicksAtCentre) return;
  const screen = screenPoint(size.width / 2, size.height / 2);
  const at = toFloor(view.get(), screen);
  const pointer = {
    at,
    screen,
    turn: view.get().turn,
    over: hitAtCentre(at, world),
    snapped: null,
    isTouch: false,
    shift: false,
    alt: false,
    command: false,
    canMove: false,
  };
  editor.send({ type: 'pointer.down', ...pointer });
  editor.send({ type: 'pointer.up', ...pointer });
}

/** A tool that selects finds every visible object; one that draws joins nodes alone. */
export function hitAtCentre(at: FloorPoint, { editor, view, drawn, networkIndex }: ToolWorld): Hit | null {
  const { scale } = view.get();
  const { picksMeshes } = toolOf(editor.getSnapshot());
  const { nodes: showsNodes, paths: showsPaths } = editor.getSnapshot().context.options;
  const node = showsNodes || !picksMeshes ? networkIndex.nodeAt(at, REACH / scale) : null;
  if (node) return { kind: 'node', id: node.id };
  return picksMeshes
    ? hitTest({ floor: drawn, networkIndex, showsNodes, showsPaths, picksMeshes }, at, scale, false)
    : null;
}
