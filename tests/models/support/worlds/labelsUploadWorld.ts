import { expect } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { LabelsUploadEvent, labelsUploadMachine } from '@/machines/uploads/labelsUpload.machine';
import { smallFloorZip } from '../../../support/smallFloor';
import { openSignedIn } from '../browser/signedInPage';
import { filePart, makeOwnFloor, OWNER } from './ownFloor';
import type { World } from './world';

/** The floor of a location of its own, whose labels somebody else can change beside the page. */
export interface LabelsUploadWorld extends World {
  readonly labels: {
    /** Saves these labels of `room-a`. */
    save: (text: string) => Promise<void>;
  };
}

export const labelsUploadWorld = async (world: World): Promise<LabelsUploadWorld> => ({
  ...world,
  labels: { save: async () => undefined },
});

/** The answer of a service that rejects a file. */
export const labelsBody = { error: 'No.', message: 'No.', code: 'refused' };

/** The label in the file that is chosen. */
export const LABEL = 'Stall';
const fileWith = (text: string) => Buffer.from(`room-a\t${text}`);

/** Opens the buildings of a location whose floor has a floor plan. */
export async function openFloor(world: LabelsUploadWorld): Promise<void> {
  const { project, floor, post } = await makeOwnFloor(world, 'Label Pier');
  const { uuid } = await post<{ uuid: string }>(
    `floors/${floor}/upload-map`,
    filePart('floor.zip', Buffer.from(smallFloorZip()), 'application/zip'),
  );
  await post(`uploaded-map-files/${uuid}/approve`, { data: {} });
  world.labels.save = async (text) => {
    await post(`floors/${floor}/labels`, filePart('labels.txt', fileWith(text), 'text/plain'));
  };
  await openSignedIn(world, OWNER, `/locations/${project}/buildings`);
  await expect(world.page.getByLabel('Labels of Ground')).toBeAttached();
}

const answerWith = (name: string) => (world: World) =>
  world.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

export const actions: Readonly<
  Record<LabelsUploadEvent['type'], (world: LabelsUploadWorld, event: AnyEventObject) => Promise<void>>
> = {
  choose: ({ page }, { chosen }) =>
    page
      .getByLabel('Labels of Ground')
      .setInputFiles({ name: chosen.file.name, mimeType: 'text/plain', buffer: fileWith(LABEL) }),
  confirm: answerWith('Replace'),
  cancel: answerWith('Cancel'),
};

const shows =
  (isAsking: boolean, isUploading: boolean) =>
  async ({ page, within }: World) => {
    const question = page.getByRole('alertdialog', { name: 'Replace the labels of Ground?' });
    await expect(question).toHaveCount(isAsking ? 1 : 0, { timeout: within });
    if (isAsking) await expect(question).toContainText('1 is changed', { timeout: within });
    await expect(page.getByText('uploading labels')).toHaveCount(isUploading ? 1 : 0, { timeout: within });
  };

export const assertions: Readonly<
  Record<string, (world: World, snapshot: SnapshotFrom<typeof labelsUploadMachine>) => Promise<void>>
> = {
  idle: shows(false, false),
  reading: shows(false, true),
  asking: shows(true, false),
  sending: shows(false, true),
};
