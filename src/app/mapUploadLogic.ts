import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { sendCorrections, sendMap } from '@/api/uploads';
import { toUploadReport } from '@/contract/uploadReport';
import { type MapUploadLogic, mapUploadMachine, type UploadStep } from '@/machines/mapUpload.machine';
import type { UploadProgress } from '@/model/mesh/readUpload';
import { createPlanWorker } from '@/workers/planWorker';

/** Reading is the first part of the work, drawing the outlines the rest. */
const READING_SHARE = 0.5;

/** The upload chart with the worker that reads plans and the service behind it. */
export function createMapUploadLogic(client: QueryClient): MapUploadLogic {
  const worker = createPlanWorker();
  return mapUploadMachine.provide({
    actors: {
      readPlan: fromPromise(async ({ input, signal }) => {
        const { file, corrections, onProgress } = input;
        let met = 0;
        const { plan, report } = await worker.readUpload(file, {
          corrections,
          signal,
          onProgress: (progress) => {
            if (progress.step === 'reading') met = Math.max(met, progress.meshes);
            onProgress(toStep(progress, met));
          },
        });
        return { plan, report: toUploadReport(report) };
      }),
      sendFile: fromPromise(({ input, signal }) => sendMap({ ...input, filename: input.file.name, signal })),
      correct: fromPromise(({ input, signal }) => sendCorrections(input.upload, input.corrections, signal)),
    },
    actions: { refresh: () => void client.invalidateQueries({ queryKey: ['uploads'] }) },
  });
}

function toStep({ step, bytesRead, bytesTotal, meshes }: UploadProgress, met: number): UploadStep {
  if (step === 'reading')
    return {
      text: `Reading the archive, ${meshes} meshes so far`,
      share: (READING_SHARE * bytesRead) / Math.max(bytesTotal, 1),
    };
  const share = READING_SHARE + ((1 - READING_SHARE) * meshes) / Math.max(met, meshes, 1);
  return { text: `Drawing ${meshes} of ${Math.max(met, meshes)} meshes`, share };
}
