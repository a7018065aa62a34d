import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import { mapApprovalMachine, type UploadPreview } from '@/machines/mapApproval.machine';
import type { FloorShape } from '@/model/floorPlan/floorShape';
import { deferred, until } from './until';
import { report, uploadedFile } from './uploadSamples';

const preview = (change: Partial<UploadPreview> = {}): UploadPreview => ({
  upload: uploadedFile(),
  missing_meshes: [],
  kept_meshes: 2,
  new_meshes: 1,
  ...change,
});
const LOSES = preview({ missing_meshes: [{ object_name: 'room-1', name: 'Bakery' }] });
const SHAPE: FloorShape = { up: 'z', unit: 'cm', mirrored: true };

function start() {
  const loads: ReturnType<typeof deferred<UploadPreview>>[] = [];
  const corrections: { shape: FloorShape; end: ReturnType<typeof deferred<UploadPreview>> }[] = [];
  const approvals: ReturnType<typeof deferred<UploadedMapFile>>[] = [];
  let refreshes = 0;
  const actor = createActor(
    mapApprovalMachine.provide({
      actors: {
        load: fromPromise(() => {
          const end = deferred<UploadPreview>();
          loads.push(end);
          return end.promise;
        }),
        correct: fromPromise(({ input }) => {
          const end = deferred<UploadPreview>();
          corrections.push({ shape: input.shape, end });
          return end.promise;
        }),
        approve: fromPromise(() => {
          const end = deferred<UploadedMapFile>();
          approvals.push(end);
          return end.promise;
        }),
      },
      actions: { refresh: () => void refreshes++ },
    }),
    { input: { upload: 'upload-1' } },
  ).start();
  const shown = async (what: UploadPreview = preview()) => {
    loads.at(-1)?.resolve(what);
    await until(actor, 'preview');
  };
  return { actor, loads, corrections, approvals, shown, refreshes: () => refreshes };
}

describe('loading', () => {
  it("[MU9] a failure shows the service's words, or the general ones, and can be tried again", async () => {
    const { actor, loads, shown } = start();
    loads[0]?.reject(new Error('Not found.'));
    await until(actor, 'previewFailed');
    expect(actor.getSnapshot().context.error).toBe('Not found.');
    actor.send({ type: 'retry' });
    loads[1]?.reject(new Error(''));
    await until(actor, 'previewFailed');
    expect(actor.getSnapshot().context.error).toBe('An error occurred.');
    actor.send({ type: 'retry' });
    await shown();
    expect(actor.getSnapshot().context.error).toBeNull();
  });
});

describe('approving', () => {
  it('[MU10] is done at once where every destination keeps its mesh', async () => {
    const { actor, approvals, shown, refreshes } = start();
    await shown();
    actor.send({ type: 'approve', matches: [] });
    expect(actor.getSnapshot().matches('approving')).toBe(true);
    approvals[0]?.resolve(uploadedFile({ current: true }));
    await until(actor, 'approved');
    expect(actor.getSnapshot().output?.current).toBe(true);
    expect(refreshes()).toBe(1);
  });

  it('[MU10] asks first where destinations would lose their mesh', async () => {
    const { actor, approvals, shown } = start();
    await shown(LOSES);
    actor.send({ type: 'approve', matches: [] });
    expect(actor.getSnapshot().matches('confirming')).toBe(true);
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().matches('preview')).toBe(true);
    expect(approvals).toHaveLength(0);
    actor.send({ type: 'approve', matches: [] });
    actor.send({ type: 'confirm' });
    expect(actor.getSnapshot().matches('approving')).toBe(true);
  });

  it('[MU10] does nothing for the plan that stands on the floor already', async () => {
    const { actor, approvals, shown } = start();
    await shown(preview({ upload: uploadedFile({ current: true }) }));
    actor.send({ type: 'approve', matches: [] });
    expect(actor.getSnapshot().matches('preview')).toBe(true);
    expect(approvals).toHaveLength(0);
  });

  it('[MU11] a failure keeps the preview, says why, and can be tried again', async () => {
    const { actor, approvals, shown } = start();
    await shown();
    actor.send({ type: 'approve', matches: [] });
    approvals[0]?.reject(new Error('The service is busy.'));
    await until(actor, 'approveFailed');
    expect(actor.getSnapshot().context.error).toBe('The service is busy.');
    expect(actor.getSnapshot().context.preview).not.toBeNull();
    actor.send({ type: 'retry' });
    expect(actor.getSnapshot().matches('approving')).toBe(true);
    expect(actor.getSnapshot().context.error).toBeNull();
    expect(approvals).toHaveLength(2);
  });

  it('[MU11] after a failure the plan can be read otherwise', async () => {
    const { actor, approvals, shown } = start();
    await shown();
    actor.send({ type: 'approve', matches: [] });
    approvals[0]?.reject(new Error('no'));
    await until(actor, 'approveFailed');
    actor.send({ type: 'correct', shape: SHAPE });
    expect(actor.getSnapshot().matches('correcting')).toBe(true);
  });
});

describe('correcting', () => {
  it('[MU12] reads the upload again and shows what comes of it', async () => {
    const { actor, corrections, shown } = start();
    await shown();
    actor.send({ type: 'correct', shape: SHAPE });
    expect(corrections[0]?.shape).toEqual(SHAPE);
    corrections[0]?.end.resolve(preview({ upload: uploadedFile({ report: report({ up: 'z' }) }) }));
    await until(actor, 'preview');
    expect(actor.getSnapshot().context.preview?.upload.report.up).toBe('z');
  });

  it('[MU12] a refusal leaves the plan as it was read before', async () => {
    const { actor, corrections, shown } = start();
    await shown();
    actor.send({ type: 'correct', shape: SHAPE });
    corrections[0]?.end.reject(new Error('Nothing is left to draw.'));
    await until(actor, 'preview');
    expect(actor.getSnapshot().context.error).toBe('Nothing is left to draw.');
    expect(actor.getSnapshot().context.preview?.upload.report.up).toBe('y');
  });
});
