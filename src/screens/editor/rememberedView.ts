import type { MapOption } from '@/machines/editor/editor.machine';
import type { View } from '@/model/geometry/view';

/** How a location was looked at in this tab: the floor point in the middle, the zoom, and the layers that were hidden. */
export interface RememberedView {
  /** Metres of the floor. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels a metre. */
  readonly scale: number;
  readonly options: Readonly<Record<MapOption, boolean>>;
}

const keyOf = (project: string): string => `atrium.view.${project}`;

/** Null for a location that was not open in this tab; what is unreadable counts as none. */
export function readRememberedView(project: string): RememberedView | null {
  try {
    const { x, y, scale, options } = JSON.parse(sessionStorage.getItem(keyOf(project)) ?? 'null');
    // What an older release wrote has neither of the last two.
    const { nodes, paths, shadows, materials, below = false, minimap = true } = options;
    const isView = [x, y, scale].every(Number.isFinite) && scale > 0;
    const isChosen = [nodes, paths, shadows, materials, below, minimap].every((one) => typeof one === 'boolean');
    return isView && isChosen ? { x, y, scale, options: { nodes, paths, shadows, materials, below, minimap } } : null;
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
  { x, y, scale }: Pick<RememberedView, 'x' | 'y' | 'scale'>,
  { width, height }: { readonly width: number; readonly height: number },
): View => ({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale });
