import { expect } from 'playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { FileUploadEvent, fileUploadMachine } from '@/machines/uploads/fileUpload.machine';
import { openSignedIn } from '../browser/signedInPage';
import { makeOwnFloor, OWNER } from './ownFloor';
import type { World } from './world';

export type FileUploadWorld = World;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens the logo of a location of its own. */
export async function openLogo(world: World): Promise<void> {
  const { project } = await makeOwnFloor(world, 'Upload Pier');
  await openSignedIn(world, OWNER, `/locations/${project}/settings?tab=logo`);
}

const fieldOf = ({ page }: World) => page.locator('input[type=file]');
const press = (name: string) => (world: World) => world.page.getByRole('button', { name, exact: true }).click();
const choose = (name: string, mimeType: string, buffer: Buffer) => (world: World) =>
  fieldOf(world).setInputFiles({ name, mimeType, buffer });
/** The page has a request that waits for its answer. */
const answer = (status: number | null) => async (world: World) => {
  const route = await world.heldFor('sendFile');
  const json = { error: 'No.', message: 'No.', code: 'refused', errors: { image: ['No.'] } };
  await (status === null ? route.continue() : route.fulfill({ status, json }));
};
const nothing = async () => undefined;

export const actions: Readonly<
  Record<FileUploadEvent['type'], (world: World, event: AnyEventObject) => Promise<void>>
> = {
  start: choose('logo.png', 'image/png', PNG),
  reject: choose('logo.txt', 'text/plain', Buffer.from('No picture.')),
  retry: press('Retry'),
  cancel: press('Cancel upload'),
  'send.done': answer(null),
  'send.failed': answer(422),
  // By the page itself, or by another field.
  'send.progress': nothing,
  clear: nothing,
};

const shows = async (world: World, names: readonly string[], words: string | null) => {
  const { page, within } = world;
  for (const name of ['Choose file', 'Retry', 'Cancel upload'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(names.includes(name) ? 1 : 0, {
      timeout: within,
    });
  const error = page.getByRole('alert').filter({ hasText: words ?? /./ });
  await expect(error).toHaveCount(words === null ? 0 : 1, { timeout: within });
};

export const assertions: Readonly<
  Record<string, (world: World, snapshot: SnapshotFrom<typeof fileUploadMachine>) => Promise<void>>
> = {
  idle: (world) => shows(world, ['Choose file'], null),
  sending: async (world) => {
    await expect(world.page.getByRole('progressbar')).toBeVisible({ timeout: world.within });
    await shows(world, ['Cancel upload'], null);
  },
  failed: (world) => shows(world, ['Choose file', 'Retry'], 'No.'),
  rejected: (world) => shows(world, ['Choose file'], 'PNG, JPEG or WebP image'),
};
