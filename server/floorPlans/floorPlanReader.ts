import type { UploadReport } from '@/contract/uploads/uploads';
import type { SharedOrigin } from '@/model/floorPlan/planOrigin';

export interface Corrections {
  readonly up?: 'y' | 'z' | undefined;
  readonly unit?: 'm' | 'cm' | 'mm' | 'ft' | 'in' | undefined;
  readonly mirrored?: boolean | undefined;
}

export interface ParsedFloorPlan {
  /** The floor plan in the binary format of src/model/floorPlan. */
  readonly bytes: Uint8Array;
  /** `object_name` of every mesh. */
  readonly names: readonly string[];
  readonly report: UploadReport;
}

/** Parses an uploaded archive in its own thread, so that no content can block or crash the service. */
export interface FloorPlanReader {
  /**
   * Organisations take turns.
   * @param origin the origin of the other floors of the location, in metres
   * @throws FloorPlanError with a message for the user who uploaded it, or BusyError when too many wait
   */
  read(
    archive: string,
    corrections: Corrections,
    organisationId: number,
    origin?: SharedOrigin,
  ): Promise<ParsedFloorPlan>;
  close(): Promise<void>;
}

/** The archive contains no usable floor plan. The message explains why. */
export class FloorPlanError extends Error {
  override readonly name = 'FloorPlanError';
}
