import { beforeEach, expect, it, vi } from 'vitest';
import { provideChangePassword, provideTwoFactorSetup } from '@/app/session/provideProfileMachines';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { translate } from '@/contract/texts/translate';
import { holdService } from '../support/heldService';

const service = holdService();
const USER = '99999999-9999-4999-8999-999999999999';
const SETUP = { qr_image: 'data:image/png;base64,', secret: 'JBSWY3DPEHPK3PXP' };

beforeEach(() => clearToasts());

it('[TS1] two-factor is on for the page once its code was confirmed, and not before', async () => {
  const change = vi.fn();
  const actor = service.run(provideTwoFactorSetup(USER, change), { isOn: false });
  actor.send({ type: 'enable' });
  (await service.next(`GET users/${USER}/tfa-generate`)).answer(SETUP);
  await vi.waitFor(() => expect(actor.getSnapshot().context.setup).toEqual(SETUP));
  actor.send({ type: 'confirm', code: '123-456', password: '' });
  const call = await service.next(`PUT users/${USER}/tfa-confirm`);
  expect(change).not.toHaveBeenCalled();
  call.answer(null);
  await vi.waitFor(() => expect(change.mock.calls).toEqual([[{ TFA: 1 }]]));
  expect(JSON.stringify(getToasts().shown)).toContain(translate('tfa.confirmed'));
});

it('[TS1] two-factor is off for the page once the service has switched it off', async () => {
  const change = vi.fn();
  const actor = service.run(provideTwoFactorSetup(USER, change), { isOn: true });
  actor.send({ type: 'disable' });
  actor.send({ type: 'prove', password: 'my password', code: '' });
  const call = await service.next(`DELETE users/${USER}/tfa`);
  expect(call.body).toEqual({ password: 'my password' });
  call.refuse(422);
  await vi.waitFor(() => expect(actor.getSnapshot().matches('confirmingDisable')).toBe(true));
  expect(change).not.toHaveBeenCalled();
  actor.send({ type: 'prove', password: 'my password', code: '' });
  (await service.next(`DELETE users/${USER}/tfa`)).answer(null);
  await vi.waitFor(() => expect(change.mock.calls).toEqual([[{ TFA: 0 }]]));
  expect(JSON.stringify(getToasts().shown)).toContain(translate('tfa.disabled'));
});

it('[CP1] the password that is changed is that of the person', async () => {
  const actor = service.run(provideChangePassword(USER));
  const typed = { current: 'my password', new: 'the passphrase after that', confirm: 'the passphrase after that' };
  actor.send({ type: 'reveal' });
  actor.send({ type: 'submit', ...typed });
  actor.send({ type: 'confirm' });
  const call = await service.next(`PUT users/${USER}/update-password`);
  expect(call.body).toEqual(typed);
  call.answer(null);
  await vi.waitFor(() => expect(actor.getSnapshot().matches('done')).toBe(true));
  expect(actor.getSnapshot().context.typed).toEqual({ current: '', new: '', confirm: '' });
});
