import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import type { AnyEventObject } from 'xstate';
import { say } from '@/contract/texts/say';
import type { User } from '@/contract/users';
import { type SignInErrors, type SignInEvent, signInMachine } from '@/machines/signIn.machine';
import type { Happening } from './support/happening';
import { defineModel } from './support/model';
import { Refusal } from './support/refusal';
import { createCodes } from './support/timeStepCodes';
import type { World } from './support/world';

const PASSWORD = 'atrium-demo';
const MANAGER = 'manager@riverside.example';
const EDITOR = 'editor@riverside.example';
const SECURE = 'secure@riverside.example';
/** Of the account with two-factor in the demo world, printed when it starts. */
const codes = createCodes('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');

/** Stands for a name that nobody has used. */
const FRESH = 'fresh';

const RIGHT = '111-111';
const WRONG = '222-222';
const USED = '333-333';

const password = (email: string, given: string): SignInEvent => ({ type: 'password.submit', email, password: given });
const code = (given: string): SignInEvent => ({ type: 'code.submit', code: given });
const isCode =
  (...given: string[]) =>
  (earlier: readonly Happening[]) => {
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

/** The form as it stands: its button, which is busy or not, texts at its fields, and what the service refused. */
async function showsForm({ page, within }: World, name: string, button: string, shown: SignInErrors) {
  const { form: refusal, ...fields } = shown;
  const errors = Object.values(fields);
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

/** Each walk asks for a link to an address of its own: requests are counted by address. */
const addressOf = (typed: string): string => typed.replace(FRESH, `walker.${randomUUID()}`);

export const signInModel = defineModel<typeof signInMachine, World>({
  machine: signInMachine,
  starts: {
    'sign-in page': {
      opens: async ({ page, beside }) => {
        // A right password forgets the wrong ones, so that walks before this one do not count against it.
        await beside.post('/api/sign-in', { data: { email: EDITOR, password: PASSWORD } });
        await page.goto('/login');
      },
    },
  },
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
      refused: { error: new Refusal(say('signIn.refused'), 401), when: ({ email }) => email === EDITOR },
      'no connection': { error: new Refusal(say('failed.network'), 500), isLost: true },
    },
    requestReset: {
      sent: { output: say('password.resetSent', { email: `${FRESH}@riverside.example` }) },
      'no connection': { error: new Refusal(say('failed.network'), 500), isLost: true },
    },
    checkCode: {
      'signed in': { output: { token: 'session token', user }, follows: isCode(RIGHT) },
      refused: { error: new Refusal(say('signIn.codeRefused'), 422), follows: isCode(WRONG, USED) },
      'too many wrong codes': {
        error: new Refusal(say('signIn.codeOver'), 401),
        follows: isCode(WRONG),
        comes: spendTries,
      },
      'no connection': {
        error: new Refusal(say('failed.network'), 500),
        // A right code opens once only and is not spent on a try that gets nowhere.
        follows: isCode(WRONG),
        isLost: true,
      },
    },
  },
  requests: {
    checkPassword: { method: 'POST', path: /\/sign-in$/ },
    requestReset: { method: 'POST', path: /\/reset-password$/ },
    checkCode: { method: 'PUT', path: /\/sign-in-via-two-factor$/ },
  },
  does: {
    'password.submit': async ({ page }, event) => {
      const { email, password: secret } = event as Extract<SignInEvent, { type: 'password.submit' }>;
      await page.getByLabel(say('signIn.email'), { exact: true }).fill(email);
      await page.getByLabel(say('signIn.password'), { exact: true }).fill(secret);
      await page.getByRole('button', { name: say('signIn.title'), exact: true }).click();
    },
    'code.submit': async (world, event) => {
      const field = world.page.getByRole('textbox', { name: say('signIn.code') });
      await field.fill(await typedCode(world, event));
      await world.page.getByRole('button', { name: 'Continue' }).click();
    },
    'reset.open': ({ page }) => page.getByRole('button', { name: 'Forgot your password?' }).click(),
    'reset.submit': async ({ page }, event) => {
      await page.getByLabel(say('signIn.email'), { exact: true }).fill(addressOf(String(event.emailAddress)));
      await page.getByRole('button', { name: 'Send link' }).click();
    },
    back: ({ page }) => page.getByRole('button', { name: 'Back' }).click(),
  },
  looks: {
    password: async (world, { context }) => {
      await showsForm(world, say('signIn.title'), say('signIn.title'), context.errors);
      const sent = world.page.getByText(say('password.resetSent', { email: '' }).trimEnd().replace(/\.$/, ''));
      await expect(sent).toHaveCount(context.notice === null ? 0 : 1, { timeout: world.within });
    },
    resetRequest: (world, { context }) => showsForm(world, 'New password', 'Send link', context.errors),
    requestingReset: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Sending' })).toBeVisible({ timeout: within }),
    checkingPassword: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Signing in' })).toBeVisible({ timeout: within }),
    code: (world, { context }) => showsForm(world, say('signIn.code'), 'Continue', context.errors),
    checkingCode: ({ page, within }) =>
      expect(page.getByRole('button', { name: 'Checking' })).toBeVisible({ timeout: within }),
    done: ({ page, within }) =>
      expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible({ timeout: within }),
  },
});

async function typedCode({ beside }: World, event: AnyEventObject): Promise<string> {
  if (event.code === RIGHT) return codes.fresh();
  if (event.code === WRONG) return codes.wrong();
  if (event.code !== USED) return String(event.code);
  const used = await codes.fresh();
  const opened = await beside.post('/api/sign-in', { data: { email: SECURE, password: PASSWORD } });
  const entered = await beside.put('/api/sign-in-via-two-factor', {
    headers: { authorization: opened.headers().authorization ?? '' },
    data: { email: SECURE, otp: used },
  });
  if (!entered.ok()) throw new Error(`The code could not be used up: ${await entered.text()}`);
  return used;
}

/** Five wrong codes are counted on the page's own challenge, so that the one on its way is the sixth. */
async function spendTries({ beside, heldFor }: World): Promise<void> {
  const request = (await heldFor('checkCode')).request();
  const authorization = (await request.allHeaders()).authorization ?? '';
  for (let times = 0; times < 5; times++)
    await beside.put('/api/sign-in-via-two-factor', {
      headers: { authorization },
      data: { email: SECURE, otp: codes.wrong() },
    });
}
