import { expect } from 'playwright/test';
import { publishedText } from '@/contract/skins/publishedText';
import { skinText } from '@/contract/texts/skinTexts';
import { translate } from '@/contract/texts/translate';
import { type SkinActionsEvent, skinActionsMachine } from '@/machines/skins/skinActions.machine';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import { haveSkin, openSkins, type SkinWorld } from '../support/worlds/skinWorld';

const skin = { id: 1, name: 'Riverside Night' };
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };

const row = ({ page, own }: SkinWorld) => page.getByRole('row', { name: new RegExp(`^${own.name}`) });
const question = ({ page }: SkinWorld, title: string) => page.getByRole('alertdialog', { name: title });
const deletion = ({ page }: SkinWorld, name: string) => page.getByText(`${name}: ${translate('form.deleting')}`);
/** By its attributes, because it is also there while a dialog covers it. */
const blocked = ({ page }: SkinWorld, label: string) => page.locator(`[aria-label="${label}"][aria-disabled="true"]`);
async function press(world: SkinWorld, action: 'Publish' | 'Delete') {
  await haveSkin(world);
  await row(world).hover();
  await row(world)
    .getByRole('button', { name: `${action} ${world.own.name}`, exact: true })
    .click();
}

export const skinActionsModel = defineModel<typeof skinActionsMachine, SkinWorld>({
  machine: skinActionsMachine,
  starts: {
    'the list of skins': { input: undefined, open: openSkins },
  },
  expected: `
    start | the list of skins | idle |
    idle | publish | publishConfirm | setSkin(id: 1, name: Riverside Night)
    idle | delete | deleteConfirm | setSkin(id: 1, name: Riverside Night)
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
    publish: {
      published: { output: publishedText(skin.name, { now: [], later: [], never: [] }) },
      'no connection': lost,
    },
    remove: {
      deleted: {
        output: skinText('deleted'),
        fixture: async ({ own }) => {
          own.isDeleted = true;
        },
      },
      'the last one': { error: new SampleError(skinText('lastSkin'), 409), precondition: () => false },
      'no connection': lost,
    },
  },
  requests: {
    publish: { method: 'GET', path: /\/skins\/\d+\/publish$/ },
    remove: { method: 'DELETE', path: /\/skins\/\d+$/ },
  },
  actions: {
    publish: (world) => press(world, 'Publish'),
    delete: (world) => press(world, 'Delete'),
    confirm: ({ page }) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Publish|Confirm)$/ })
        .click(),
    cancel: ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
  },
  assertions: {
    idle: async (world) => {
      const { page, own, within: timeout } = world;
      await expect(page.getByRole('grid', { name: 'Skins' })).toBeVisible({ timeout });
      await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout });
      await expect(row(world)).toHaveCount(own.isDeleted ? 0 : 1, { timeout });
      await expect(blocked(world, `Publish ${own.name}`)).toHaveCount(0, { timeout });
      await expect(deletion(world, own.name)).toHaveCount(0, { timeout });
    },
    publishConfirm: (world) =>
      expect(question(world, `Publish ${world.own.name}?`)).toContainText(
        'All projects using this skin will be updated.',
        { timeout: world.within },
      ),
    publishing: (world) =>
      expect(blocked(world, `Publish ${world.own.name}`)).toHaveCount(1, { timeout: world.within }),
    deleteConfirm: (world) =>
      expect(question(world, `Delete ${world.own.name}?`)).toContainText('Are you sure want to delete skin?', {
        timeout: world.within,
      }),
    deleting: (world) => expect(deletion(world, world.own.name)).toBeVisible({ timeout: world.within }),
  },
  unreachableEdges: {
    'deleting → remove: the last one → idle': 'The organisation has skins that other walks need.',
  },
  isContinuable: true,
  // The skin that is asked about is in the question, and replaced by the next.
  serialize: () => null,
});
