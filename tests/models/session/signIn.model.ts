import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { type SignInErrors, type SignInEvent, signInMachine } from '@/machines/session/signIn.machine';
import { serviceText } from '../../../server/texts';
import { defineModel } from '../support/model';
import type { Trigger } from '../support/paths/trigger';
import { SampleError } from '../support/sampleError';
import { createCodes } from '../support/worlds/timeStepCodes';
import type { World } from '../support/worlds/world';

const PASSWORD = 'atrium-demo';
const MANAGER = 'manager@riverside.example';
const EDITOR = 'editor@riverside.example';
const SECURE = 'secure@riverside.example';
/** Of the account with two-factor in the demo world, printed when it starts. */
const codes = createCodes('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');

/** Placeholder for a name that nobody has used. */
const FRESH = 'fresh';

const RIGHT = '111-111';
const WRONG = '222-222';
const USED = '333-333';

const password = (email: string, given: string): SignInEvent => ({ type: 'password.submit', email, password: given });
const code = (given: string): SignInEvent => ({ type: 'code.submit', code: given });
const isCode =
  (...given: string[]) =>
  (earlier: readonly Trigger[]) => {
    const last = earlier.at(-1)?.event;
    return last?.type === 'code.submit' && given.includes(last.code);
  };

const user: User = {
  uuid: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11',
  name: 'Maya Okafor',
  email: MANAGER,
  avatar: null,
  notify: true,
  time_zone: 'Europe/London',
  roles: [],
  features: [],
  organisation: {
    uuid: '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22',
    name: 'Riverside',
    color: '#c2410c',
    logo: null,
    reseller: 0,
    features: [],
  },
  TFA: 0,
};

/** The form: its button, busy or not, messages at its fields, and the error of the service. */
async function showsForm({ page, within }: World, name: string, button: string, shown: SignInErrors) {
  const { form: refusal } = shown;
  const errors = Object.values(shown);
  if (refusal !== undefined)
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(refusal)).toBeVisible({ timeout: within });
  const form = page.getByRole('form', { name });
  await expect(form.getByRole('button', { name: button, exact: true })).toBeVisible({ timeout: within });
  await expect(form.getByRole('button', { name: button, exact: true })).not.toHaveAttribute('aria-disabled', 'true', {
    timeout: within,
  });
  for (const text of errors) await expect(form.getByText(text)).toBeVisible({ timeout: within });
  if (errors.length === 0) await expect(form.getByRole('alert')).toHaveCount(0, { timeout: within });
}

/** Each walk requests a link for its own address, since requests are limited by address. */
const addressOf = (typed: string): string => typed.replace(FRESH, `walker.${randomUUID()}`);

export const signInModel = defineModel<typeof signInMachine, World>({
  machine: signInMachine,
  starts: {
    'sign-in page': {
      open: async ({ page, api }) => {
        // A correct password resets the failed attempts of earlier walks.
        await api.post('/api/sign-in', { data: { email: EDITOR, password: PASSWORD } });
        await page.goto('/login');
      },
    },
  },
  // The form rejects invalid entries before anything is sent; a code opens a session once, and only with its password.
  expected: `
    start | sign-in page | password |
    password | right password; right password of an account with two-factor; wrong password; spaces around the address; the longest password | checkingPassword | setEmail; asks checkPassword
    password | nothing filled in; no password; no address; an address of a wrong format; an address that is too long; a password that is too long | same | showPasswordErrors
    password | forgot the password | resetRequest | startReset
    checkingPassword | checkPassword: signed in | done | setSession
    checkingPassword | checkPassword: needs a code | code | setChallenge
    checkingPassword | checkPassword: refused | password | showError(Wrong email address or password.); notifyError
    checkingPassword | checkPassword: no connection | password | showError; notifyError
    code | right code; wrong code; used code | checkingCode | clearErrors; asks checkCode
    code | no code; half a code | same | showCodeError
    code | back | password | clearErrors; clearChallenge
    checkingCode | checkCode: signed in | done | setSession
    checkingCode | checkCode: refused; checkCode: no connection | code | showCodeRejected
    checkingCode | checkCode: too many wrong codes | password | showError; notifyError; clearChallenge
    resetRequest | address for a link | requestingReset | clearErrors; asks requestReset(email: fresh@riverside.example)
    resetRequest | no address for a link; an address for a link of a wrong format | same | showResetErrors
    resetRequest | back | password | clearErrors
    requestingReset | requestReset: sent | password | setResetNotice
    requestingReset | requestReset: no connection | resetRequest | showError; notifyError`,
  samples: {
    'right password': password(MANAGER, PASSWORD),
    'wrong password': password(EDITOR, 'not the password'),
    'right password of an account with two-factor': password(SECURE, PASSWORD),
    'spaces around the address': password(`  ${MANAGER} `, PASSWORD),
    'nothing filled in': password('', ''),
    'no password': password(MANAGER, ''),
    'no address': password('', PASSWORD),
    'an address of a wrong format': password('maya at riverside', PASSWORD),
    'an address that is too long': password(`${'m'.repeat(250)}@riverside.example`, PASSWORD),
    'a password that is too long': password(MANAGER, 'x'.repeat(1025)),
    'the longest password': password(EDITOR, 'x'.repeat(1024)),
    'right code': code(RIGHT),
    'wrong code': code(WRONG),
    'used code': code(USED),
    'no code': code(''),
    'half a code': code('123'),
    back: { type: 'back' },
    'forgot the password': { type: 'reset.open' },
    'address for a link': { type: 'reset.submit', emailAddress: ` ${FRESH}@riverside.example` },
    'no address for a link': { type: 'reset.submit', emailAddress: '' },
    'an address for a link of a wrong format': { type: 'reset.submit', emailAddress: 'maya at riverside' },
  },
  answers: {
    checkPassword: {
      'signed in': {
        output: { kind: 'signed-in', token: 'session token', user },
        when: ({ email }) => email === MANAGER,
      },
      'needs a code': {
        output: { kind: 'needs-code', token: 'challenge' },
        when: ({ email }) => email === SECURE,
      },
      refused: { error: new SampleError(translate('signIn.refused'), 401), when: ({ email }) => email === EDITOR },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
    requestReset: {
      sent: { output: serviceText('password.resetSent', { email: `${FRESH}@riverside.example` }) },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
    checkCode: {
      'signed in': { output: { token: 'session token', user }, precondition: isCode(RIGHT) },
      refused: { error: new SampleError(serviceText('signIn.codeRefused'), 422), precondition: isCode(WRONG, USED) },
      'too many wrong codes': {
        error: new SampleError(serviceText('signIn.codeOver'), 401),
        precondition: isCode(WRONG),
        fixture: spendTries,
      },
      'no connection': {
        error: new SampleError(translate('failed.network'), 500),
        // A correct code works only once, so it is not spent on an attempt that cannot succeed.
        precondition: isCode(WRONG),
        isConnectionLost: true,
      },
    },
  },
  requests: {
    checkPassword: { method: 'POST', path: /\/sign-in$/ },
    requestReset: { method: 'POST', path: /\/reset-password$/ },
    checkCode: { method: 'PUT', path: /\/sign-in-via-two-factor$/ },
  },
  actions: {
    'password.submit': async ({ page }, event) => {
      const { email, password: secret } = event as Extract<SignInEvent, { type: 'password.submit' }>;
      await page.getByLabel(translate('signIn.email'), { exact: true }).fill(email);
      await page.getByLabel(translate('signIn.password'), { exact: true }).fill(secret);
      await page.getByRole('button', { name: translate('signIn.title'), exact: true }).click();
    },
    'code.submit': async (world, event) => {
      const field = world.page.getByRole('textbox', { name: translate('signIn.code') });
      await field.fill(await typedCode(world, event));
      await world.page.getByRole('button', { name: 'Continue' }).click();
    },
    'reset.open': ({ page }) => page.getByRole('button', { name: 'Forgot your password?' }).click(),
    'reset.submit': async ({ page }, event) => {
      await page.getByLabel(translate('signIn.email'), { exact: true }).fill(addressOf(String(event.emailAddress)));
      await page.getByRole('button', { name: 'Email me a link' }).click();
    },
    back: ({ page }) => page.getByRole('button', { name: 'Back' }).click(),
  },
  assertions: {
    password: async (world, { context }) => {
      await showsForm(world, translate('signIn.title'), translate('signIn.title'), context.errors);
      const sent = world.page.getByText(serviceText('password.resetSent', { email: '' }).trimEnd().replace(/\.$/, ''));
      await expect(sent).toHaveCount(context.notice === null ? 0 : 1, { timeout: world.within });
    },
    resetRequest: (world, { context }) => showsForm(world, 'Reset your password', 'Email me a link', context.errors),
    requestingReset: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Sending' })).toBeVisible({ timeout: within }),
    checkingPassword: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible({ timeout: within }),
    code: (world, { context }) => showsForm(world, 'Two-factor authentication', 'Continue', context.errors),
    checkingCode: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Checking' })).toBeVisible({ timeout: within }),
    done: ({ page, within }) =>
      expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible({ timeout: within }),
  },
});

async function typedCode({ api }: World, event: AnyEventObject): Promise<string> {
  if (event.code === RIGHT) return codes.fresh();
  if (event.code === WRONG) return codes.wrong();
  if (event.code !== USED) return String(event.code);
  const used = await codes.fresh();
  const opened = await api.post('/api/sign-in', { data: { email: SECURE, password: PASSWORD } });
  const entered = await api.put('/api/sign-in-via-two-factor', {
    headers: { authorization: opened.headers().authorization ?? '' },
    data: { email: SECURE, otp: used },
  });
  if (!entered.ok()) throw new Error(`The code could not be used up: ${await entered.text()}`);
  return used;
}

/** Counts five wrong codes on the page's challenge, so that the next one is the sixth. */
async function spendTries({ api, heldFor }: World): Promise<void> {
  const request = (await heldFor('checkCode')).request();
  const authorization = (await request.allHeaders()).authorization ?? '';
  for (let times = 0; times < 5; times++)
    await api.put('/api/sign-in-via-two-factor', {
      headers: { authorization },
      data: { email: SECURE, otp: codes.wrong() },
    });
}
