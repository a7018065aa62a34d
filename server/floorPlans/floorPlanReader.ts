import type { UploadReport } from '@/contract/uploads';

export interface Corrections {
  readonly up?: 'y' | 'z' | undefined;
  readonly unit?: 'm' | 'cm' | 'mm' | 'ft' | 'in' | undefined;
  readonly mirrored?: boolean | undefined;
}

export interface ParsedFloorPlan {
  /** The plan in the floor-plan format of src/model/mesh. */
  readonly bytes: Uint8Array;
  /** `object_name` of every mesh. */
  readonly names: readonly string[];
  readonly report: UploadReport;
}

/** Reads an uploaded archive in a thread of its own: what it holds cannot stop or break the service. */
export interface FloorPlanReader {
  /** @throws FloorPlanError with words for the person who uploaded it */
  read(archive: string, corrections: Corrections): Promise<ParsedFloorPlan>;
  close(): Promise<void>;
}

/** The archive holds no plan that can be used. The message says why. */
export class FloorPlanError extends Error {
  override readonly name = 'FloorPlanError';
}
