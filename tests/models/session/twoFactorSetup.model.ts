import { expect } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { translate } from '@/contract/texts/translate';
import { type TwoFactorSetupEvent, twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { serviceText } from '../../../server/texts';
import { defineModel } from '../support/model';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { type NewAccount, newAccount, openAs, WALKER_PASSWORD } from '../support/worlds/newAccount';
import { createCodes } from '../support/worlds/timeStepCodes';
import type { World } from '../support/worlds/world';

/** The profile of an account of the walk's own, and the app that knows its secret. */
export interface TwoFactorWorld extends World {
  readonly own: { account: NewAccount | null; codes: ReturnType<typeof createCodes> | null };
}

const SETUP = { qr_image: 'data:image/png;base64,', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };
const RIGHT = '111-111';
const WRONG = '222-222';

const confirm = (code: string): TwoFactorSetupEvent => ({ type: 'confirm', code, password: '' });
const prove = (password: string, code: string): TwoFactorSetupEvent => ({ type: 'prove', password, code });
const lastIs =
  (type: string, isSo: (event: AnyEventObject) => boolean) =>
  (earlier: readonly Trigger[]): boolean => {
    const last = earlier.findLast(({ kind }) => kind === 'event')?.event;
    return last?.type === type && isSo(last);
  };
const codeIs = (code: string) => lastIs('confirm', (event) => event.code === code);
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };

const section = ({ page }: World) => page.getByRole('region', { name: 'Two-factor authentication' });
const dialog = ({ page }: World) => page.getByRole('alertdialog');

async function showsTexts(place: ReturnType<typeof section>, errors: object, within: number) {
  const texts = Object.values(errors) as string[];
  for (const text of texts) await expect(place.getByText(text)).toBeVisible({ timeout: within });
  if (texts.length === 0) await expect(place.getByRole('alert')).toHaveCount(0, { timeout: within });
}

/** The code as the app shows it: of the secret on the page, or of the one that the account has. */
async function typedCode({ own }: TwoFactorWorld, code: string): Promise<string> {
  if (code === RIGHT) return (await own.codes?.fresh()) ?? '';
  return code === WRONG ? (own.codes?.wrong() ?? '') : code;
}

const openProfile = (withTwoFactor: boolean) => async (world: TwoFactorWorld) => {
  const account = await newAccount(world.api, withTwoFactor);
  world.own.account = account;
  world.own.codes = account.codes;
  await openAs(world.page, account, '/ViewProfile');
};

export const twoFactorSetupModel = defineModel<typeof twoFactorSetupMachine, TwoFactorWorld>({
  machine: twoFactorSetupMachine,
  starts: {
    'two-factor off': { input: { isOn: false }, open: openProfile(false) },
    'two-factor on': { input: { isOn: true }, open: openProfile(true) },
  },
  expected: `
    start | two-factor off | disabled |
    start | two-factor on | enabled |
    disabled | enable | generating | clearErrors; asks generate
    generating | generate: made | setup | setSetup
    generating | generate: no connection | disabled | showServiceErrors
    setup | right code; wrong code | confirming | clearErrors; asks confirmSetup
    setup | no code; half a code | same | showCodeError
    setup | cancel | disabled | clearSetup
    confirming | confirmSetup: on | enabled | setOn; notifyOn
    confirming | confirmSetup: wrong code; confirmSetup: no connection | setup | showServiceErrors
    confirming | confirmSetup: run out | disabled | showExpired
    enabled | disable | confirmingDisable | clearErrors
    confirmingDisable | right password; wrong password; right code as proof; wrong code as proof | disabling | clearErrors; asks disable
    confirmingDisable | no proof; half a code as proof | same | showProofErrors
    confirmingDisable | cancel | enabled | clearErrors
    disabling | disable: off | disabled | setOff; notifyOff
    disabling | disable: wrong password; disable: wrong code; disable: no connection | confirmingDisable | showServiceErrors`,
  samples: {
    enable: { type: 'enable' },
    'right code': confirm(RIGHT),
    'wrong code': confirm(WRONG),
    'no code': confirm(''),
    'half a code': confirm('123'),
    cancel: { type: 'cancel' },
    disable: { type: 'disable' },
    'right password': prove(WALKER_PASSWORD, ''),
    'wrong password': prove('not my password', ''),
    'right code as proof': prove('', RIGHT),
    'wrong code as proof': prove('', WRONG),
    'half a code as proof': prove('', '123'),
    'no proof': prove('', ''),
  },
  answers: {
    generate: { made: { output: SETUP }, 'no connection': lost },
    confirmSetup: {
      on: { output: undefined, precondition: codeIs(RIGHT) },
      'wrong code': {
        error: new SampleError(serviceText('signIn.codeRefused'), 422, { otp: [serviceText('signIn.codeRefused')] }),
        precondition: codeIs(WRONG),
      },
      'run out': { error: new SampleError(serviceText('tfa.notPending'), 409), fixture: runOut },
      'no connection': { ...lost, precondition: codeIs(WRONG) },
    },
    disable: {
      off: {
        output: undefined,
        precondition: lastIs('prove', ({ password, code }) => password === WALKER_PASSWORD || code === RIGHT),
      },
      'wrong password': {
        error: new SampleError(serviceText('password.currentWrong'), 422, {
          password: [serviceText('password.currentWrong')],
        }),
        precondition: lastIs('prove', ({ password }) => password !== '' && password !== WALKER_PASSWORD),
      },
      'wrong code': {
        error: new SampleError(serviceText('signIn.codeRefused'), 422, { otp: [serviceText('signIn.codeRefused')] }),
        precondition: lastIs('prove', ({ code }) => code === WRONG),
      },
      'no connection': lost,
    },
  },
  requests: {
    generate: { method: 'GET', path: /\/tfa-generate$/ },
    confirmSetup: { method: 'PUT', path: /\/tfa-confirm$/ },
    disable: { method: 'DELETE', path: /\/tfa$/ },
  },
  actions: {
    enable: (world) => section(world).getByRole('button', { name: 'Enable' }).click(),
    confirm: async (world, event) => {
      const place = section(world);
      world.own.codes = createCodes((await place.locator('code').textContent()) ?? '');
      await place.getByRole('textbox', { name: translate('signIn.code') }).fill(await typedCode(world, event.code));
      await place.getByRole('button', { name: 'Confirm' }).click();
    },
    cancel: async (world) => {
      const asks = (await dialog(world).count()) > 0;
      await (asks ? dialog(world) : section(world)).getByRole('button', { name: 'Cancel' }).click();
    },
    disable: (world) => section(world).getByRole('button', { name: 'Disable' }).click(),
    prove: async (world, event) => {
      const place = dialog(world);
      await place.getByLabel('Password', { exact: true }).fill(event.password);
      await place.getByRole('textbox', { name: 'or authentication code' }).fill(await typedCode(world, event.code));
      await place.getByRole('button', { name: 'Disable' }).click();
    },
  },
  assertions: {
    disabled: async (world, { context }) => {
      const place = section(world);
      await expect(place.getByRole('button', { name: 'Enable' })).toBeVisible({ timeout: world.within });
      await showsTexts(place, context.errors, world.within);
    },
    generating: (world) =>
      expect(section(world).getByRole('button', { name: 'Preparing' })).toBeVisible({ timeout: world.within }),
    setup: async (world, { context }) => {
      const place = section(world);
      await expect(place.getByRole('img', { name: /QR code/ })).toBeVisible({ timeout: world.within });
      await expect(place.getByRole('button', { name: 'Confirm' })).toBeVisible({ timeout: world.within });
      await showsTexts(place, context.errors, world.within);
    },
    confirming: (world) =>
      expect(section(world).getByRole('button', { name: 'Checking' })).toBeVisible({ timeout: world.within }),
    enabled: async (world) => {
      await expect(dialog(world)).toHaveCount(0, { timeout: world.within });
      await expect(section(world).getByRole('button', { name: 'Disable' })).toBeVisible({ timeout: world.within });
    },
    confirmingDisable: async (world, { context }) => {
      const place = dialog(world);
      await expect(place.getByRole('button', { name: 'Disable' })).toBeVisible({ timeout: world.within });
      await showsTexts(place, context.errors, world.within);
    },
    disabling: (world) =>
      expect(dialog(world).getByRole('button', { name: 'Saving' })).toBeVisible({ timeout: world.within }),
  },
});

/** Six wrong codes beside the page end its setup. */
async function runOut({ api, own }: TwoFactorWorld): Promise<void> {
  const { user, headers } = own.account ?? { user: null, headers: {} };
  for (let times = 0; times < 6; times++)
    await api.put(`/api/users/${user?.uuid}/tfa-confirm`, { headers, data: { otp: own.codes?.wrong() } });
}
