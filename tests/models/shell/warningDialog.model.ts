import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { warningDialogMachine } from '@/machines/shell/warningDialog.machine';
import { openSignedIn } from '../support/browser/signedInPage';
import { defineModel } from '../support/model';
import { MANAGER, makeOrganisation, makeUser, RESELLER, type RecordWorld } from '../support/worlds/recordWorld';

const dialog = ({ page, record }: RecordWorld) => page.getByRole('alertdialog', { name: `Delete ${record.name}?` });
const press = async ({ page, record }: RecordWorld) =>
  page.getByRole('button', { name: `Delete ${record.name}` }).click();

export const warningDialogModel = defineModel<typeof warningDialogMachine, RecordWorld>({
  machine: warningDialogMachine,
  starts: {
    'the usual text': {
      input: { text: null },
      open: async (world) => {
        await makeUser(world);
        await openSignedIn(world, MANAGER, '/settings/users');
        await press(world);
      },
    },
    'a text of its own': {
      input: { text: translate('organisation.deleteText') },
      open: async (world) => {
        await makeOrganisation(world);
        await openSignedIn(world, RESELLER, '/settings/organisations');
        await press(world);
      },
    },
  },
  expected: `
    start | the usual text; a text of its own | asking |
    asking | confirm | confirmed |
    asking | cancel | cancelled |`,
  samples: { confirm: { type: 'confirm' }, cancel: { type: 'cancel' } },
  answers: {},
  requests: {},
  actions: {
    confirm: (world) => dialog(world).getByRole('button', { name: 'Confirm' }).click(),
    // Cancel has the focus, so Enter is enough.
    cancel: ({ page }) => page.keyboard.press('Enter'),
  },
  assertions: {
    asking: async (world, { context }) => {
      const lines = dialog(world).locator('p');
      const timeout = world.within;
      await expect(lines).toHaveText(
        [context.text ?? translate('warning.irreversible'), translate('warning.continue')],
        {
          timeout,
        },
      );
      await expect(dialog(world).getByRole('button', { name: 'Cancel' })).toBeFocused({ timeout });
    },
    confirmed: async ({ page, record, within }, { context }) => {
      const next = context.text === null ? 'User deleted successfully.' : `Really delete ${record.name}?`;
      await expect(page.getByText(next).first()).toBeVisible({ timeout: within });
    },
    cancelled: async (world) => {
      await expect(dialog(world)).toHaveCount(0, { timeout: world.within });
      const row = world.page.getByRole('row', { name: world.record.name });
      await expect(row).toBeVisible({ timeout: world.within });
      // The row that was about to go has the focus again.
      await expect(row).toBeFocused({ timeout: world.within });
    },
  },
});
