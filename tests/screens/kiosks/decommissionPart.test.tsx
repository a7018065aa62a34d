import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideKioskCommissioning } from '@/app/records/provideKioskCommissioning';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { kioskText } from '@/contract/texts/kioskTexts';
import { DecommissionPart } from '@/screens/kiosks/DecommissionPart';
import { text } from '@/screens/kiosks/texts';
import { holdService } from '../../app/support/heldService';
import { kioskAnswer, UUID } from '../../app/support/samples';
import { cleanUp, render } from '../../support/dom/render';

const service = holdService();
beforeEach(() => clearToasts());
afterEach(cleanUp);

const toasts = () => getToasts().shown.map(({ text: words, intent }) => [intent, words]);

async function confirmDecommission() {
  const onEnd = vi.fn();
  const machine = provideKioskCommissioning(service.client, UUID.organisation);
  const page = await render(
    <DecommissionPart machine={machine} kiosk={{ id: 4, name: 'Lobby' }} blockedBy={null} onEnd={onEnd} />,
  );
  const button = () => page.find('button');
  await page.after(() => button().click());
  expect(page.text(kioskText('decommission'))).not.toBeNull();
  expect(service.waiting()).toEqual([]);
  await page.after(() => page.text('Confirm')?.click());
  expect(button().textContent).toBe(text('decommissioning'));
  return { ...page, button, onEnd, call: await service.next('POST screens/4/decommission') };
}

it('[KI25] [MA2] taking a kiosk out of service says so once, and ends the part', async () => {
  const { call, onEnd } = await confirmDecommission();
  expect([toasts(), onEnd.mock.calls]).toEqual([[], []]);
  await act(async () => call.answer(kioskAnswer(), 'Lobby is decommissioned.'));
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
  expect(toasts()).toEqual([['success', 'Lobby is decommissioned.']]);
});

it('[KI25] [MA2] a failure says why, and the kiosk can be taken out of service again', async () => {
  const { call, onEnd, button, until } = await confirmDecommission();
  await act(async () => call.refuse(409, { error: 'Lobby is being updated.' }));
  await expect.poll(toasts).toEqual([['error', 'Lobby is being updated.']]);
  await until(() => button().textContent === text('decommission'));
  expect(onEnd).not.toHaveBeenCalled();
});

it('[KI25] Cancel asks the service nothing', async () => {
  const page = await render(
    <DecommissionPart
      machine={provideKioskCommissioning(service.client, UUID.organisation)}
      kiosk={{ id: 4, name: 'Lobby' }}
      blockedBy={null}
      onEnd={() => undefined}
    />,
  );
  await page.after(() => page.find('button').click());
  await page.after(() => page.text('Cancel')?.click());
  expect([service.waiting(), toasts()]).toEqual([[], []]);
});
