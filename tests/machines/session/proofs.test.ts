import { expect, it } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import { changePasswordMachine } from '@/machines/session/changePassword.machine';
import { handOffMachine } from '@/machines/session/handOff.machine';
import { passwordResetMachine } from '@/machines/session/passwordReset.machine';
import { signInMachine } from '@/machines/session/signIn.machine';
import { twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { drive } from '../drive';

const EMAIL = 'secure@riverside.example';
const CODE = '123-456';
const SETUP = { qr_image: 'data:image/png;base64,', secret: 'JBSWY3DPEHPK3PXP' };
const refusal = (text: string, status = 422) => new ApiError(status, text, null);

async function atCode() {
  const driven = drive(signInMachine);
  driven.send({ type: 'password.submit', email: `  ${EMAIL} `, password: 'a passphrase' });
  const proof = driven.asked('checkPassword');
  await driven.answer('checkPassword', { kind: 'needs-code', token: 'the challenge' });
  return { ...driven, proof };
}

it('[SG1] the password goes with its address, which has no spaces around it', async () => {
  expect((await atCode()).proof).toEqual({ email: EMAIL, password: 'a passphrase' });
});

it('[SG1] the code goes with the challenge of its password step, and with the address', async () => {
  const { send, asked, answer, context, state } = await atCode();
  send({ type: 'code.submit', code: CODE });
  expect(asked('checkCode')).toEqual({ email: EMAIL, code: CODE, challenge: 'the challenge' });
  await answer('checkCode', { token: 'the session', user: { uuid: 'maya' } });
  expect([state(), context().session]).toEqual(['done', { token: 'the session', user: { uuid: 'maya' } }]);
});

it('[SG1] a second password step has a challenge of its own; leaving the code forgets the first', async () => {
  const { send, asked, answer, context } = await atCode();
  send({ type: 'back' });
  expect(context().challenge).toBeNull();
  send({ type: 'password.submit', email: EMAIL, password: 'a passphrase' });
  await answer('checkPassword', { kind: 'needs-code', token: 'another challenge' });
  send({ type: 'code.submit', code: CODE });
  expect(asked('checkCode')).toMatchObject({ challenge: 'another challenge' });
});

it('[SG1] a wrong code is an error of its field, in the words of the service alone', async () => {
  const { send, refuse, context } = await atCode();
  send({ type: 'code.submit', code: CODE });
  await refuse('checkCode', refusal('That code is wrong.'));
  expect(context().errors).toEqual({ code: 'That code is wrong.' });
  send({ type: 'code.submit', code: CODE });
  await refuse('checkCode', refusal('Please sign in again.', 401));
  expect([context().errors, context().challenge]).toEqual([{ form: 'Please sign in again.' }, null]);
});

it('[PW1] a new password goes with the link that allows it and, where it is asked for, with the code', () => {
  const passwords = { password: 'a new passphrase of mine', password_confirmation: 'a new passphrase of mine' };
  for (const [asksForCode, code] of [
    [false, ''],
    [true, CODE],
  ] as const) {
    const { send, asked } = drive(passwordResetMachine, { email: EMAIL, token: 'of the mail', asksForCode });
    send({ type: 'passwords.submit', ...passwords });
    if (asksForCode) send({ type: 'code.submit', code });
    expect(asked('setPassword')).toEqual({ email: EMAIL, token: 'of the mail', typed: passwords, code });
  }
});

it('[TS1] confirming sends the secret that is shown, the code, and the password once the service asks for it', async () => {
  const { send, asked, answer, refuse } = drive(twoFactorSetupMachine, { isOn: false });
  send({ type: 'enable' });
  await answer('generate', SETUP);
  send({ type: 'confirm', code: CODE, password: '' });
  expect(asked('confirmSetup')).toEqual({ setup: SETUP, code: CODE, password: '' });
  await refuse('confirmSetup', refusal('Enter your password.'));
  send({ type: 'confirm', code: CODE, password: 'my password' });
  expect(asked('confirmSetup')).toEqual({ setup: SETUP, code: CODE, password: 'my password' });
});

it.each([
  ['the password', { password: 'my password', code: '' }],
  ['a code', { password: '', code: CODE }],
])('[TS1] switching off sends its proof: %s', (_proof, proof) => {
  const { send, asked } = drive(twoFactorSetupMachine, { isOn: true });
  send({ type: 'disable' });
  send({ type: 'prove', ...proof });
  expect(asked('disable')).toEqual(proof);
});

it('[CP1] changing the password sends the present one with the new one', () => {
  const typed = { current: 'my password', new: 'the passphrase after that', confirm: 'the passphrase after that' };
  const { send, asked } = drive(changePasswordMachine);
  send({ type: 'reveal' });
  send({ type: 'submit', ...typed });
  send({ type: 'confirm' });
  expect(asked('changePassword')).toEqual(typed);
});

it('[HO5] a hand-off is taken with the code of its link, which is looked at first', async () => {
  const { send, asked, answer } = drive(handOffMachine, { token: 'of the link' } as never);
  expect(asked('readOwner')).toEqual({ token: 'of the link' });
  await answer('readOwner', { name: 'Maya Okafor' });
  send({ type: 'continue' });
  expect(asked('exchange')).toEqual({ token: 'of the link' });
});
