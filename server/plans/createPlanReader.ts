import { toUploadReport } from '@/contract/uploadReport';
import { encodeFloorPlan } from '@/model/mesh/floorPlanCodec';
import type { ShapeCorrections } from '@/model/mesh/floorShape';
import { MeshError } from '@/model/mesh/meshError';
import { type Corrections, type PlanReader, PlanRefused } from './planReader';
import { createUploadReader } from './readUpload';

/** Reads uploads in threads started from the built file `thread`. */
export function createPlanReader(thread: URL): PlanReader {
  const read = createUploadReader({ thread });
  const stopped = new AbortController();
  return {
    read: async (archive, corrections) => {
      try {
        const { plan, report } = await read(archive, withoutGaps(corrections), stopped.signal);
        return { bytes: encodeFloorPlan(plan), names: plan.names, report: toUploadReport(report) };
      } catch (error) {
        if (error instanceof MeshError) throw new PlanRefused(error.message);
        throw error;
      }
    },
    close: async () => stopped.abort(new Error('The service is stopping.')),
  };
}

const withoutGaps = ({ up, unit, mirrored }: Corrections): ShapeCorrections => ({
  ...(up && { up }),
  ...(unit && { unit }),
  ...(mirrored !== undefined && { mirrored }),
});
