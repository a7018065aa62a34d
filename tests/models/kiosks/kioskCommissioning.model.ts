import { expect } from 'playwright/test';
import type { KioskList } from '@/contract/kiosks/kiosks';
import { kioskText } from '@/contract/texts/kioskTexts';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { kioskCommissioningMachine } from '@/machines/kiosks/kioskCommissioning.machine';
import { dataOf, good, signInByApi } from '../support/browser/mailbox';
import { openSignedIn } from '../support/browser/signedInPage';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import { OWNER } from '../support/worlds/ownFloor';
import type { World } from '../support/worlds/world';

const form = ({ page }: World) => page.getByRole('dialog');
const button = (world: World) => form(world).getByRole('button', { name: /^Decommission(ing)?$/ });
const question = ({ page }: World) => page.getByRole('alertdialog', { name: /^Decommission .+\?$/ });

/** Opens the form of a kiosk of the demo that is in service, or of one that is not; one that a walk took out is not met again. */
const openKiosk = (isCommissioned: boolean) => async (world: World) => {
  const { headers, user } = await signInByApi<User>(world.api, { email: OWNER, password: 'atrium-demo' });
  const address = `/api/organisations/${user.organisation.uuid}/screens`;
  const { screens } = await dataOf<KioskList>(await good(world.api.get(address, { headers })));
  const kiosk = screens.find(({ plus_id }) => (plus_id !== null) === isCommissioned);
  await openSignedIn(world, OWNER, `/kiosks?open=${kiosk?.id}`);
  await form(world).waitFor();
};

export const kioskCommissioningModel = defineModel<typeof kioskCommissioningMachine, World>({
  machine: kioskCommissioningMachine,
  starts: {
    'a kiosk in service': { input: { id: 7, isCommissioned: true }, open: openKiosk(true) },
    'a kiosk that was never in service': { input: { id: 8, isCommissioned: false }, open: openKiosk(false) },
  },
  expected: `
    start | a kiosk in service | commissioned |
    start | a kiosk that was never in service | notCommissioned |
    commissioned | decommission | confirming |
    confirming | cancel | commissioned |
    confirming | confirm | decommissioning | asks decommission(id: 7)
    decommissioning | decommission: out of service | decommissioned | notifyDone
    decommissioning | decommission: no connection | commissioned | notifyFailed`,
  samples: { decommission: { type: 'decommission' }, confirm: { type: 'confirm' }, cancel: { type: 'cancel' } },
  answers: {
    decommission: {
      'out of service': { output: kioskText('decommissioned', { name: 'North' }) },
      'no connection': { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true },
    },
  },
  requests: { decommission: { method: 'POST', path: /\/screens\/\d+\/decommission$/ } },
  actions: {
    decommission: (world) => button(world).click(),
    confirm: (world) => question(world).getByRole('button', { name: 'Confirm' }).click(),
    cancel: (world) => question(world).getByRole('button', { name: 'Cancel' }).click(),
  },
  assertions: {
    commissioned: async (world) => {
      const timeout = world.within;
      await expect(question(world)).toHaveCount(0, { timeout });
      await expect(button(world)).toHaveText('Decommission', { timeout });
      await expect(button(world)).not.toHaveAttribute('aria-disabled', 'true', { timeout });
    },
    notCommissioned: async (world) => {
      await expect(form(world)).toBeVisible({ timeout: world.within });
      await expect(button(world)).toHaveCount(0, { timeout: world.within });
      await expect(world.page.getByText(/has been decommissioned\./)).toHaveCount(0, { timeout: world.within });
    },
    confirming: (world) => expect(question(world)).toContainText(kioskText('decommission'), { timeout: world.within }),
    decommissioning: (world) => expect(button(world)).toHaveText('Decommissioning', { timeout: world.within }),
    decommissioned: (world) =>
      expect(world.page.getByText(/has been decommissioned\./).first()).toBeVisible({ timeout: world.within }),
  },
});
