import { ringArea } from '@/model/geometry/outline/ring';
import type { FloorPlan } from '../floorPlan';

/** x, y pairs of a ring that is not closed. */
export type Ring = readonly number[];

/** The outline of one mesh: outer rings, each followed by its holes. */
export interface MeshShape {
  readonly name: string;
  readonly colour: number;
  /** Lowest and highest point in metres. */
  readonly heights: readonly [low: number, high: number];
  readonly rings: readonly Ring[];
  readonly holes: readonly boolean[];
}

export function meshShape(plan: FloorPlan, mesh: number): MeshShape {
  const { ringStart, pointStart, points, heights } = plan;
  const rings: Ring[] = [];
  const holes: boolean[] = [];
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    rings.push(Array.from(points.subarray(pointStart[ring]! * 2, pointStart[ring + 1]! * 2)));
    holes.push(plan.holes[ring] === 1);
  }
  return {
    name: plan.names[mesh]!,
    colour: plan.colours[mesh]!,
    heights: [heights[2 * mesh]!, heights[2 * mesh + 1]!],
    rings,
    holes,
  };
}

/** Square metres, holes taken off. */
export const shapeArea = ({ rings, holes }: Pick<MeshShape, 'rings' | 'holes'>): number =>
  rings.reduce((sum, ring, at) => sum + (holes[at] ? -1 : 1) * Math.abs(ringArea(ring)), 0);

/** The outer rings, each with its holes. */
export function partsOf({ rings, holes }: Pick<MeshShape, 'rings' | 'holes'>): Ring[][] {
  const parts: Ring[][] = [];
  for (const [at, ring] of rings.entries()) {
    const part = parts.at(-1);
    if (holes[at] && part) part.push(ring);
    else parts.push([ring]);
  }
  return parts;
}

/** The rings of parts in the order of a floor plan. */
export const fromParts = (parts: readonly (readonly Ring[])[]): Pick<MeshShape, 'rings' | 'holes'> => ({
  rings: parts.flat(),
  holes: parts.flatMap((part) => part.map((_ring, at) => at > 0)),
});
