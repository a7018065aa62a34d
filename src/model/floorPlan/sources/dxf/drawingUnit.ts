import { byLayer } from './byLayer';
import type { FlatDrawing, FlatLine } from './flatDrawing';
import type { LayerKinds } from './layerKind';

/** Metres of each unit that a drawing may have. */
export const METRES = { mm: 0.001, cm: 0.01, dm: 0.1, m: 1, in: 0.0254, ft: 0.3048 } as const;
export type DrawingUnit = keyof typeof METRES;
/** The most frequent first. */
export const DRAWING_UNITS: readonly DrawingUnit[] = ['mm', 'm', 'cm', 'in', 'ft', 'dm'];

const BY_CODE: ReadonlyMap<number, DrawingUnit> = new Map([
  [1, 'in'],
  [2, 'ft'],
  [4, 'mm'],
  [5, 'cm'],
  [6, 'm'],
  [14, 'dm'],
]);

/** Metres within which nearly all doors are wide, and buildings across. */
const DOOR = [0.55, 2.6] as const;
const BUILDING = [4, 1500] as const;
/** Fewer doors are no evidence: one may be a gate. */
const LEAST_DOORS = 3;
/** Radians of a door that stands open. */
const SWING = [1, 2.2] as const;

/** Findings about the unit of a drawing; lengths are in units of the drawing. */
export interface UnitFindings {
  /** That the file names; null where it names none that drawings of buildings have. */
  readonly named: DrawingUnit | null;
  /** The unit that doors and size speak for. */
  readonly likely: DrawingUnit;
  /** The unit has to be asked: the file names another one, or none and the size alone does not tell. */
  readonly isUnsure: boolean;
  /** Width of the door in the middle, by size; null without doors. */
  readonly door: number | null;
  readonly width: number;
  readonly depth: number;
}

const lies = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;

/** Compares the unit that a drawing names with the size of its doors and with its own. */
export function findUnit({ unitCode, lines }: FlatDrawing, kinds: LayerKinds): UnitFindings {
  const named = BY_CODE.get(unitCode) ?? null;
  const used = lines.filter(({ layer }) => kinds[layer] !== 'none');
  const { width, depth } = sizeOf(used.length > 0 ? used : lines);
  const door = doorOf(lines, kinds);
  const fitsSize = (unit: DrawingUnit) => lies(Math.max(width, depth) * METRES[unit], BUILDING);
  const fitsDoors = (unit: DrawingUnit) => door !== null && lies(door * METRES[unit], DOOR) && fitsSize(unit);
  const byDoors = DRAWING_UNITS.filter(fitsDoors);
  const bySize = DRAWING_UNITS.filter(fitsSize);
  // Doors that no unit makes doors are no evidence.
  const candidates = byDoors.length > 0 ? byDoors : bySize;
  const likely =
    named !== null && (candidates.includes(named) || candidates.length === 0) ? named : (candidates[0] ?? 'mm');
  const isUnsure = named === null ? byDoors.length !== 1 && bySize.length !== 1 : likely !== named;
  return { named, likely, isUnsure, door, width, depth };
}

/** The door in the middle of those of the layers of doors; else of the layer with the widest swings, since fittings have small ones. */
function doorOf(lines: readonly FlatLine[], kinds: LayerKinds): number | null {
  const onDoors = middleOf(lines.flatMap((line) => (kinds[line.layer] === 'door' ? doorWidth(line) : [])));
  if (onDoors !== null) return onDoors;
  const swings = byLayer(lines.filter(({ centre }) => centre !== null));
  const widest = Math.max(...[...swings.values()].map((arcs) => middleOf(arcs.flatMap(doorWidth)) ?? 0), 0);
  return widest > 0 ? widest : null;
}

const middleOf = (widths: readonly number[]): number | null =>
  widths.length < LEAST_DOORS
    ? null
    : (widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? null);

function sizeOf(lines: readonly FlatLine[]): { width: number; depth: number } {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of lines)
    for (let at = 0; at < points.length; at += 2) {
      left = Math.min(left, points[at]!);
      right = Math.max(right, points[at]!);
      low = Math.min(low, points[at + 1]!);
      high = Math.max(high, points[at + 1]!);
    }
  return left > right ? { width: 0, depth: 0 } : { width: right - left, depth: high - low };
}

/** The width of a door: the radius of its swing, or the longer side of its outline. */
function doorWidth({ points, isClosed, centre }: FlatLine): number[] {
  if (centre) {
    const radius = Math.hypot(points[0]! - centre[0], points[1]! - centre[1]);
    const chord = Math.hypot(points.at(-2)! - points[0]!, points.at(-1)! - points[1]!);
    return radius > 0 && lies(2 * Math.asin(Math.min(1, chord / 2 / radius)), SWING) ? [radius] : [];
  }
  if (!isClosed) return [];
  const sides = points.flatMap((x, at) => {
    if (at % 2 === 1) return [];
    const next = (at + 2) % points.length;
    return [Math.hypot(points[next]! - x, points[next + 1]! - points[at + 1]!)];
  });
  return [Math.max(...sides)];
}
