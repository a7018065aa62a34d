import type { Point } from '@/model/geometry/points';
import type { FoundShape } from '../floorShape';
import type { ProblemGroup } from './problems';

/** Report on an upload as plain JSON, shown before the floor plan is approved. */
export interface FloorPlanReport {
  /** Name of the OBJ file in the archive. */
  readonly file: string;
  /** `object_name` of each mesh of the plan, in file order. */
  readonly names: readonly string[];
  readonly counts: {
    readonly meshes: number;
    readonly vertices: number;
    readonly faces: number;
    readonly triangles: number;
    /** Square metres of all faces. */
    readonly surfaceArea: number;
    /** Bytes of the OBJ file. */
    readonly bytes: number;
  };
  readonly shape: FoundShape;
  /** Metres as seen from above, and upward. */
  readonly size: { readonly width: number; readonly depth: number; readonly height: number };
  /** The point of the file, in metres, that is 0, 0 of the floor plan. */
  readonly origin: Point;
  readonly materials: readonly ReportedMaterial[];
  readonly problems: readonly ProblemGroup[];
}

export interface ReportedMaterial {
  readonly name: string;
  /** #rrggbb, or null when no MTL file has a colour. */
  readonly colour: string | null;
  readonly opacity: number;
  /** Meshes that it is the main material of. */
  readonly meshes: number;
}
