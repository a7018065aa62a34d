export type Side = 'left' | 'right';
/** `sheets`: panels rise over the canvas of a phone, one at a time. */
export type Room = 'wide' | 'small' | 'sheets';

export interface PanelLayout {
  /** CSS pixels. */
  readonly widths: Readonly<Record<Side, number>>;
  readonly folded: Readonly<Record<Room, readonly Side[]>>;
}

/** CSS pixels. */
export const WIDTHS: Readonly<Record<Side, { readonly least: number; readonly most: number }>> = {
  left: { least: 200, most: 480 },
  right: { least: 260, most: 560 },
};

export const USUAL_LAYOUT: PanelLayout = {
  widths: { left: 280, right: 360 },
  folded: { wide: [], small: ['left'], sheets: ['left', 'right'] },
};

const SIDES: readonly Side[] = ['left', 'right'];

export const isFolded = ({ folded }: PanelLayout, room: Room, side: Side): boolean => folded[room].includes(side);

export function withWidth(layout: PanelLayout, side: Side, width: number): PanelLayout {
  const { least, most } = WIDTHS[side];
  return { ...layout, widths: { ...layout.widths, [side]: Math.round(Math.max(least, Math.min(most, width))) } };
}

/** Folds an open panel and opens a folded one; of two sheets at most one is open. */
export function toggled(layout: PanelLayout, room: Room, side: Side): PanelLayout {
  const before = layout.folded[room];
  const isOpening = before.includes(side);
  const after = isOpening
    ? room === 'sheets'
      ? SIDES.filter((one) => one !== side)
      : before.filter((one) => one !== side)
    : [...before, side];
  return { ...layout, folded: { ...layout.folded, [room]: after } };
}

/** Reads the layout that this device has stored; unreadable parts get the usual layout. */
export function readLayout(stored: string | null): PanelLayout {
  const { widths, folded } = asRecord(parsed(stored));
  const width = asRecord(widths);
  const sides = asRecord(folded);
  const sidesOf = (room: Room): readonly Side[] => {
    const list = sides[room];
    return Array.isArray(list) ? SIDES.filter((side) => list.includes(side)) : USUAL_LAYOUT.folded[room];
  };
  return SIDES.reduce<PanelLayout>(
    (layout, side) => {
      const wanted = width[side];
      return typeof wanted === 'number' && Number.isFinite(wanted) ? withWidth(layout, side, wanted) : layout;
    },
    { ...USUAL_LAYOUT, folded: { wide: sidesOf('wide'), small: sidesOf('small'), sheets: sidesOf('sheets') } },
  );
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
