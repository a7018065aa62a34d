import { expect } from 'playwright/test';
import { translate } from '@/contract/texts/translate';
import type { OwnOrganisation } from '@/contract/users/users';
import { type SwitchingEvent, switchingMachine } from '@/machines/session/switching.machine';
import { openSignedIn, passFirstReads } from '../support/browser/signedInPage';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import type { World } from '../support/worlds/world';

const NORTHWIND = { uuid: '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22', name: 'Northwind Retail' };
const RIVERSIDE = { uuid: '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11', name: 'Riverside' };
const named = [NORTHWIND, RIVERSIDE];
const nameOf = (uuid: string) => named.find((one) => one.uuid === uuid)?.name ?? '';
const record = (one: typeof NORTHWIND): OwnOrganisation => ({
  ...one,
  color: '#7a3e9d',
  logo: null,
  reseller: 0,
  features: [],
});
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };

const switcher = ({ page }: World, name: string) => page.getByRole('button', { name: `${name}, switch organisation` });
const failure = ({ page }: World) => page.getByText(translate('failed.network'));

async function showsPlace(world: World, activeId: string) {
  await expect(switcher(world, nameOf(activeId))).toBeVisible({ timeout: world.within });
  const bar = world.page.getByText(`Viewing ${RIVERSIDE.name} as`);
  await expect(bar).toHaveCount(activeId === RIVERSIDE.uuid ? 1 : 0, { timeout: world.within });
}

export const switchingModel = defineModel<typeof switchingMachine, World>({
  machine: switchingMachine,
  starts: {
    'a reseller at home': {
      input: { own: NORTHWIND.uuid, activeId: NORTHWIND.uuid },
      open: async (world) => {
        await passFirstReads(world);
        await openSignedIn(world, 'reseller@northwind.example', '/locations');
      },
    },
  },
  expected: `
    start | a reseller at home | idle |
    idle; done; failed {atHome} | choose a customer | remoteAdmin | setChosen; asks enableRemoteAdmin(organisation: 7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11)
    idle; done; failed {!atHome} | choose the own organisation | loadingOrganisation | setChosen; asks readOrganisation(organisation: 4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22)
    remoteAdmin | enableRemoteAdmin: allowed | loadingOrganisation | asks readOrganisation(organisation: 7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11)
    loadingOrganisation | readOrganisation: the customer; readOrganisation: the own organisation | loadingSubOrganisations | setOrganisation; asks readAdjacent
    loadingSubOrganisations | readAdjacent: what stands around it | done | setActiveId; emitSwitched
    remoteAdmin | enableRemoteAdmin: no connection | failed | setError
    loadingOrganisation | readOrganisation: no connection | failed | setError
    loadingSubOrganisations | readAdjacent: no connection | failed | setError
    failed | dismiss | idle | reset`,
  conditions: {
    atHome: (walk) =>
      walk.before('readAdjacent: what stands around it').last('choose a customer', 'choose the own organisation') !==
      'choose a customer',
  },
  samples: {
    'choose a customer': { type: 'choose', chosen: RIVERSIDE },
    'choose the own organisation': { type: 'choose', chosen: NORTHWIND },
    dismiss: { type: 'dismiss' },
  },
  answers: {
    enableRemoteAdmin: { allowed: { output: RIVERSIDE }, 'no connection': lost },
    readOrganisation: {
      'the customer': { output: record(RIVERSIDE), when: ({ chosen }) => chosen === RIVERSIDE },
      'the own organisation': { output: record(NORTHWIND), when: ({ chosen }) => chosen === NORTHWIND },
      'no connection': lost,
    },
    readAdjacent: { 'what stands around it': { output: { parent: null, sub: [] } }, 'no connection': lost },
  },
  requests: {
    enableRemoteAdmin: { method: 'PUT', path: /\/organisations\/[^/]+\/remote-admin$/ },
    readOrganisation: { method: 'GET', path: /\/organisations\/[^/]+$/ },
    readAdjacent: { method: 'GET', path: /\/organisations\/[^/]+\/sub-organisations$/ },
  },
  actions: {
    choose: async (world, event) => {
      const { chosen } = event as Extract<SwitchingEvent, { type: 'choose' }>;
      await world.page.getByRole('button', { name: /switch organisation$/ }).click();
      const surface = world.page.getByRole('dialog', { name: 'Switch organisation' });
      await surface.getByRole('button', { name: chosen.name }).first().click();
    },
    dismiss: ({ page }) => page.getByRole('button', { name: 'Dismiss' }).click(),
  },
  assertions: {
    idle: (world, { context }) => showsPlace(world, context.activeId),
    done: (world, { context }) => showsPlace(world, context.activeId),
    remoteAdmin: showsBusy,
    loadingOrganisation: showsBusy,
    loadingSubOrganisations: showsBusy,
    failed: async (world, { context }) => {
      await showsPlace(world, context.activeId);
      await expect(failure(world)).toBeVisible({ timeout: world.within });
    },
  },
  // One switch is one wait to a person, and having switched is being there.
  equivalentStates: [
    ['remoteAdmin', 'loadingOrganisation', 'loadingSubOrganisations'],
    ['idle', 'done', 'failed'],
  ],
});

async function showsBusy({ page, within }: World, { context }: { context: { chosen: { name: string } | null } }) {
  const button = page.getByRole('button', { name: `Switching to ${context.chosen?.name}` });
  await expect(button).toBeVisible({ timeout: within });
}
