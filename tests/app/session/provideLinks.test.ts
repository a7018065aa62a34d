import { expect, it } from 'vitest';
import { providedLocationConfirmation } from '@/app/locations/provideLocationConfirmation';
import { providedHandOff } from '@/app/session/provideHandOff';
import { providedPasswordReset } from '@/app/session/providePasswordReset';
import { confirmLocation } from '@/contract/locations/confirmations';
import { sampleOf } from '../../api/recorded/support/sampleOf';
import { testCurrentUser } from '../../support/dom/testCurrentUser';
import { holdService } from '../support/heldService';

const service = holdService();
const TYPED = { password: 'a new passphrase', password_confirmation: 'a new passphrase' };

it('[MT27] [PW1] the password of a link is sent with its address and token, and the text of the service is the result', async () => {
  const input = { email: 'maya@riverside.example', token: 'of the mail', asksForCode: false };
  const actor = service.run(providedPasswordReset, input);
  actor.send({ type: 'passwords.submit', ...TYPED });
  const call = await service.next('PUT reset-password');
  expect(call.body).toEqual({ email: input.email, token: input.token, ...TYPED });
  call.answer(null, 'Your password is set.');
  await expect.poll(() => actor.getSnapshot().output).toEqual({ message: 'Your password is set.' });
});

it('[MT27] [PW1] a page that is left wants no answer to its password', async () => {
  const actor = service.run(providedPasswordReset, { email: 'a@b.example', token: 'T', asksForCode: false });
  actor.send({ type: 'passwords.submit', ...TYPED });
  const call = await service.next('PUT reset-password');
  expect(call.isWanted()).toBe(true);
  actor.stop();
  expect(call.isWanted()).toBe(false);
});

it('[MT27] [LC1] [CL5] a link confirms its location by its own token alone, and shows the reason where it does not', async () => {
  const confirmed = service.run(providedLocationConfirmation, { token: 'of the link' });
  await Promise.resolve();
  expect(service.waiting()).toEqual([]);
  confirmed.send({ type: 'confirm' });
  const call = await service.next('GET confirm-location');
  expect([call.headers.get('authorization'), call.body]).toEqual(['Bearer of the link', null]);
  call.answer(sampleOf(confirmLocation.data, 'data', 'full'), 'Riverside Mall is confirmed.');
  await expect
    .poll(() => confirmed.getSnapshot().output)
    .toEqual({ isConfirmed: true, text: 'Riverside Mall is confirmed.' });
  const failed = service.run(providedLocationConfirmation, { token: 'used' });
  failed.send({ type: 'confirm' });
  (await service.next('GET confirm-location')).refuse(401, { error: 'The link was used.' });
  await expect.poll(() => failed.getSnapshot().output).toEqual({ isConfirmed: false, text: 'The link was used.' });
});

it('[MT27] a code of another device is looked up, and exchanged once the person has agreed', async () => {
  const actor = service.run(providedHandOff, { token: 'CODE' });
  const owner = await service.next('POST hand-offs/look');
  expect(owner.body).toEqual({ token: 'CODE' });
  owner.answer({ name: 'Maya Okafor', organisation: 'Riverside' });
  await expect.poll(() => actor.getSnapshot().matches('offered')).toBe(true);
  expect(service.waiting()).toEqual([]);
  actor.send({ type: 'continue' });
  const exchange = await service.next('POST hand-offs/take');
  expect(exchange.body).toEqual({ token: 'CODE' });
  const { user } = testCurrentUser();
  exchange.answer({ user }, '', { authorization: 'Bearer the session' });
  await expect.poll(() => actor.getSnapshot().output).toEqual({ session: { token: 'the session', user }, text: '' });
});
