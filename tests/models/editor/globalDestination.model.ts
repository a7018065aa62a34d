import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { globalDestinationMachine } from '@/machines/editor/globalDestination.machine';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import { openGlobalQuestion } from '../support/worlds/globalWorld';
import type { World } from '../support/worlds/world';

const dialog = ({ page }: World) => page.getByRole('alertdialog', { name: 'Change Harbour Books everywhere?' });
const press = (name: string) => (world: World) => dialog(world).getByRole('button', { name }).click();
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };
const says = (name: string) => (world: World) =>
  expect(dialog(world).getByRole('button', { name, exact: true })).toBeVisible({ timeout: world.within });

export const globalDestinationModel = defineModel<typeof globalDestinationMachine, World>({
  machine: globalDestinationMachine,
  starts: {
    'a changed destination': {
      input: { edit: { id: 7, revision: 1, body: { name: 'Harbour Books' } } },
      open: openGlobalQuestion,
    },
  },
  expected: `
    start | a changed destination | asking |
    asking | create new | creating | clearError; asks create
    asking | update all | updatingAll | clearError; asks update
    asking | revert changes | closed | setResult
    asking | cancel | closed |
    creating | create: created | closed | setResult
    creating | create: no connection | asking | setError
    updatingAll | update: updated | closed | setResult
    updatingAll | update: no connection | asking | setError`,
  samples: {
    'create new': { type: 'createNew' },
    'update all': { type: 'updateAll' },
    'revert changes': { type: 'revertChanges' },
    cancel: { type: 'cancel' },
  },
  answers: {
    create: { created: { output: 8 }, 'no connection': lost },
    update: { updated: { output: 7 }, 'no connection': lost },
  },
  requests: {
    create: { method: 'POST', path: /\/organisations\/[^/]+\/destinations$/ },
    update: { method: 'PUT', path: /\/destinations\/\d+$/ },
  },
  actions: {
    createNew: press('Create New'),
    updateAll: press('Update All'),
    revertChanges: press('Revert Changes'),
    // Escape closes a tooltip first, and the pointer still rests on Save.
    cancel: async (world) => {
      await world.page.mouse.move(0, 0);
      await expect(world.page.getByRole('tooltip')).toHaveCount(0);
      await dialog(world).getByRole('button', { name: 'Update All' }).press('Escape');
    },
  },
  assertions: {
    asking: async (world, { context: { error } }) => {
      const timeout = world.within;
      await expect(dialog(world).getByRole('button', { name: 'Create New' })).toBeVisible({ timeout });
      await expect(dialog(world).getByRole('button', { name: 'Update All' })).toBeVisible({ timeout });
      if (error !== null) await expect(dialog(world).getByText(error)).toBeVisible({ timeout });
    },
    creating: says('Creating'),
    updatingAll: says('Updating'),
    closed: (world) => expect(dialog(world)).toHaveCount(0, { timeout: world.within }),
  },
  serialize: ({ error }) => ({ hasError: error !== null }),
});
