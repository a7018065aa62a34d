import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { UPLOADS_KEY } from '@/api/uploads/keys';
import { sendCorrections, sendMap } from '@/api/uploads/uploads';
import { faultText } from '@/contract/texts/faultText';
import { toUploadReport } from '@/contract/uploads/uploadReport';
import { type MapUploadMachine, mapUploadMachine, type UploadStep } from '@/machines/mapUpload.machine';
import { MeshError } from '@/model/floorPlan/meshError';
import type { UploadProgress } from '@/model/floorPlan/readUpload';
import { createFloorPlanWorker } from '@/workers/floorPlanWorker';
import { text } from './texts';

/** Share of the progress for reading; drawing the outlines is the rest. */
const READING_SHARE = 0.5;

/** The upload machine with the worker that reads floor plans and the service behind it. */
export function provideMapUploadMachine(client: QueryClient): MapUploadMachine {
  const worker = createFloorPlanWorker();
  return mapUploadMachine.provide({
    actors: {
      parseFloorPlan: fromPromise(async ({ input, signal }) => {
        const { file, corrections, onProgress } = input;
        let found = 0;
        const reading = worker.readUpload(file, {
          corrections,
          signal,
          onProgress: (progress) => {
            if (progress.step === 'reading') found = Math.max(found, progress.meshes);
            onProgress(toStep(progress, found));
          },
        });
        const { floorPlan, report } = await reading.catch(throwWithText);
        return { floorPlan, report: toUploadReport(report) };
      }),
      sendFile: fromPromise(({ input, signal }) => sendMap({ ...input, filename: input.file.name, signal })),
      correct: fromPromise(({ input, signal }) => sendCorrections(input.upload, input.corrections, signal)),
    },
    actions: { refresh: () => void client.invalidateQueries({ queryKey: UPLOADS_KEY }) },
  });
}

function throwWithText(error: unknown): never {
  throw error instanceof MeshError ? new Error(faultText(error.fault), { cause: error }) : error;
}

function toStep({ step, bytesRead, bytesTotal, meshes }: UploadProgress, found: number): UploadStep {
  if (step === 'reading')
    return {
      text: text('readingArchive', { count: meshes }),
      share: (READING_SHARE * bytesRead) / Math.max(bytesTotal, 1),
    };
  const share = READING_SHARE + ((1 - READING_SHARE) * meshes) / Math.max(found, meshes, 1);
  return { text: text('drawing', { drawn: meshes, count: Math.max(found, meshes) }), share };
}
