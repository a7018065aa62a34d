import { expect } from 'playwright/test';
import type { NewPassword } from '@/contract/session/passwords';
import { translate } from '@/contract/texts/translate';
import { type PasswordResetEvent, passwordResetMachine } from '@/machines/session/passwordReset.machine';
import { serviceText } from '../../../server/texts';
import { good } from '../support/browser/mailbox';
import { defineModel } from '../support/model';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { askForLink, invite, type NewAccount, newAccount, WALKER_PASSWORD } from '../support/worlds/newAccount';
import type { World } from '../support/worlds/world';

/** The page of a link, and a way to use up the link outside of the page. */
export interface PasswordResetWorld extends World {
  readonly opened: { account: NewAccount | null; useUp: () => Promise<unknown> };
}

const GOOD = 'a new passphrase of mine';
const COMMON = 'password1';
const RIGHT = '111-111';
const WRONG = '222-222';

const passwords = (password: string, password_confirmation = password): PasswordResetEvent => ({
  type: 'passwords.submit',
  password,
  password_confirmation,
});
const code = (given: string): PasswordResetEvent => ({ type: 'code.submit', code: given });
const isGood = (typed: NewPassword) => typed.password === GOOD;
/** No earlier trigger has used up the link. */
const whileOpen = (earlier: readonly Trigger[]) =>
  !earlier.some(({ label }) => label === 'setPassword: link used already');

/** Shows the messages at fields or for the whole form, and a button that is not busy. */
async function showsForm({ page, within }: World, name: string, button: string, errors: object) {
  const form = page.getByRole('form', { name });
  const submit = form.getByRole('button', { name: button, exact: true });
  await expect(submit).toBeVisible({ timeout: within });
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true', { timeout: within });
  const texts = Object.values(errors) as string[];
  for (const text of texts) await expect(form.getByText(text)).toBeVisible({ timeout: within });
  if (texts.length === 0) await expect(form.getByRole('alert')).toHaveCount(0, { timeout: within });
}

const link = (asksForCode: boolean) => ({ email: 'walker@riverside.example', token: 'of a mail', asksForCode });

export const passwordResetModel = defineModel<typeof passwordResetMachine, PasswordResetWorld>({
  machine: passwordResetMachine,
  starts: {
    'link of a mail': {
      input: link(false),
      open: async ({ page, api, opened }) => {
        const { email, query } = await invite(api);
        const password = { password: WALKER_PASSWORD, password_confirmation: WALKER_PASSWORD };
        opened.useUp = () =>
          good(api.put('/api/reset-password', { data: { email, token: query.get('token'), ...password } }));
        await page.goto(`/reset-password?${query}`);
      },
    },
    'link of a mail with two-factor on': {
      input: link(true),
      open: async ({ page, api, opened }) => {
        const account = await newAccount(api, true);
        const { query } = await askForLink(api, account.email);
        opened.account = account;
        // A password change elsewhere revokes the links of the account.
        const body = { current: WALKER_PASSWORD, new: `${WALKER_PASSWORD} again`, confirm: `${WALKER_PASSWORD} again` };
        opened.useUp = () =>
          good(api.put(`/api/users/${account.user.uuid}/update-password`, { headers: account.headers, data: body }));
        await page.goto(`/reset-password?${query}`);
      },
    },
  },
  expected: `
    start | link of a mail; link of a mail with two-factor on | passwords |
    passwords {!secure} | a good password; a common password | submitting | setPasswords; asks setPassword
    passwords {secure} | a good password; a common password | code | setPasswords
    passwords | nothing filled in; a short password, not repeated | same | showPasswordErrors
    code | right code; wrong code | submitting | setCode; asks setPassword
    code | no code; half a code | same | showCodeError
    code | back | passwords | clearErrors
    submitting | setPassword: set | done | setMessage
    submitting | setPassword: common password | passwords | showPasswordRejected
    submitting | setPassword: wrong code | code | showError
    submitting {secure} | setPassword: link used already; setPassword: no connection | code | showError
    submitting {!secure} | setPassword: link used already; setPassword: no connection | passwords | showError`,
  conditions: {
    secure: ({ start }) => start === 'link of a mail with two-factor on',
  },
  samples: {
    'a good password': passwords(GOOD),
    'a common password': passwords(COMMON),
    'nothing filled in': passwords(''),
    'a short password, not repeated': passwords('seven77', 'seven'),
    'right code': code(RIGHT),
    'wrong code': code(WRONG),
    'no code': code(''),
    'half a code': code('123'),
    back: { type: 'back' },
  },
  answers: {
    setPassword: {
      set: {
        output: serviceText('password.resetDone'),
        when: ({ typed, code: given, asksForCode }) => isGood(typed) && (!asksForCode || given === RIGHT),
        precondition: whileOpen,
      },
      'common password': {
        error: new SampleError(serviceText('password.common'), 422, { password: [serviceText('password.common')] }),
        when: ({ typed }) => !isGood(typed),
      },
      'wrong code': {
        error: new SampleError(serviceText('signIn.codeRefused'), 422, { otp: [serviceText('signIn.codeRefused')] }),
        when: ({ typed, code: given }) => isGood(typed) && given === WRONG,
        precondition: whileOpen,
      },
      'link used already': {
        error: new SampleError(translate('password.linkOver'), 422),
        when: ({ typed }) => isGood(typed),
        precondition: whileOpen,
        fixture: async ({ opened }) => {
          await opened.useUp();
        },
      },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: { setPassword: { method: 'PUT', path: /\/reset-password$/ } },
  actions: {
    'passwords.submit': async ({ page }, event) => {
      await page.getByLabel('Password', { exact: true }).fill(event.password);
      await page.getByLabel('Confirm password', { exact: true }).fill(event.password_confirmation);
      await page.getByRole('button', { name: 'Set password' }).click();
    },
    'code.submit': async ({ page, opened }, event) => {
      const { codes } = opened.account ?? { codes: null };
      const typed = event.code === RIGHT ? await codes?.fresh() : event.code === WRONG ? codes?.wrong() : event.code;
      await page.getByRole('textbox', { name: translate('signIn.code') }).fill(typed ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    back: ({ page }) => page.getByRole('button', { name: 'Back', exact: true }).click(),
  },
  assertions: {
    passwords: (world, { context }) => showsForm(world, 'Choose a new password', 'Set password', context.errors),
    code: (world, { context }) => showsForm(world, 'Two-factor authentication', 'Continue', context.errors),
    submitting: ({ page, within }) =>
      expect(page.getByRole('button', { name: /^(Saving|Checking)$/ })).toBeVisible({ timeout: within }),
    done: async ({ page, within }) => {
      await expect(page.getByRole('heading', { name: translate('signIn.title') })).toBeVisible({ timeout: within });
      await expect(page.getByText(serviceText('password.resetDone'))).toBeVisible({ timeout: within });
    },
  },
});
