import { expect, it, vi } from 'vitest';
import { sendChangedPassword, sendNewPassword, sendSetupCode, sendTwoFactorOff } from '@/api/session/passwords';
import { providedSignInMachine } from '@/app/session/startSession';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { holdService } from '../support/heldService';

const service = holdService();
const USER = '99999999-9999-4999-8999-999999999999';
const EMAIL = 'secure@riverside.example';

/** The body of the call that this makes. */
async function sentBy(make: () => Promise<unknown>, name: string): Promise<unknown> {
  make().catch(() => undefined);
  return (await service.next(name)).body;
}

it('[SG1] the code step is authorised by the challenge of the password step, with the digits of the code', async () => {
  const actor = service.run(providedSignInMachine);
  actor.send({ type: 'password.submit', email: EMAIL, password: 'a passphrase' });
  const first = await service.next('POST sign-in');
  expect(first.body).toEqual({ email: EMAIL, password: 'a passphrase' });
  expect(first.headers.get('authorization')).toBeNull();
  first.answer({ TFA: 1, user: null }, '', { authorization: 'Bearer the challenge' });
  await vi.waitFor(() => expect(actor.getSnapshot().matches('code')).toBe(true));
  actor.send({ type: 'code.submit', code: '123-456' });
  const second = await service.next('PUT sign-in-via-two-factor');
  expect(second.body).toEqual({ email: EMAIL, otp: '123456' });
  expect(second.headers.get('authorization')).toBe('Bearer the challenge');
});

it('[SG1] a link for a new password is asked for by the address', async () => {
  const actor = service.run(providedSignInMachine);
  actor.send({ type: 'reset.open' });
  actor.send({ type: 'reset.submit', emailAddress: ` ${EMAIL} ` });
  expect((await service.next('POST reset-password')).body).toEqual({ email: EMAIL });
});

it('[SI13] an error of the service at the request for a link is an error toast', async () => {
  clearToasts();
  const actor = service.run(providedSignInMachine);
  actor.send({ type: 'reset.open' });
  actor.send({ type: 'reset.submit', emailAddress: EMAIL });
  (await service.next('POST reset-password')).refuse(403);
  await vi.waitFor(() => expect(getToasts().shown).toMatchObject([{ text: 'No.', intent: 'error' }]));
  clearToasts();
});

it('[PW1] a new password goes with its link, and with a code only where there is one', async () => {
  const typed = { password: 'a new passphrase', password_confirmation: 'a new passphrase' };
  const input = { email: EMAIL, token: 'of the mail', typed };
  const name = 'PUT reset-password';
  expect(await sentBy(() => sendNewPassword({ ...input, code: '' }), name)).toEqual({
    email: EMAIL,
    token: 'of the mail',
    ...typed,
  });
  expect(await sentBy(() => sendNewPassword({ ...input, code: '123-456' }), name)).toMatchObject({ otp: '123456' });
});

it('[TS1] the proof of a change of two-factor is the password, or else a code', async () => {
  const setup = { qr_image: 'data:image/png;base64,', secret: 'JBSWY3DPEHPK3PXP' };
  const confirm = (password: string) => () => sendSetupCode(USER, { setup, code: '123-456', password });
  const shown = { image: setup.qr_image, secret: setup.secret, otp: '123456' };
  const name = `PUT users/${USER}/tfa-confirm`;
  expect(await sentBy(confirm(''), name)).toEqual(shown);
  expect(await sentBy(confirm('my password'), name)).toEqual({ ...shown, password: 'my password' });
  const off = (password: string, code: string) => () => sendTwoFactorOff(USER, { password, code });
  expect(await sentBy(off('my password', '123-456'), `DELETE users/${USER}/tfa`)).toEqual({ password: 'my password' });
  expect(await sentBy(off('', '123-456'), `DELETE users/${USER}/tfa`)).toEqual({ otp: '123456' });
});

it('[CP1] changing the password sends the present one with the new one', async () => {
  const body = { current: 'my password', new: 'the next passphrase', confirm: 'the next passphrase' };
  expect(await sentBy(() => sendChangedPassword(USER, body), `PUT users/${USER}/update-password`)).toEqual(body);
});
