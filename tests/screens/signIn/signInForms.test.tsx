import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ApiError } from '@/api/transport/apiError';
import { translate } from '@/contract/texts/translate';
import { handOffMachine } from '@/machines/session/handOff.machine';
import { passwordResetMachine } from '@/machines/session/passwordReset.machine';
import { type PasswordOutput, signInMachine } from '@/machines/session/signIn.machine';
import { PasswordResetScreen } from '@/screens/resetPassword/PasswordResetScreen';
import { ContinueAs } from '@/screens/signIn/ContinueAs';
import { SignInScreen } from '@/screens/signIn/SignInScreen';
import { inputAt } from '../../support/dom/inputAt';
import { cleanUp, render } from '../../support/dom/render';
import { typeInto } from '../../support/dom/typeInto';

afterEach(cleanUp);

const WRONG = translate('signIn.refused');
const unauthorised = () => new ApiError(401, WRONG, { error: WRONG, message: WRONG, code: 'wrong' });

type Answer = () => Promise<PasswordOutput>;

/** The sign-in screen, whose service answers each try with the next of the answers. */
async function signInScreen(...given: (Answer | { readonly beside: ReactNode })[]) {
  const answers = given.filter((one) => typeof one === 'function');
  const beside = given.flatMap((one) => (typeof one === 'function' ? [] : [<div key="beside">{one.beside}</div>]));
  const machine = signInMachine.provide({
    actors: { checkPassword: fromPromise(async () => (answers.shift() ?? (() => Promise.reject(unauthorised())))()) },
  });
  const notice = { text: 'Your password has been changed.', intent: 'success' } as const;
  const shown = await render(
    <>
      <SignInScreen machine={machine} notice={notice} onSignedIn={vi.fn()} />
      {beside}
    </>,
  );
  const input = (name: string) => inputAt(shown.page, `input[name=${name}]`);
  return {
    ...shown,
    input,
    submit: () => shown.page.querySelector('form')?.requestSubmit(),
    alerts: () => [...shown.page.querySelectorAll('form [role=alert]')].map((one) => one.textContent),
  };
}

it('[SI18] a wrong password is announced in the form until the next try', async () => {
  const never = new Promise<PasswordOutput>(() => undefined);
  const { after, input, submit, alerts } = await signInScreen(
    () => Promise.reject(unauthorised()),
    () => never,
  );
  await after(() => {
    typeInto(input('email'), 'maya@riverside.example');
    typeInto(input('password'), 'not my password');
  });
  await after(() => submit());
  expect(alerts()).toEqual([WRONG]);
  await after(() => typeInto(input('password'), 'another one'));
  expect(alerts()).toEqual([WRONG]);
  await after(() => submit());
  expect(alerts()).toEqual([]);
});

it('[SI19] a notice of before goes with the first try', async () => {
  const { after, page, submit } = await signInScreen();
  await after(() => undefined);
  expect(page.textContent).toContain('Your password has been changed.');
  await after(() => submit());
  expect(page.textContent).not.toContain('Your password has been changed.');
});

it('[FM17] the error of a field goes while it is corrected, and returns with a try that is wrong again', async () => {
  const { after, input, submit, page } = await signInScreen();
  await after(() => submit());
  expect(page.textContent).toContain(translate('signIn.emailMissing'));
  expect(page.textContent).toContain(translate('signIn.passwordMissing'));
  await after(() => typeInto(input('email'), 'maya'));
  expect(page.textContent).not.toContain(translate('signIn.emailMissing'));
  expect(page.textContent).toContain(translate('signIn.passwordMissing'));
  await after(() => typeInto(input('email'), ''));
  await after(() => submit());
  expect(page.textContent).toContain(translate('signIn.emailMissing'));
});

it('[FM18] a button shows the typed password and hides it again', async () => {
  const { after, input, find } = await signInScreen();
  await after(() => find('button[aria-label="Show password"]').click());
  expect(input('password').type).toBe('text');
  await after(() => find('button[aria-label="Hide password"]').click());
  expect(input('password').type).toBe('password');
});

it('[FM19] a password field says that Caps Lock is on, until it is off or the field is left', async () => {
  const { after, input, page } = await signInScreen();
  const press = (modifierCapsLock: boolean) =>
    input('password').dispatchEvent(new KeyboardEvent('keyup', { key: 'a', bubbles: true, modifierCapsLock }));
  await after(() => press(true));
  expect(page.textContent).toContain('Caps Lock is on.');
  await after(() => press(false));
  expect(page.textContent).not.toContain('Caps Lock is on.');
  await after(() => press(true));
  await after(() => input('password').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(page.textContent).not.toContain('Caps Lock is on.');
});

it('[RP12] without the token of its link, the page for a new password says so and offers to request one', async () => {
  const onRequestLink = vi.fn();
  const { page, after, text } = await render(
    <PasswordResetScreen
      machine={passwordResetMachine}
      link={{ email: '', token: '', asksForCode: false }}
      onDone={vi.fn()}
      onLeave={vi.fn()}
      onRequestLink={onRequestLink}
    />,
  );
  expect(text('This link is incomplete')).not.toBeNull();
  expect(page.querySelector('input[type=password]')).toBeNull();
  await after(() => page.querySelector('form')?.requestSubmit());
  expect(onRequestLink).toHaveBeenCalledTimes(1);
});

/** The screen after a password that needs a code. */
async function codeScreen() {
  const shown = await signInScreen(async () => ({ kind: 'needs-code', token: 'challenge' }));
  await shown.after(() => {
    typeInto(shown.input('email'), 'maya@riverside.example');
    typeInto(shown.input('password'), 'my password');
  });
  await shown.after(() => shown.submit());
  return shown;
}

it('[SI20] the step for the code names the account and says where help is', async () => {
  const { page } = await codeScreen();
  expect(page.textContent).toContain('maya@riverside.example');
  expect(page.textContent).toContain('Ask your administrator');
});

it('[SI20] Back leads to the password, which then has the focus', async () => {
  const { after, text, input } = await codeScreen();
  await after(() => text('Back')?.click());
  expect([input('email').value, document.activeElement === input('password')]).toEqual([
    'maya@riverside.example',
    true,
  ]);
});

it('[SI20] [SI22] so does Back of the browser, also from the request for a link', async () => {
  const back: { go: (steps: number) => void } = { go: () => undefined };
  function History() {
    back.go = useNavigate();
    return null;
  }
  const { after, until, page, text, submit, input } = await signInScreen(
    async () => ({ kind: 'needs-code', token: 'c' }),
    {
      beside: <History />,
    },
  );
  await after(() => text('Forgot your password?')?.click());
  const shows = (selector: string) => () => page.querySelector(selector) !== null;
  await until(shows('input[name=emailAddress]'));
  await after(() => back.go(-1));
  await until(shows('input[name=password]'));
  await after(() => {
    typeInto(input('email'), 'maya@riverside.example');
    typeInto(input('password'), 'my password');
  });
  await after(() => submit());
  await until(shows('input[inputmode=numeric]'));
  await after(() => back.go(-1));
  await until(() => document.activeElement?.getAttribute('name') === 'password');
});

it('[FM22] a field that was left is validated, and one that was left blank is not', async () => {
  const { after, input, page } = await signInScreen();
  const leave = (relatedTarget: Element | null = null) =>
    input('email').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  await after(() => leave());
  expect(page.querySelector('[role=alert]')).toBeNull();
  await after(() => typeInto(input('email'), 'maya at riverside'));
  // Pressing a button sends the form, or leaves it: nothing moves under the pointer before.
  await after(() => leave(page.querySelector('button')));
  expect(page.textContent).not.toContain(translate('signIn.emailInvalid'));
  await after(() => leave(input('password')));
  expect(page.textContent).toContain(translate('signIn.emailInvalid'));
  await after(() => typeInto(input('email'), 'maya@riverside.example'));
  expect(page.textContent).not.toContain(translate('signIn.emailInvalid'));
});

it('[HO9] shows whose session goes on here, by name and organisation', async () => {
  const machine = handOffMachine.provide({
    actors: { readOwner: fromPromise(async () => ({ name: 'Maya Okafor', organisation: 'Riverside' })) },
  });
  const { text, page } = await render(<ContinueAs machine={machine} token="a-code" onEnd={vi.fn()} />);
  expect([text('Maya Okafor'), text('Riverside'), text('Continue as Maya Okafor')]).not.toContain(null);
  expect(page.querySelector('form')?.textContent).toContain('another device');
});
