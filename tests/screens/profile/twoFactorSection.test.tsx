import { afterEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { twoFactorSetupMachine } from '@/machines/session/twoFactorSetup.machine';
import { TwoFactorSection } from '@/screens/profile/TwoFactorSection';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const SECRET = 'JBSWY3DPEHPK3PXPJB';
const machine = twoFactorSetupMachine.provide({
  actors: { generate: fromPromise(async () => ({ qr_image: 'data:image/png;base64,', secret: SECRET })) },
});

it('[TF12] shows the key in groups of four and copies it whole', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const { after, text, find } = await render(<TwoFactorSection machine={machine} isOn={false} />);
  await after(() => text('Enable')?.click());
  expect(text('JBSW Y3DP EHPK 3PXP JB')).not.toBeNull();
  await after(() => find('button[aria-label="Copy key"]').click());
  expect(writeText.mock.calls).toEqual([[SECRET]]);
});

it('[TF12] a cancelled setup gives the focus back to Enable', async () => {
  const { after, text } = await render(<TwoFactorSection machine={machine} isOn={false} />);
  await after(() => text('Enable')?.click());
  await after(() => text('Cancel')?.click());
  expect(document.activeElement).toBe(text('Enable'));
});
