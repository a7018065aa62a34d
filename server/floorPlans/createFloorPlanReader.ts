import { faultText } from '@/contract/texts/faultText';
import { toUploadReport } from '@/contract/uploads/uploadReport';
import { encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import { MeshError } from '@/model/floorPlan/meshError';
import { createTurns, type TurnsOptions } from '../turns';
import { type Corrections, FloorPlanError, type FloorPlanReader } from './floorPlanReader';
import { createUploadReader } from './readUpload';

/** One organisation has one of both threads, so that its uploads never hold up those of the others for long. */
const TURNS: TurnsOptions = { most: 2, mostOfOne: 1, maxWaiting: 200, maxWaitingOfOne: 40, timeout: 120_000 };

/** Parses uploads in threads started from the built file `thread`. */
export function createFloorPlanReader(thread: URL, limits: Partial<TurnsOptions> = {}): FloorPlanReader {
  const read = createUploadReader({ thread });
  const turns = createTurns({ ...TURNS, ...limits });
  const stopped = new AbortController();
  return {
    read: async (archive, corrections, organisationId, origin) => {
      const end = await turns.take(organisationId);
      try {
        const { floorPlan, report } = await read(
          archive,
          { corrections: definedCorrections(corrections), origin },
          stopped.signal,
        );
        return { bytes: encodeFloorPlan(floorPlan), names: floorPlan.names, report: toUploadReport(report) };
      } catch (error) {
        if (error instanceof MeshError) throw new FloorPlanError(faultText(error.fault));
        throw error;
      } finally {
        end();
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
