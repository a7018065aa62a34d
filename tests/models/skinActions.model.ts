import { expect } from 'playwright/test';
import { skinText } from '@/contract/texts/skinTexts';
import { translate } from '@/contract/texts/translate';
import { type SkinActionsEvent, skinActionsMachine } from '@/machines/skins/skinActions.machine';
import { openSignedIn } from './support/browser/signedInPage';
import { defineModel } from './support/model';
import { SampleError } from './support/sampleError';
import type { World } from './support/worlds/world';

const skin = { id: 1, name: 'Riverside Night' };
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };

const row = ({ page }: World) => page.getByRole('row', { name: new RegExp(`^${skin.name}`) });
const question = ({ page }: World, title: string) => page.getByRole('alertdialog', { name: title });
async function press(world: World, action: string) {
  await row(world).hover();
  await row(world).getByRole('button', { name: action, exact: true }).click();
}

export const skinActionsModel = defineModel<typeof skinActionsMachine, World>({
  machine: skinActionsMachine,
  starts: {
    'the list of skins': {
      input: undefined,
      open: (world) => openSignedIn(world, 'manager@riverside.example', '/skins'),
    },
  },
  expected: `
    start | the list of skins | idle |
    idle | publish | publishConfirm | setSkin
    idle | delete | deleteConfirm | setSkin
    publishConfirm | confirm | publishing | asks publish(id: 1)
    publishConfirm; deleteConfirm | cancel | idle |
    publishing | publish: published | idle | emitDone; refresh
    publishing | publish: no connection | idle | emitFailed
    deleteConfirm | confirm | deleting | asks remove(id: 1)
    deleting | remove: deleted | idle | emitDone; refresh
    deleting | remove: the last one; remove: no connection | idle | emitFailed`,
  samples: {
    publish: { type: 'publish', skin } satisfies SkinActionsEvent,
    delete: { type: 'delete', skin } satisfies SkinActionsEvent,
    confirm: { type: 'confirm' },
    cancel: { type: 'cancel' },
  },
  answers: {
    publish: { published: { output: skinText('published', { name: skin.name, count: 0 }) }, 'no connection': lost },
    remove: {
      deleted: { output: skinText('deleted') },
      'the last one': { error: new SampleError(skinText('lastSkin'), 409) },
      'no connection': lost,
    },
  },
  requests: {
    publish: { method: 'GET', path: /\/skins\/\d+\/publish$/ },
    remove: { method: 'DELETE', path: /\/skins\/\d+$/ },
  },
  actions: {
    publish: (world) => press(world, `Publish ${skin.name}`),
    delete: (world) => press(world, `Delete ${skin.name}`),
    confirm: ({ page }) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Publish|Confirm)$/ })
        .click(),
    cancel: ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
  },
  assertions: {
    idle: async ({ page, within }) => {
      await expect(page.getByRole('grid', { name: 'Skins' })).toBeVisible({ timeout: within });
      await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
    },
    publishConfirm: (world) =>
      expect(question(world, `Publish ${skin.name}?`)).toContainText('All projects using this skin will be updated.', {
        timeout: world.within,
      }),
    publishing: async (world) => {
      await row(world).hover();
      await expect(row(world).getByRole('button', { name: `Publish ${skin.name}` })).toHaveAttribute(
        'aria-disabled',
        'true',
        { timeout: world.within },
      );
    },
    deleteConfirm: (world) =>
      expect(question(world, `Delete ${skin.name}?`)).toContainText('Are you sure want to delete skin?', {
        timeout: world.within,
      }),
    deleting: (world) =>
      expect(world.page.getByText(`${skin.name}: ${translate('form.deleting')}`)).toBeVisible({
        timeout: world.within,
      }),
  },
});
