import { describe, expect, it } from 'vitest';
import type { UploadProgress } from '@/model/floorPlan/readUpload';
import { type FloorPlanJobs, floorPlanJobs } from '@/workers/floorPlanJobs';
import { createFloorPlanWorker } from '@/workers/floorPlanWorker';
import { writeObj } from '../support/objWriter';
import { writeZip } from '../support/zipWriter';
import { ChannelWorker } from './channelWorker';

function start(jobs: FloorPlanJobs = floorPlanJobs) {
  const started: ChannelWorker[] = [];
  const worker = createFloorPlanWorker(() => {
    started.push(new ChannelWorker(jobs));
    return started.at(-1) as unknown as Worker;
  });
  return { worker, started };
}

const floor = writeObj({ seed: 6, rooms: 5 });
const archive = new Blob([writeZip([{ name: 'floor.obj', bytes: floor.bytes }])]);
const never: FloorPlanJobs = { readUpload: () => new Promise(() => {}) };

describe('createPlanWorker', () => {
  it('[ME22] starts with its first job and keeps its worker', async () => {
    const { worker, started } = start();
    expect(started).toHaveLength(0);
    expect((await worker.readUpload(archive)).floorPlan.names).toEqual(floor.names);
    expect((await worker.readUpload(archive, { corrections: { unit: 'cm' } })).report.shape.unit).toBe('cm');
    expect(started).toHaveLength(1);
    worker.stop();
    expect(started[0]?.terminated).toBe(true);
  });

  it('[ME22] passes on why an archive is refused', async () => {
    const { worker } = start();
    await expect(worker.readUpload(new Blob(['nothing']))).rejects.toThrow(
      expect.objectContaining({ name: 'MeshError', code: 'not-a-zip' }),
    );
    worker.stop();
  });

  it('[ME22] rejects an aborted job at once and starts anew for the next', async () => {
    const { worker, started } = start(never);
    const stop = new AbortController();
    const reading = worker.readUpload(archive, { signal: stop.signal });
    stop.abort(new Error('changed my mind'));
    await expect(reading).rejects.toThrow('changed my mind');
    expect(started[0]?.terminated).toBe(true);
    await expect(worker.readUpload(archive, { signal: stop.signal })).rejects.toThrow('changed my mind');
    expect(started).toHaveLength(1);
  });

  it.each(['reading', 'drawing'] as const)('[ME22] stops its worker while that is %s and reads anew', async (step) => {
    const { worker, started } = start();
    const large = writeObj({ seed: 8, rooms: 1500 });
    const file = new Blob([writeZip([{ name: 'floor.obj', bytes: large.bytes }])]);
    const stop = new AbortController();
    const heard: UploadProgress[] = [];
    const reading = worker.readUpload(file, {
      signal: stop.signal,
      onProgress: (progress) => {
        heard.push(progress);
        if (progress.step === step) stop.abort(new Error('changed my mind'));
      },
    });
    await expect(reading).rejects.toThrow('changed my mind');
    expect(started[0]?.terminated).toBe(true);
    const words = heard.length;
    expect((await worker.readUpload(file)).floorPlan.names).toEqual(large.names);
    expect(started).toHaveLength(2);
    expect(heard).toHaveLength(words);
    worker.stop();
  });

  it('[ME22] starts again after its worker died', async () => {
    const { worker, started } = start(never);
    const reading = worker.readUpload(archive);
    started[0]?.dispatchEvent(new Event('error'));
    await expect(reading).rejects.toThrow(/has stopped/);
    const next = worker.readUpload(archive);
    expect(started).toHaveLength(2);
    worker.stop();
    await expect(next).rejects.toThrow(/was stopped/);
  });
});
