import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ApiError } from '@/api/apiError';
import { translate } from '@/contract/texts/translate';
import { passwordResetMachine } from '@/machines/session/passwordReset.machine';
import { type PasswordOutput, signInMachine } from '@/machines/session/signIn.machine';
import { PasswordResetScreen } from '@/screens/resetPassword/PasswordResetScreen';
import { SignInScreen } from '@/screens/signIn/SignInScreen';
import { inputAt } from '../../support/inputAt';
import { cleanUp, render } from '../../support/render';
import { typeInto } from '../../support/typeInto';

afterEach(cleanUp);

const WRONG = translate('signIn.refused');
const unauthorised = () => new ApiError(401, WRONG, { error: WRONG, message: WRONG, code: 'wrong' });

/** The sign-in screen, whose service answers each try with the next of the answers. */
async function signInScreen(...answers: (() => Promise<PasswordOutput>)[]) {
  const machine = signInMachine.provide({
    actors: { checkPassword: fromPromise(async () => (answers.shift() ?? (() => Promise.reject(unauthorised())))()) },
  });
  const notice = { text: 'Your password has been changed.', intent: 'success' } as const;
  const shown = await render(<SignInScreen machine={machine} notice={notice} onSignedIn={vi.fn()} />);
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
