import type { MapOption } from '@/machines/editor/editor.machine';
import { normalTurn } from '@/model/geometry/turns';
import { centreOn, type Size, type View } from '@/model/geometry/view';

/** How a location was looked at in this tab: the floor point in the middle, the zoom, and the layers that were hidden. */
export interface RememberedView {
  /** Metres of the floor. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels a metre. */
  readonly scale: number;
  /** Radians, as of a view. */
  readonly turn: number;
  readonly options: Readonly<Record<MapOption, boolean>>;
}

const keyOf = (project: string): string => `atrium.view.${project}`;

/** Null for a location that was not open in this tab, and for an unreadable entry. */
export function readRememberedView(project: string): RememberedView | null {
  try {
    const { x, y, scale, turn = 0, options } = JSON.parse(sessionStorage.getItem(keyOf(project)) ?? 'null');
    // Views that an older release stored have neither a turn nor the last two options.
    const { nodes, paths, shadows, materials, below = false, minimap = true } = options;
    const isView = [x, y, scale, turn].every(Number.isFinite) && scale > 0;
    const isChosen = [nodes, paths, shadows, materials, below, minimap].every((one) => typeof one === 'boolean');
    if (!isView || !isChosen) return null;
    return { x, y, scale, turn: normalTurn(turn), options: { nodes, paths, shadows, materials, below, minimap } };
  } catch {
    return null;
  }
}

export function writeRememberedView(project: string, view: RememberedView): void {
  try {
    sessionStorage.setItem(keyOf(project), JSON.stringify(view));
  } catch {
    // A full or forbidden storage: the next visit shows the whole floor.
  }
}

/** The view with a floor point in the middle of the window. */
export const viewAround = (
  { x, y, scale, turn }: Pick<RememberedView, 'x' | 'y' | 'scale' | 'turn'>,
  size: Size,
): View => centreOn({ scale, x: 0, y: 0, turn }, size, { x, y });
