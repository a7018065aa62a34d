import { beforeEach, expect, it, vi } from 'vitest';
import { UPLOADS_KEY } from '@/api/uploads/keys';
import { provideMapUploadMachine } from '@/app/editor/provideMapUploadMachine';
import { faultText } from '@/contract/texts/faultText';
import { meshError } from '@/model/floorPlan/meshError';
import { holdService } from '../support/heldService';
import { holdUploads } from '../support/heldUploads';
import { UUID, uploadAnswer } from '../support/samples';

const worker = vi.hoisted(() => ({ readUpload: vi.fn(), stop: vi.fn() }));
vi.mock('@/workers/floorPlanWorker', () => ({ createFloorPlanWorker: () => worker }));

const sent = holdUploads();
const service = holdService();
const report = {
  counts: { meshes: 4, triangles: 2, vertices: 3 },
  shape: { up: 'z', unit: 'm', mirrored: false, reasons: [] },
  size: { width: 4, depth: 5 },
  origin: { x: 0, y: 0 },
  problems: [],
};
const file = Object.assign(new Blob(['zip']), { name: 'ground.zip' });

beforeEach(() => {
  worker.readUpload.mockReset().mockResolvedValue({ floorPlan: { names: ['L-001'] }, report });
});

async function openChecked(compile = true) {
  const actor = service.run(provideMapUploadMachine(service.client), { floor: UUID.floor, compile, file });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('checked')).toBe(true));
  return actor;
}

it('[MU15] a file is read here with its corrections, and its report is that of the reader', async () => {
  const actor = await openChecked();
  expect(actor.getSnapshot().context.checked).toMatchObject({
    floorPlan: { names: ['L-001'] },
    report: { meshes: 4, up: 'z', size: { width: 4, depth: 5 } },
  });
  actor.send({ type: 'correct', corrections: { up: 'y' } });
  await vi.waitFor(() => expect(worker.readUpload).toHaveBeenCalledTimes(2));
  const [first, second] = worker.readUpload.mock.calls;
  expect(first?.[0]).toBe(file);
  expect(first?.[1]).toMatchObject({ corrections: {} });
  expect(second?.[1]).toMatchObject({ corrections: { up: 'y' } });
});

it('[MU15] reading is the first half of the progress, drawing the second', async () => {
  let read: (floor: unknown) => void = () => undefined;
  worker.readUpload.mockReturnValue(
    new Promise((resolve) => {
      read = resolve;
    }),
  );
  const actor = service.run(provideMapUploadMachine(service.client), { floor: UUID.floor, compile: true, file });
  await vi.waitFor(() => expect(worker.readUpload).toHaveBeenCalled());
  const { onProgress } = worker.readUpload.mock.lastCall?.[1] ?? {};
  const after = (step: string, bytesRead: number, meshes: number) => {
    onProgress({ step, bytesRead, bytesTotal: 100, meshes });
    return actor.getSnapshot().context.step;
  };
  expect(after('reading', 50, 3)).toMatchObject({ share: 0.25, text: expect.stringContaining('3') });
  expect(after('reading', 100, 8)).toMatchObject({ share: 0.5, text: expect.stringContaining('8') });
  expect(after('drawing', 100, 2)).toMatchObject({ share: 0.625, text: expect.stringMatching(/2.*8/) });
  expect(after('drawing', 100, 8)).toMatchObject({ share: 1 });
  // Progress is reported now and then: an earlier report may arrive late, and the last one of the reading not at all.
  after('reading', 100, 5);
  expect(after('drawing', 100, 4)).toEqual({ share: 0.75, text: 'Drawing 4 of 8 meshes' });
  expect(after('drawing', 100, 12)).toEqual({ share: 1, text: 'Drawing 12 of 12 meshes' });
  read({ floorPlan: { names: [] }, report });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('checked')).toBe(true));
  const { step: last } = actor.getSnapshot().context;
  expect(after('drawing', 100, 1)).toEqual(last);
});

it('[MU15] a file that cannot be read says why in words; a person who leaves ends the reading', async () => {
  const fault = meshError('empty-archive');
  worker.readUpload.mockRejectedValueOnce(fault);
  const actor = service.run(provideMapUploadMachine(service.client), { floor: UUID.floor, compile: true, file });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('rejected')).toBe(true));
  expect(actor.getSnapshot().context.error).toBe(faultText(fault.fault));
  worker.readUpload.mockReturnValue(new Promise(() => undefined));
  actor.send({ type: 'retry' });
  await vi.waitFor(() => expect(worker.readUpload).toHaveBeenCalledTimes(2));
  const { signal } = worker.readUpload.mock.lastCall?.[1] ?? {};
  expect(signal.aborted).toBe(false);
  actor.stop();
  expect(signal.aborted).toBe(true);
});

it.each([
  [true, '0'],
  [false, '1'],
])('[MU15] the file is sent with its name, and with what its floor says of it: %s', async (compile, flag) => {
  const actor = await openChecked(compile);
  actor.send({ type: 'upload' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const [upload] = sent;
  if (!upload) throw new Error('Nothing was sent.');
  expect(upload.url).toBe(`/api/floors/${UUID.floor}/upload-map?compile=${flag}`);
  expect(upload.form.get('file')).toMatchObject({ name: 'ground.zip' });
  upload.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(actor.getSnapshot().context.step?.share).toBe(0.25);
  expect(service.invalidated()).toEqual([]);
  upload.answer(200, uploadAnswer());
  await vi.waitFor(() => expect(actor.getSnapshot().output?.uuid).toBe(UUID.upload));
  expect(service.invalidated()).toEqual([UPLOADS_KEY]);
});

it('[MU15] corrections by hand are sent for the upload that the service has', async () => {
  const actor = await openChecked();
  actor.send({ type: 'correct', corrections: { unit: 'cm' } });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('checked')).toBe(true));
  actor.send({ type: 'upload' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.answer(200, uploadAnswer());
  const call = await service.next(`PUT uploaded-map-files/${UUID.upload}/corrections`);
  expect(call.body).toEqual({ unit: 'cm' });
  call.answer(uploadAnswer());
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  expect(service.invalidated()).toEqual([UPLOADS_KEY]);
});
