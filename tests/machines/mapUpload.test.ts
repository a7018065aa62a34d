import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import {
  type CheckedFloorPlan,
  type ChosenFile,
  mapUploadMachine,
  type UploadProgressEvent,
  validateArchive,
} from '@/machines/mapUpload.machine';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { ShapeCorrections } from '@/model/floorPlan/floorShape';
import { deferred, until } from './until';
import { report, uploadedFile } from './uploadSamples';

const zip = (name = 'ground.zip', bytes = 10): ChosenFile => new File([new Uint8Array(bytes)], name);
const EMPTY_PLAN = { names: [] } as unknown as FloorPlan;
const plan = (): CheckedFloorPlan => ({ floorPlan: EMPTY_PLAN, report: report() });

/** The chart with effects that the test ends by hand; each call of an effect takes the next of its promises. */
function start(file: ChosenFile | null = null) {
  const reads: {
    input: { corrections: ShapeCorrections };
    signal: AbortSignal;
    end: ReturnType<typeof deferred<CheckedFloorPlan>>;
  }[] = [];
  const sends: {
    input: { compile: boolean };
    signal: AbortSignal;
    end: ReturnType<typeof deferred<UploadedMapFile>>;
  }[] = [];
  const corrections: {
    input: { upload: string; corrections: ShapeCorrections };
    end: ReturnType<typeof deferred<UploadedMapFile>>;
  }[] = [];
  let refreshes = 0;
  let report: (event: UploadProgressEvent) => void = () => undefined;
  const actor = createActor(
    mapUploadMachine.provide({
      actors: {
        parseFloorPlan: fromPromise(({ input, signal }) => {
          const end = deferred<CheckedFloorPlan>();
          reads.push({ input, signal, end });
          return end.promise;
        }),
        sendFile: fromPromise(({ input, signal }) => {
          const end = deferred<UploadedMapFile>();
          sends.push({ input, signal, end });
          return end.promise;
        }),
        watchProgress: fromCallback<UploadProgressEvent>(({ sendBack }) => {
          report = sendBack;
          return () => {
            report = () => undefined;
          };
        }),
        correct: fromPromise(({ input }) => {
          const end = deferred<UploadedMapFile>();
          corrections.push({ input, end });
          return end.promise;
        }),
      },
      actions: { refresh: () => void refreshes++ },
    }),
    { input: { floor: 'floor-1', compile: false, file } },
  ).start();
  const checked = async () => {
    actor.send({ type: 'file.chosen', file: zip() });
    reads.at(-1)?.end.resolve(plan());
    await until(actor, 'checked');
  };
  return {
    actor,
    reads,
    sends,
    corrections,
    checked,
    refreshes: () => refreshes,
    report: (event: UploadProgressEvent) => report(event),
  };
}

describe('a chosen file', () => {
  it.each([
    ['plan.obj', 10, 'is not a .zip file'],
    ['plan.png', 10, 'is not a .zip file'],
    ['plan.rar', 10, 'is not a .zip file'],
    ['plan.zip.exe', 10, 'is not a .zip file'],
    ['plan.zip', 0, 'empty'],
  ])('[MU1] %s with %i bytes is refused at once and keeps its place', (name, bytes, word) => {
    const { actor, reads } = start();
    actor.send({ type: 'file.chosen', file: zip(name, bytes) });
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
    expect(actor.getSnapshot().context.error).toContain(name);
    expect(actor.getSnapshot().context.error).toContain(word);
    expect(reads).toHaveLength(0);
  });

  it('[MU1] one that is taken back leaves no error of a file before it', () => {
    const { actor } = start();
    actor.send({ type: 'file.chosen', file: zip('plan.obj') });
    actor.send({ type: 'file.chosen', file: zip() });
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().context).toMatchObject({ file: null, error: null, corrections: {}, uploaded: null });
  });

  it('[MU1] above 256 MB it is refused with the limit', () => {
    const most = 256 * 1024 * 1024;
    expect(validateArchive({ name: 'a.zip', size: most })).toBeNull();
    expect(validateArchive({ name: 'a.zip', size: most + 1 })).toContain('256 MB');
  });

  it('[MU1] the ending counts in any case', () => {
    expect(validateArchive({ name: 'A.ZIP', size: 1 })).toBeNull();
  });

  it('[MU2] one that was dropped on the floor is read without asking; a bad one is refused in its place', () => {
    expect(start(zip()).actor.getSnapshot().matches('checking')).toBe(true);
    const bad = start(zip('plan.obj')).actor.getSnapshot();
    expect(bad.matches('choosing')).toBe(true);
    expect(bad.context.error).toContain('plan.obj');
  });
});

describe('reading in the browser', () => {
  it('[MU3] tells how far it is, then shows what was found, and sends nothing', async () => {
    const { actor, reads, sends, report } = start();
    actor.send({ type: 'file.chosen', file: zip() });
    report({ type: 'read.progress', step: { text: 'Reading', share: 0.25 } });
    expect(actor.getSnapshot().context.step).toEqual({ text: 'Reading', share: 0.25 });
    const found = plan();
    reads[0]?.end.resolve(found);
    await until(actor, 'checked');
    expect(actor.getSnapshot().context.checked).toBe(found);
    expect(sends).toHaveLength(0);
  });

  it('[MU3] can be cancelled, which stops the reader and forgets the file', () => {
    const { actor, reads } = start(zip());
    actor.send({ type: 'cancel' });
    expect(reads[0]?.signal.aborted).toBe(true);
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
    expect(actor.getSnapshot().context.file).toBeNull();
  });

  it('[MU4] a refusal is told in the words of the reader; another file or another try goes on', async () => {
    const { actor, reads } = start(zip());
    reads[0]?.end.reject(new Error('The archive holds no .obj file.'));
    await until(actor, 'rejected');
    expect(actor.getSnapshot().context.error).toBe('The archive holds no .obj file.');
    actor.send({ type: 'file.chosen', file: zip('x.png') });
    expect(actor.getSnapshot().matches('rejected')).toBe(true);
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().matches('checking')).toBe(true);
    expect(actor.getSnapshot().context.error).toBeNull();
  });

  it('[MU5] a correction reads the same file again with what was set', async () => {
    const { actor, reads, checked } = start();
    await checked();
    actor.send({ type: 'correct', corrections: { up: 'z', mirrored: true } });
    expect(actor.getSnapshot().matches('checking')).toBe(true);
    expect(reads[1]?.input.corrections).toEqual({ up: 'z', mirrored: true });
    const again = plan();
    reads[1]?.end.resolve(again);
    await until(actor, 'checked');
    expect(actor.getSnapshot().context.checked).toBe(again);
  });

  it('[MU5] another file knows nothing of the corrections before', async () => {
    const { actor, reads, checked } = start();
    await checked();
    actor.send({ type: 'correct', corrections: { up: 'z' } });
    reads[1]?.end.resolve(plan());
    await until(actor, 'checked');
    actor.send({ type: 'cancel' });
    actor.send({ type: 'file.chosen', file: zip('other.zip') });
    expect(reads[2]?.input.corrections).toEqual({});
    expect(actor.getSnapshot().context.checked).toBeNull();
  });
});

describe('sending', () => {
  it('[MU6] shows its share, then that the service checks, and ends with the upload', async () => {
    const { actor, sends, checked, refreshes, report } = start();
    await checked();
    actor.send({ type: 'upload' });
    expect(actor.getSnapshot().matches({ uploading: 'sending' })).toBe(true);
    report({ type: 'send.progress', share: 0.4 });
    expect(actor.getSnapshot().context.step?.share).toBe(0.4);
    report({ type: 'send.progress', share: 1 });
    expect(actor.getSnapshot().matches({ uploading: 'awaiting' })).toBe(true);
    expect(actor.getSnapshot().context.step?.share).toBeNull();
    sends[0]?.end.resolve(uploadedFile());
    await until(actor, 'uploaded');
    expect(actor.getSnapshot().output).toEqual(uploadedFile());
    expect(refreshes()).toBe(1);
    const { file, checked: read } = actor.getSnapshot().context;
    expect([file, read]).toEqual([null, null]);
  });

  it('[MU6] carries the compile flag of the floor', async () => {
    const { actor, sends, checked } = start();
    await checked();
    actor.send({ type: 'upload' });
    expect(sends[0]?.input.compile).toBe(false);
  });

  it('[MU7] can be cancelled, which stops it and keeps what was checked', async () => {
    const { actor, sends, checked } = start();
    await checked();
    actor.send({ type: 'upload' });
    actor.send({ type: 'cancel' });
    expect(sends[0]?.signal.aborted).toBe(true);
    expect(actor.getSnapshot().matches('checked')).toBe(true);
    expect(actor.getSnapshot().context.file?.name).toBe('ground.zip');
  });

  it('[MU7] a failure is told and can be tried again; nothing of the file is lost', async () => {
    const { actor, sends, checked } = start();
    await checked();
    actor.send({ type: 'upload' });
    sends[0]?.end.reject(new Error('The service has run out of space.'));
    await until(actor, 'failed');
    expect(actor.getSnapshot().context.error).toBe('The service has run out of space.');
    actor.send({ type: 'skip' });
    expect(actor.getSnapshot().matches('failed')).toBe(true);
    actor.send({ type: 'retry' });
    expect(sends).toHaveLength(2);
    sends[1]?.end.reject(new Error('again'));
    await until(actor, 'failed');
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().matches('checked')).toBe(true);
    expect(actor.getSnapshot().context.error).toBeNull();
  });
});

describe('corrections', () => {
  const corrected = async () => {
    const started = start();
    await started.checked();
    started.actor.send({ type: 'correct', corrections: { unit: 'cm' } });
    started.reads[1]?.end.resolve(plan());
    await until(started.actor, 'checked');
    started.actor.send({ type: 'upload' });
    started.sends[0]?.end.resolve(uploadedFile());
    await until(started.actor, 'correcting');
    return started;
  };

  it('[MU8] are sent after the upload', async () => {
    const { actor, corrections } = await corrected();
    expect(corrections[0]?.input).toEqual({ upload: uploadedFile().uuid, corrections: { unit: 'cm' } });
    corrections[0]?.end.resolve(uploadedFile({ report: report({ unit: 'cm' }) }));
    await until(actor, 'uploaded');
    expect(actor.getSnapshot().output?.report.unit).toBe('cm');
  });

  it('[MU8] that fail are sent again without sending the file again', async () => {
    const { actor, corrections, sends } = await corrected();
    corrections[0]?.end.reject(new Error('The service is busy.'));
    await until(actor, 'failed');
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().matches('correcting')).toBe(true);
    expect(sends).toHaveLength(1);
  });

  it('[MU8] that are changed after a failure are sent alone', async () => {
    const { actor, corrections, sends, reads } = await corrected();
    corrections[0]?.end.reject(new Error('The service is busy.'));
    await until(actor, 'failed');
    actor.send({ type: 'cancel' });
    actor.send({ type: 'correct', corrections: {} });
    reads[2]?.end.resolve(plan());
    await until(actor, 'checked');
    actor.send({ type: 'upload' });
    expect(corrections[1]?.input).toEqual({ upload: uploadedFile().uuid, corrections: {} });
    expect(sends).toHaveLength(1);
  });

  it('[MU8] that fail can be left out', async () => {
    const { actor, corrections } = await corrected();
    corrections[0]?.end.reject(new Error('no'));
    await until(actor, 'failed');
    actor.send({ type: 'skip' });
    expect(actor.getSnapshot().output).toEqual(uploadedFile());
  });
});

it('[MU15] another file begins without corrections, report and error of the one before', async () => {
  const { actor, reads, checked } = start();
  await checked();
  actor.send({ type: 'correct', corrections: { unit: 'cm' } });
  reads.at(-1)?.end.reject(new Error('It is no floor plan.'));
  await until(actor, 'rejected');
  expect(actor.getSnapshot().context).toMatchObject({ corrections: { unit: 'cm' }, error: 'It is no floor plan.' });
  const file = zip('upper.zip');
  actor.send({ type: 'file.chosen', file });
  expect(actor.getSnapshot().context).toMatchObject({
    file,
    corrections: {},
    checked: null,
    uploaded: null,
    error: null,
  });
  expect(reads.at(-1)?.input.corrections).toEqual({});
});

it('[MU15] a file that is given up leaves nothing behind', async () => {
  const { actor, checked } = start();
  await checked();
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().context).toMatchObject({ file: null, corrections: {}, checked: null, error: null });
});
