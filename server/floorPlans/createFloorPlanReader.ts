import { toUploadReport } from '@/contract/uploadReport';
import { encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import { MeshError } from '@/model/floorPlan/meshError';
import { type Corrections, FloorPlanError, type FloorPlanReader } from './floorPlanReader';
import { createUploadReader } from './readUpload';

/** Parses uploads in threads started from the built file `thread`. */
export function createFloorPlanReader(thread: URL): FloorPlanReader {
  const read = createUploadReader({ thread });
  const stopped = new AbortController();
  return {
    read: async (archive, corrections) => {
      try {
        const { floorPlan, report } = await read(archive, definedCorrections(corrections), stopped.signal);
        return { bytes: encodeFloorPlan(floorPlan), names: floorPlan.names, report: toUploadReport(report) };
      } catch (error) {
        if (error instanceof MeshError) throw new FloorPlanError(error.message);
        throw error;
      }
    },
    close: async () => stopped.abort(new Error('The service is stopping.')),
  };
}

const definedCorrections = ({ up, unit, mirrored }: Corrections): ShapeCorrections => ({
  ...(up && { up }),
  ...(unit && { unit }),
  ...(mirrored !== undefined && { mirrored }),
});
