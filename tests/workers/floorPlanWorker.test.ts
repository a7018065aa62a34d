import { describe, expect, it, vi } from 'vitest';
import type { UploadProgress } from '@/model/floorPlan/readUpload';
import { type FloorPlanJobs, floorPlanJobs } from '@/workers/floorPlanJobs';
import { createFloorPlanWorker, IDLE_TIMEOUT } from '@/workers/floorPlanWorker';
import { smallDrawing } from '../support/dxfWriter';
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
const endless = () => new Promise<never>(() => {});
const never: FloorPlanJobs = {
  readUpload: endless,
  readBuilding: endless,
  openDrawings: endless,
  planDrawing: endless,
  readFloorFile: endless,
};

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

  it('[ME22] ends its worker after minutes without a job, and not while it is at one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { worker, started } = start();
      await worker.readUpload(archive);
      vi.advanceTimersByTime(IDLE_TIMEOUT * 1000 - 1);
      const second = worker.readUpload(archive);
      vi.advanceTimersByTime(IDLE_TIMEOUT * 1000);
      await second;
      expect([started.length, started[0]?.terminated]).toEqual([1, false]);
      vi.advanceTimersByTime(IDLE_TIMEOUT * 1000);
      expect(started[0]?.terminated).toBe(true);
      expect((await worker.readUpload(archive)).floorPlan.names).toEqual(floor.names);
      expect(started).toHaveLength(2);
      worker.stop();
    } finally {
      vi.useRealTimers();
    }
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

  it('[BP20] [BP29] opens a drawing, and makes its floor by the choices, also after it has started again', async () => {
    const { worker, started } = start();
    const file = new Blob([smallDrawing({ unit: 6 })]);
    const opened = await worker.readBuilding(file);
    if (!('facts' in opened)) throw new Error('It is no drawing.');
    expect(opened.facts.layers.map(({ name }) => name)).toContain('RAUM');
    const request = {
      id: opened.id,
      files: [{ file, filename: 'EG.dxf' }],
      choices: { unit: 'm', kinds: { RAUM: 'room' } },
    } as const;
    const made = await worker.planDrawing(request);
    expect(made.floors.map(({ name, counts }) => [name, counts])).toEqual([['EG', { rooms: 4, doors: 0 }]]);
    worker.stop();
    const again = await worker.planDrawing({ ...request, id: 'forgotten' });
    expect(again.floors[0]?.counts).toEqual({ rooms: 4, doors: 0 });
    expect(started).toHaveLength(2);
    await expect(worker.planDrawing({ ...request, choices: { unit: 'm', kinds: {} } })).rejects.toMatchObject({
      code: 'no-outlines-chosen',
    });
    await expect(worker.readBuilding(new Blob(['AC1032']))).rejects.toMatchObject({ code: 'drawing-is-dwg' });
    worker.stop();
  });

  it('[BP39] opens the drawings of several floors together, and says which of them it refuses', async () => {
    const { worker } = start();
    const drawn = (unit: number, times?: number) =>
      new Blob([smallDrawing({ unit, ...(times !== undefined && { times }) })]);
    const files = ['EG', 'OG'].map((name) => ({ file: drawn(6), filename: `${name}.dxf` }));
    const shares: number[] = [];
    const opened = await worker.openDrawings(files, { onProgress: (share) => shares.push(share) });
    expect(opened.facts.unit).toMatchObject({ likely: 'm', isUnsure: false });
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    const choices = { unit: 'm', kinds: { RAUM: 'room' } } as const;
    const made = await worker.planDrawing({ id: opened.id, files, choices });
    expect(made.floors.map(({ name, counts }) => [name, counts.rooms])).toEqual([
      ['EG', 4],
      ['OG', 4],
    ]);
    const [ground] = files;
    if (!ground) throw new Error('There is a ground floor.');
    await expect(
      worker.openDrawings([ground, { file: new Blob(['AC1032']), filename: 'OG.dwg' }]),
    ).rejects.toMatchObject({ fault: { code: 'in-file', values: { file: 'OG.dwg' } } });
    await expect(
      worker.openDrawings([ground, { file: new Blob(['notes']), filename: 'notes.dxf' }]),
    ).rejects.toMatchObject({ fault: { code: 'in-file', values: { cause: { code: 'no-building-plan' } } } });
    worker.stop();
  });

  it('[BP30] reads a floor with its labels, and says why it refuses one of them', async () => {
    const { worker } = start();
    const [room = ''] = floor.names;
    const shares: number[] = [];
    const read = await worker.readFloorFile(archive, new Blob([`${room}\tToilets\n`]), {
      onProgress: (share) => shares.push(share),
    });
    expect([read.floorPlan.names, read.labels, read.damaged]).toEqual([floor.names, `${room}\tToilets\n`, 0]);
    expect(read.counts.rooms).toBeGreaterThan(0);
    expect((await worker.readFloorFile(archive, null)).labels).toBe('');
    await expect(worker.readFloorFile(archive, new Blob(['no tab']))).rejects.toMatchObject({ code: 'no-labels' });
    await expect(worker.readFloorFile(new Blob(['nothing']), null)).rejects.toMatchObject({ code: 'not-a-zip' });
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

  it('[BP19] gives up on a reader of buildings that makes no progress, and reads the next file anew', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { worker, started } = start({
        ...never,
        readBuilding: (_file, onProgress) => {
          onProgress?.(0.5);
          return new Promise(() => {});
        },
      });
      let outcome: unknown = 'reading';
      let reading: Promise<unknown> = Promise.resolve();
      const share = await new Promise((onProgress) => {
        reading = worker.readBuilding(archive, { onProgress }).catch((error: unknown) => {
          outcome = error;
        });
      });
      expect(share).toBe(0.5);
      vi.advanceTimersByTime(119_000);
      expect([outcome, started[0]?.terminated]).toEqual(['reading', false]);
      vi.advanceTimersByTime(2000);
      await reading;
      expect(outcome).toMatchObject({ name: 'MeshError', code: 'too-slow' });
      expect(started[0]?.terminated).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
