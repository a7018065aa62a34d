import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import { type ChangePasswordEvent, changePasswordMachine } from '@/machines/session/changePassword.machine';
import { serviceText } from '../../../server/texts';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import { newAccount, openAs, WALKER_PASSWORD } from '../support/worlds/newAccount';
import type { World } from '../support/worlds/world';

const NEXT = 'the passphrase after that';
const WRONG = 'not my password';
const COMMON = 'iloveyou';

const submit = (current: string, next: string, confirm = next): ChangePasswordEvent => ({
  type: 'submit',
  current,
  new: next,
  confirm,
});

const formOf = ({ page }: World) => page.getByRole('form', { name: 'Change password' });

export const changePasswordModel = defineModel<typeof changePasswordMachine, World>({
  machine: changePasswordMachine,
  starts: {
    'own profile': {
      open: async ({ page, api }) => openAs(page, await newAccount(api), '/ViewProfile'),
    },
  },
  expected: `
    start | own profile | hidden |
    hidden | reveal | form | clearTyped
    form | a good password; a wrong current password; a common password | alert | setTyped
    form | nothing filled in; a short password, not repeated; the same password again | same | showErrors
    form | hide | hidden | reset
    alert | cancel | form | clearTyped
    alert | confirm | changing | asks changePassword
    changing | changePassword: changed | done | reset
    changing | changePassword: wrong current password; changePassword: common password; changePassword: no connection | form | showServiceErrors; clearTyped`,
  samples: {
    reveal: { type: 'reveal' },
    hide: { type: 'hide' },
    'a good password': submit(WALKER_PASSWORD, NEXT),
    'a wrong current password': submit(WRONG, NEXT),
    'a common password': submit(WALKER_PASSWORD, COMMON),
    'nothing filled in': submit('', ''),
    'a short password, not repeated': submit(WALKER_PASSWORD, 'seven77', 'seven'),
    'the same password again': submit(WALKER_PASSWORD, WALKER_PASSWORD),
    cancel: { type: 'cancel' },
    confirm: { type: 'confirm' },
  },
  answers: {
    changePassword: {
      changed: {
        output: translate('password.changed'),
        when: ({ typed }) => typed.current === WALKER_PASSWORD && typed.new === NEXT,
      },
      'wrong current password': {
        error: new SampleError(serviceText('password.currentWrong'), 422, {
          current: [serviceText('password.currentWrong')],
        }),
        when: ({ typed }) => typed.current === WRONG,
      },
      'common password': {
        error: new SampleError(serviceText('password.common'), 422, { new: [serviceText('password.common')] }),
        when: ({ typed }) => typed.new === COMMON,
      },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: { changePassword: { method: 'PUT', path: /\/update-password$/ } },
  actions: {
    reveal: ({ page }) => page.getByRole('button', { name: 'Change password' }).click(),
    hide: (world) => formOf(world).getByRole('button', { name: 'Cancel' }).click(),
    submit: async (world, event) => {
      const form = formOf(world);
      await form.getByLabel('Current password', { exact: true }).fill(event.current);
      await form.getByLabel('New password', { exact: true }).fill(event.new);
      await form.getByLabel('Confirm new password', { exact: true }).fill(event.confirm);
      await form.getByRole('button', { name: 'Change password' }).click();
    },
    cancel: ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
    confirm: ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click(),
  },
  assertions: {
    hidden: async (world) => {
      const { page, within } = world;
      await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible({ timeout: within });
      // Also behind a dialog, where the form is there for the eye alone.
      await expect(page.getByRole('form', { name: 'Change password', includeHidden: true })).toHaveCount(0, {
        timeout: within,
      });
    },
    form: async (world, { context }) => {
      const [form, { page, within }] = [formOf(world), world];
      await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: within });
      const button = form.getByRole('button', { name: 'Change password' });
      await expect(button).toBeVisible({ timeout: within });
      await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: within });
      const texts = Object.values(context.errors);
      for (const text of texts) await expect(form.getByText(text)).toBeVisible({ timeout: within });
      if (texts.length === 0) await expect(form.getByRole('alert')).toHaveCount(0, { timeout: within });
    },
    alert: ({ page, within }) =>
      expect(page.getByRole('alertdialog')).toContainText(translate('password.alert'), { timeout: within }),
    changing: (world) =>
      expect(formOf(world).getByRole('button', { name: 'Saving' })).toBeVisible({ timeout: world.within }),
    done: async ({ page, within }) => {
      await expect(page.getByRole('heading', { name: translate('signIn.title') })).toBeVisible({ timeout: within });
      await expect(page.getByText(translate('password.changed'))).toBeVisible({ timeout: within });
    },
  },
  isContinuable: true,
});
