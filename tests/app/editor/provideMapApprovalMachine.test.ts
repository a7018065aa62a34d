import { expect, it, vi } from 'vitest';
import { BUILDINGS_KEY } from '@/api/buildings/keys';
import { PROJECT_KEY, PROJECTS_KEY } from '@/api/locations/keys';
import { PROJECT_DATA_KEY } from '@/api/network/keys';
import { UPLOADS_KEY } from '@/api/uploads/keys';
import { provideMapApprovalMachine } from '@/app/editor/provideMapApprovalMachine';
import { holdService } from '../support/heldService';
import { previewAnswer, UUID, uploadAnswer } from '../support/samples';

const service = holdService();
const PREVIEW = `GET uploaded-map-files/${UUID.upload}/preview`;
const LISTS = [UPLOADS_KEY, BUILDINGS_KEY, PROJECTS_KEY, PROJECT_KEY, PROJECT_DATA_KEY];

async function openPreview() {
  const actor = service.run(provideMapApprovalMachine(service.client), { upload: UUID.upload });
  (await service.next(PREVIEW)).answer(previewAnswer());
  await vi.waitFor(() => expect(actor.getSnapshot().matches('preview')).toBe(true));
  return actor;
}

it('[MU14] approving loads every list again that shows the plan of the floor', async () => {
  const actor = await openPreview();
  actor.send({ type: 'approve', matches: [] });
  const call = await service.next(`POST uploaded-map-files/${UUID.upload}/approve`);
  expect(service.invalidated()).toEqual([]);
  call.answer(uploadAnswer({ current: true }));
  await vi.waitFor(() => expect(actor.getSnapshot().output?.current).toBe(true));
  expect(service.invalidated()).toEqual(LISTS);
});

it('[MU14] a correction is sent as it was chosen, and the preview is the one after it', async () => {
  const actor = await openPreview();
  const shape = { up: 'y', unit: 'cm', mirrored: true } as const;
  actor.send({ type: 'correct', shape });
  const call = await service.next(`PUT uploaded-map-files/${UUID.upload}/corrections`);
  expect(call.body).toEqual(shape);
  call.answer(uploadAnswer());
  (await service.next(PREVIEW)).answer(previewAnswer({ kept_meshes: 7 }));
  await vi.waitFor(() => expect(actor.getSnapshot().context.preview?.kept_meshes).toBe(7));
  expect(actor.getSnapshot().matches('preview')).toBe(true);
  expect(service.invalidated()).toEqual(LISTS);
});

it('[MU14] a rejected approval changes no list; a preview that is left is not waited for', async () => {
  const actor = await openPreview();
  actor.send({ type: 'approve', matches: [] });
  (await service.next(`POST uploaded-map-files/${UUID.upload}/approve`)).refuse(409);
  await vi.waitFor(() => expect(actor.getSnapshot().matches('approveFailed')).toBe(true));
  expect(service.invalidated()).toEqual([]);
  const other = service.run(provideMapApprovalMachine(service.client), { upload: UUID.upload });
  const call = await service.next(PREVIEW);
  other.stop();
  expect(call.isWanted()).toBe(false);
});
