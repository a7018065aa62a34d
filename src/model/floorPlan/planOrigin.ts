import type { Point } from '@/model/geometry/points';
import type { ObjMeshes } from './obj/objMeshes';
import type { PlanAxes } from './planAxes';

/** Metres up to which single precision holds half a millimetre. */
export const NEAR = 4096;
/** A floor this near in metres to the origin of its neighbours shares it: its places are exact to a millimetre. */
const SHARED = 16_384;
/** Origins are whole kilometres, so that they are short to write and survive small changes of a plan. */
const STEP = 1000;

/** The origin that the other floors of a location have. */
export interface SharedOrigin extends Point {
  /** Whether a network is measured from it, so that it is kept however far away the next floor plan is. */
  readonly isFixed: boolean;
}

const ZERO: Point = { x: 0, y: 0 };

/**
 * The point of the file, in metres along the axes of the floor plan, that becomes 0, 0 of the floor plan. Files in national
 * grids are millions of metres away, where single precision is half a metre; files near their own origin keep it.
 *
 * @param shared the origin of the other floors of the location, which their networks are measured from
 */
export function planOrigin(meshes: ObjMeshes, axes: PlanAxes, shared: SharedOrigin | undefined): Point {
  const middle = {
    x: middleOf(meshes, axes.axes[0], axes.factors[0]),
    y: middleOf(meshes, axes.axes[1], axes.factors[1]),
  };
  if (shared && (shared.isFixed || distance(middle, shared) <= SHARED)) return { x: shared.x, y: shared.y };
  if (distance(middle, ZERO) <= NEAR) return ZERO;
  return { x: toStep(middle.x), y: toStep(middle.y) };
}

export const isZero = ({ x, y }: Point): boolean => x === 0 && y === 0;

const distance = (one: Point, other: Point): number => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));

/** Plus 0, since a rounded -0 is written as another number. */
const toStep = (metres: number): number => Math.round(metres / STEP) * STEP + 0;

/** The median, since one stray mesh must not move the origin away from all the others. */
function middleOf({ boxes, names }: ObjMeshes, axis: number, factor: number): number {
  const middles = names
    .map((_, mesh) => (boxes[mesh * 6 + axis]! + boxes[mesh * 6 + 3 + axis]!) / 2)
    .filter(Number.isFinite);
  return (Float64Array.from(middles).sort()[middles.length >> 1] ?? 0) * factor;
}
