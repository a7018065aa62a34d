import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { UPLOADS_KEY } from '@/api/uploads/keys';
import { sendCorrections, sendMap } from '@/api/uploads/uploads';
import { toUploadReport } from '@/contract/uploads/uploadReport';
import {
  type MapUploadMachine,
  mapUploadMachine,
  type UploadProgressEvent,
  type UploadStep,
} from '@/machines/mapUpload.machine';
import type { UploadProgress } from '@/model/floorPlan/readUpload';
import { createFloorPlanWorker } from '@/workers/floorPlanWorker';
import { throwWithText } from '../floorPlans/throwWithText';
import { text } from './texts';

/** Share of the progress for reading; drawing the outlines is the rest. */
const READING_SHARE = 0.5;

/** The upload machine with the worker that reads floor plans and the service behind it. */
export function provideMapUploadMachine(client: QueryClient): MapUploadMachine {
  const worker = createFloorPlanWorker();
  const watchers = new Set<(event: UploadProgressEvent) => void>();
  const report = (event: UploadProgressEvent) => {
    for (const watcher of watchers) watcher(event);
  };
  return mapUploadMachine.provide({
    actors: {
      parseFloorPlan: fromPromise(async ({ input, signal }) => {
        const { file, corrections } = input;
        let found = 0;
        const reading = worker.readUpload(file, {
          corrections,
          signal,
          onProgress: (progress) => {
            if (progress.step === 'reading') found = Math.max(found, progress.meshes);
            report({ type: 'read.progress', step: toStep(progress, found) });
          },
        });
        const read = await reading.catch(throwWithText);
        return { floorPlan: read.floorPlan, report: toUploadReport(read.report) };
      }),
      sendFile: fromPromise(({ input, signal }) => {
        const onProgress = (share: number) => report({ type: 'send.progress', share });
        return sendMap({ ...input, filename: input.file.name, signal, onProgress });
      }),
      watchProgress: fromCallback<UploadProgressEvent>(({ sendBack }) => {
        watchers.add(sendBack);
        return () => watchers.delete(sendBack);
      }),
      correct: fromPromise(({ input, signal }) => sendCorrections(input.upload, input.corrections, signal)),
    },
    actions: { refresh: () => void client.invalidateQueries({ queryKey: UPLOADS_KEY }) },
  });
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
